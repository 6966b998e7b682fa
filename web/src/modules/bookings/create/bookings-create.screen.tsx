import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { readCreateAddress } from './create-address.ts';
import { Opening } from './opening/opening.tsx';
import { QuickSale } from './quick/quick-sale.tsx';
import { Wizard } from './wizard.tsx';

/** A sale from the choice of a departure to its code; at the counter in one go. */
export function screen() {
  return <Create />;
}

function Create() {
  const { state } = useUrlState(readCreateAddress);
  const mayBook = useCan()(may('bookings', 'create'));
  if (!mayBook) return null;
  if (state.mode === 'quick') return <QuickSale />;
  return state.draft ? <Wizard key={state.draft} draft={state.draft} /> : <Opening />;
}
