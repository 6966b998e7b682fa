import { attendanceOf } from '@leme/contract/manifest/rules';
import { cn } from '#ui/style/cn.ts';
import { PartlyAboard } from '../../../../attendance/attendance-status.tsx';
import { PartyMore } from '../../../../party/lazy-parts.tsx';
import { useManifestActions } from '../../../../party/manifest-actions.ts';
import { attendanceOfBooking, isPartlySettled, missingOf } from '../../../../party/party.ts';
import { Passengers } from '../../../../party/party-parts.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { Marks } from './marks.tsx';
import type { OpenPartyProps } from './party-actions.tsx';
import { PartyActions } from './party-actions.tsx';

/** A party with what matters at the pier and the one big button at the thumb. */
export function OpenParty({ booking, date, waiting, ...actions }: OpenPartyProps) {
  const { detailsId, unfolded } = actions;
  const { mayCheckIn, isLeftHanded, board, open } = useManifestActions();
  const totals = attendanceOfBooking(booking);
  const state = attendanceOf(booking);
  // The button that was pressed says what became of it.
  const isSaid = mayCheckIn && state !== 'pending';
  return (
    <div className="grid grid-cols-1 gap-3 text-base">
      <div className={cn('flex items-stretch gap-3', isLeftHanded && 'flex-row-reverse')}>
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold text-lg">{booking.customer_name}</h2>
          <div className="wrap-anywhere tabular-nums">
            <Passengers booking={booking} />
          </div>
          <PartlyAboard booking={booking} />
          <Marks booking={booking} date={date} waiting={waiting && !isSaid} />
        </div>
        {mayCheckIn && (
          <CheckInButton
            name={booking.customer_name}
            state={state}
            rest={isPartlySettled(totals) ? missingOf(totals) : null}
            isQueued={waiting && isSaid}
            onPress={() => board(booking)}
            onHold={booking.passengers.length > 1 ? () => open('part', booking.id) : undefined}
          />
        )}
      </div>
      <PartyActions booking={booking} {...actions} />
      {unfolded && (
        <div id={detailsId} className="border-t pt-3">
          <PartyMore booking={booking} date={date} layout="card" />
        </div>
      )}
    </div>
  );
}
