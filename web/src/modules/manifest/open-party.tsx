import { attendanceOf } from '@leme/contract/manifest/rules';
import { Check, TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { PartlyAboard, useMayCheckIn } from './attendance-status.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { PartyActions } from './party-actions.tsx';
import type { PartyProps } from './party-card.tsx';
import { PartyDetails } from './party-details.tsx';
import { partyMessages } from './party-messages.ts';
import { Passengers } from './party-parts.tsx';
import { useVeil } from './veil.ts';

export type OpenPartyProps = PartyProps & {
  detailsId: string;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
};

/** A party with what matters at the pier and the one big button at the thumb. */
export function OpenParty({ booking, attendance, detailsId, unfolded, onUnfold }: OpenPartyProps) {
  const mayCheckIn = useMayCheckIn();
  return (
    <div className="grid grid-cols-1 gap-3 text-base">
      <div className="flex items-stretch gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-lg">{booking.customer_name}</h2>
          <div className="tabular-nums">
            <Passengers booking={booking} /> <PartlyAboard booking={booking} />
          </div>
          <Requirement text={booking.special_requirements} />
          <Debt amount={booking.remaining_amount} />
        </div>
        {mayCheckIn && (
          <CheckInButton
            name={booking.customer_name}
            state={attendanceOf(booking)}
            onPress={() => attendance.set(booking, 'checked_in')}
          />
        )}
      </div>
      <PartyActions
        booking={booking}
        attendance={attendance}
        detailsId={detailsId}
        unfolded={unfolded}
        onUnfold={onUnfold}
      />
      {unfolded && <PartyDetails id={detailsId} booking={booking} />}
    </div>
  );
}

function Requirement({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="my-1 flex w-fit items-start gap-1.5 rounded-sm bg-warning-tint py-0.5 ps-1.5 pe-2 font-semibold text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      {text}
    </p>
  );
}

function Debt({ amount }: { amount: number | null }) {
  const t = useText(partyMessages);
  const { money } = useFormat();
  const veil = useVeil();
  if (!veil.money || amount === null) return null;
  if (amount > 0) {
    return (
      <p className="text-danger-text">
        {t('pending')} <strong className="whitespace-nowrap tabular-nums">{money(amount)}</strong>
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-success-text">
      <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('allPaid')}
    </p>
  );
}
