import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { attendanceOf } from '@leme/contract/manifest/rules';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { cn } from '#ui/cn.ts';
import { AttendanceStatus, PartlyAboard } from './attendance-status.tsx';
import { Marks } from './marks.tsx';
import { passengersText } from './party.ts';
import { usePier } from './pier.ts';
import { manifestTexts } from './texts/texts.ts';

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
  const { isLeftHanded } = usePier();
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
            {passengersText(booking, t('noLabel'))}
          </span>
          <PartlyAboard booking={booking} />
          <Marks booking={booking} date={date} waiting={waiting} onlyOpen />
        </button>
      </h2>
      <AttendanceStatus booking={booking} size="pier" note={note} className="shrink-0" />
    </div>
  );
}
