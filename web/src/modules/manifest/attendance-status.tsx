import { may } from '@leme/contract/access/permission';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { attendanceOf } from '@leme/contract/manifest/rules';
import type { ReactNode } from 'react';
import { useText } from '#kit/i18n.ts';
import { useCan } from '#kit/session.tsx';
import { Chip } from '#ui/chip.tsx';
import { StatusMenu } from '#ui/status-menu.tsx';
import { isAttendanceState } from './attendance.ts';
import { attendanceOfBooking, isPartlyAboard } from './party.ts';
import { partyMessages } from './party-messages.ts';
import { useStatusOptions } from './status-options.tsx';
import type { Attendance } from './use-attendance.ts';

export type AttendanceStatusProps = {
  booking: ManifestBooking;
  attendance: Attendance;
  size?: 'chip' | 'pier' | undefined;
  note?: ReactNode | undefined;
  className?: string | undefined;
};

/** The attendance of a booking: a menu for those who may change it, the word for everybody else. */
export function AttendanceStatus({ booking, attendance, ...look }: AttendanceStatusProps) {
  const t = useText(partyMessages);
  const options = useStatusOptions();
  const mayChange = useMayCheckIn();
  const value = attendanceOf(booking);
  if (!mayChange) {
    const option = options.find((each) => each.value === value);
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
      options={options}
      onValueChange={(next) => isAttendanceState(next) && attendance.set(booking, next)}
    />
  );
}

export function useMayCheckIn(): boolean {
  return useCan()(may('attendance', 'create'));
}

/** `3/5` while only some are aboard. */
export function PartlyAboard({ booking }: { booking: ManifestBooking }) {
  const t = useText(partyMessages);
  const { aboard, total, ...rest } = attendanceOfBooking(booking);
  if (!isPartlyAboard({ aboard, total, ...rest })) return null;
  return (
    <span className="whitespace-nowrap ps-1.5 tabular-nums">
      <span aria-hidden="true">{`${aboard}/${total}`}</span>
      <span className="sr-only">{t('partly', { aboard, total })}</span>
    </span>
  );
}
