import { civilDay } from '../days/civil-day.ts';

/** What is begun over any page: a booking of a departure, one whose departure is still to be chosen, or a session. */
export type SellSearch = {
  new?: 'booking' | 'session' | undefined;
  /** The departure of the booking. */
  for?: string | undefined;
  /** The record of the customer it is for. */
  customer?: string | undefined;
  /** The day to begin with. */
  on?: string | undefined;
};

/** What the address of any page says of it; anything else counts as not said. */
export function readSellSearch(search: Readonly<Record<string, unknown>>): SellSearch {
  const begun = (['booking', 'session'] as const).find((name) => name === search.new);
  if (!begun) return {};
  const booking = { for: textIn(search.for), customer: textIn(search.customer) };
  return { new: begun, on: civilDay(search.on), ...(begun === 'booking' && booking) };
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const nothingBegun = { new: undefined, for: undefined, customer: undefined, on: undefined } as const;
