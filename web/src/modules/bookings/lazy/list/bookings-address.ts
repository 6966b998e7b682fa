import { type BookingPageAct, bookingPageActs } from '../page/offered/offered-acts.ts';

/** What the address of the bookings says beside its list: what is done to the open one, and whether the settings are open. */
export type BookingsAddress = {
  open?: string | undefined;
  act?: BookingPageAct | undefined;
  settings?: 1 | undefined;
};

export function readBookingsAddress(search: Readonly<Record<string, unknown>>): BookingsAddress {
  return {
    open: typeof search.open === 'string' && search.open !== '' ? search.open : undefined,
    act: bookingPageActs.find((act) => act === search.act),
    settings: String(search.settings) === '1' ? 1 : undefined,
  };
}
