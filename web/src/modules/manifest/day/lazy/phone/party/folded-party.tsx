import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { attendanceOf } from '@leme/contract/manifest/rules';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { AttendanceStatus, PartlyAboard } from '../../../../attendance/attendance-status.tsx';
import { useManifestActions } from '../../../../party/manifest-actions.ts';
import { passengersText } from '../../../../party/party.ts';
import { manifestTexts } from '../../../../texts/texts.ts';
import { Marks } from './marks.tsx';

export type PartyProps = {
  booking: ManifestBooking;
  date: string;
  /** A change waits for a connection. */
  waiting: boolean;
};

/** A party that is settled: one line and what still matters; its name opens the rest again. */
export function FoldedParty({ booking, date, waiting, onUnfold }: PartyProps & { onUnfold: () => void }) {
  const t = useText(manifestTexts);
  const { time } = useFormat();
  const { isLeftHanded } = useManifestActions();
  const at = booking.passengers.find(({ status }) => status === 'checked_in')?.status_at;
  const note = attendanceOf(booking) === 'checked_in' && at ? time(new Date(at)) : undefined;
  return (
    <div className={cn('flex min-h-14 items-center gap-2', isLeftHanded && 'flex-row-reverse')}>
      <h2 className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={false}
          onClick={onUnfold}
          className="block min-h-14 w-full rounded-md text-start text-base leading-5.5"
        >
          <strong className="wrap-anywhere block">{booking.customer_name}</strong>
          <span className="wrap-anywhere block text-muted-fg tabular-nums">
            {passengersText(booking, t('noLabel'), (count) => t('groupOf', { count }))}
          </span>
          <PartlyAboard booking={booking} />
          <Marks booking={booking} date={date} waiting={waiting} onlyOpen />
        </button>
      </h2>
      <AttendanceStatus booking={booking} size="touch" note={note} className="shrink-0" />
    </div>
  );
}
