import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { useOpenPage, useUrlState } from '#kit/browser/url-state.ts';
import { useSelling } from '../../../sell/use-selling.ts';
import { readBookingsAddress } from '../../list/bookings-address.ts';
import type { BookingPageAct } from './offered-acts.ts';

type Acted = { id: string; customer_id: string | null };

/** Begins what is done to a booking: over its page, or where another one like it is sold. */
export function useActOn(): (booking: Acted, act: BookingPageAct) => void {
  const { change } = useUrlState(readBookingsAddress);
  const hasWizard = useOpenPages().has('bookings-create');
  const openPage = useOpenPage();
  const { book, bookFor } = useSelling();
  return ({ id, customer_id }, act) => {
    if (act !== 'repeat') return change({ open: id, act }, { push: true });
    if (hasWizard) return openPage(`/bookings/create?from=${id}`);
    return customer_id ? bookFor(customer_id) : book();
  };
}

/** Begins a booking of nothing yet. */
export function useNewBooking(): (() => void) | null {
  const hasWizard = useOpenPages().has('bookings-create');
  const openPage = useOpenPage();
  const { mayBook, book } = useSelling();
  if (hasWizard) return () => openPage('/bookings/create');
  return mayBook ? () => book() : null;
}
