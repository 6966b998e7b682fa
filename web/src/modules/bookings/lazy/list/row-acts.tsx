import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useUrlState } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useNow } from '../../days/use-today.ts';
import { actSigns } from '../page/offered/act-signs.tsx';
import { offeredActs } from '../page/offered/offered-acts.ts';
import { useActOn } from '../page/offered/use-act-on.ts';
import { useBookingRights } from '../page/offered/use-booking-rights.ts';
import { pageTexts } from '../page/texts/texts.ts';
import { partyTexts } from '../party/texts/texts.ts';
import { bookingOf } from './booking-cells.tsx';
import { readBookingsAddress } from './bookings-address.ts';

/** What is done to one booking of the list, over its page. */
export function RowActs({ row, large }: { row: AnyRow; large: boolean }) {
  const t = useText(pageTexts);
  const words = useText(partyTexts);
  const booking = bookingOf(row);
  const { rightsFor, at } = useBookingRights();
  const now = useNow();
  const { change } = useUrlState(readBookingsAddress);
  const actOn = useActOn();
  // The list tells whether the deposit is paid, not how much it is.
  const deposit_amount = booking.money === 'no-deposit' ? Number.POSITIVE_INFINITY : 0;
  const acts = offeredActs({ ...booking, deposit_amount }, rightsFor(booking.created_by), at(booking, now));
  return (
    <ActionMenu
      name={words('actionsOf', { name: booking.customer_name })}
      size={large ? undefined : 'xs'}
      iconClass="max-md:size-5"
      actions={[
        {
          id: 'open',
          label: t('open'),
          onSelect: () => change({ open: row.id, act: undefined }, { push: true }),
        },
        ...acts.map((act) => ({
          id: act,
          label: t(act),
          icon: actSigns[act],
          danger: act === 'cancel' || act === 'release',
          onSelect: () => actOn(booking, act),
        })),
      ]}
    />
  );
}
