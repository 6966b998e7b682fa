import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { ArrowRightLeft, Banknote, QrCode, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { owes } from '../../filter/manifest-filters.ts';
import type { Panel } from '../../filter/manifest-search.ts';
import { useManifestActions } from '../manifest-actions.ts';
import { PartyDetails } from './party-details.tsx';
import { PeopleForm } from './people-form.tsx';
import { partyTexts } from './texts/texts.ts';

export type PartyMoreProps = {
  booking: ManifestBooking;
  date: string;
  /** Under a row of the table, or inside a card of the phone, which lists the hidden columns as well. */
  layout: 'row' | 'card';
  /** The row has not all nine columns: what lies under it lists their values. */
  isShort?: boolean;
};

/** What a row or card unfolds. */
export { CollectButton } from './collect/collect-button.tsx';

export function PartyMore({ booking, date, layout, isShort = false }: PartyMoreProps) {
  const { mayCheckIn } = useManifestActions();
  return (
    <div className="grid gap-3 max-md:text-base">
      <Actions booking={booking} date={date} layout={layout} />
      {(layout === 'card' || isShort) && <PartyDetails booking={booking} />}
      {mayCheckIn && <PeopleForm booking={booking} large={layout === 'card'} />}
    </div>
  );
}

type Begun = { new?: 'charge'; for?: string; code?: string; owed?: number | undefined };
const readNothing = (): Begun => ({});

function Actions({ booking, date, layout }: PartyMoreProps) {
  const t = useText(partyTexts);
  const { mayCheckIn, mayChangeBookings, mayCollect, open } = useManifestActions();
  const { partner } = useSignedIn();
  const { change } = useUrlState(readNothing);
  const { id, code, remaining_amount } = booking;
  const owed = remaining_amount ?? undefined;
  const charge = () => change({ new: 'charge', for: id, code, owed }, { push: true });
  const look = {
    size: layout === 'card' ? 'touch' : 'sm',
    className: layout === 'card' ? 'w-full justify-start font-normal' : 'font-normal',
  } as const;
  const drawn = {
    'aria-hidden': true,
    className: layout === 'card' ? 'size-6' : 'size-4',
    strokeWidth: 1.75,
  } as const;
  const action = (panel: Panel, icon: ReactNode, word: string) => (
    <Button {...look} onClick={() => open(panel, booking.id)}>
      {icon}
      {word}
    </Button>
  );
  return (
    <div className={layout === 'card' ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
      {mayCheckIn && booking.passengers.length > 1 && action('part', <Users {...drawn} />, t('some'))}
      {mayCollect(date) &&
        (owes(booking) || (mayChangeBookings && booking.paid_amount !== 0)) &&
        action('payment', <Banknote {...drawn} />, t('payment'))}
      {mayCollect(date) && owes(booking) && !partner && (
        <Button {...look} onClick={charge}>
          <Wallet {...drawn} />
          {t('charge')}
        </Button>
      )}
      {mayChangeBookings && action('move', <ArrowRightLeft {...drawn} />, t('move'))}
      {action('qr', <QrCode {...drawn} />, t('qr'))}
    </div>
  );
}
