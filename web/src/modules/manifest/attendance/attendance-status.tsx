import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { attendanceOf } from '@leme/contract/manifest/rules';
import { Undo2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { MenuItem, MenuSeparator } from '#ui/menus/menu.tsx';
import { StatusMenu } from '#ui/menus/status-menu.tsx';
import { useManifestActions } from '../party/manifest-actions.ts';
import { attendanceOfBooking, isPartlyAboard, lastMark } from '../party/party.ts';
import { manifestTexts } from '../texts/texts.ts';
import { isAttendanceState } from './attendance.ts';

export type AttendanceStatusProps = {
  booking: ManifestBooking;
  size?: 'chip' | 'touch' | undefined;
  note?: ReactNode | undefined;
  className?: string | undefined;
};

/** The attendance of a booking: a menu for those who may change it, the word for everybody else. */
export function AttendanceStatus({ booking, ...look }: AttendanceStatusProps) {
  const t = useText(manifestTexts);
  const { mayCheckIn, statuses, set } = useManifestActions();
  const value = attendanceOf(booking);
  if (!mayCheckIn) {
    const option = statuses.find((each) => each.value === value);
    return (
      <Chip tone={option?.tone} icon={option?.icon}>
        {option?.label}
      </Chip>
    );
  }
  return (
    <StatusMenu
      {...look}
      name={t('statusOf', { name: booking.customer_name })}
      value={value}
      options={statuses}
      onValueChange={(next) => isAttendanceState(next) && set(booking, next)}
      more={<More booking={booking} />}
    />
  );
}

/** Under the three states: a part of the party, and the way back. */
function More({ booking }: { booking: ManifestBooking }) {
  const t = useText(manifestTexts);
  const { time } = useFormat();
  const { open, takeBack } = useManifestActions();
  const mark = lastMark(booking);
  const hasParts = booking.passengers.length > 1;
  if (!mark && !hasParts) return null;
  const small = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <>
      <MenuSeparator />
      {hasParts && (
        <MenuItem icon={<Users {...small} />} onSelect={() => open('part', booking.id)}>
          {t('onlySome')}
        </MenuItem>
      )}
      {mark?.status_at && (
        <MenuItem icon={<Undo2 {...small} />} onSelect={() => takeBack(booking)}>
          {t(mark.status === 'no_show' ? 'undoNoShow' : 'undoCheckIn', {
            time: time(new Date(mark.status_at)),
            name: mark.status_by ?? t('somebody'),
          })}
        </MenuItem>
      )}
    </>
  );
}

/** `3 de 5 a bordo` while only some are. */
export function PartlyAboard({ booking }: { booking: ManifestBooking }) {
  const t = useText(manifestTexts);
  const { aboard, total, ...rest } = attendanceOfBooking(booking);
  if (!isPartlyAboard({ aboard, total, ...rest })) return null;
  return (
    <span className="w-fit whitespace-nowrap font-semibold tabular-nums">
      {t('partly', { aboard, total })}
    </span>
  );
}
