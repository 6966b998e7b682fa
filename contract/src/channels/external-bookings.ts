import * as f from '../kit/resource/fields.ts';
import type { RowOf } from '../kit/resource/resource.ts';
import { defineView } from '../kit/resource/view/view.ts';
import { channelsWords } from './texts/texts.ts';

export const externalStates = ['received', 'mapped', 'needs_review', 'rejected', 'cancelled'] as const;
export const externalSources = ['octo', 'csv', 'manual'] as const;
/** Why the office has to look at what came. */
export const externalFaults = [
  'unknown-product',
  'unknown-unit',
  'no-departure',
  'not-on-sale',
  'price-differs',
] as const;
export type ExternalFault = (typeof externalFaults)[number];
/** What waits for the office to accept or reject it. */
export const undecidedStates: readonly string[] = ['received', 'needs_review'];

/** What partners booked, the last that came first; tests are not among them. */
export const externalBookings = defineView({
  name: 'external-bookings',
  subject: 'reservas-externas',
  table: 'external_bookings',
  texts: channelsWords,
  title: 'reference',
  order: '-created_at',
  fields: {
    created_at: f.instant({ required: true, sort: true, filter: 'range' }),
    partner_id: f.reference('channel-partners', { required: true, filter: true }),
    reference: f.text({ search: true }),
    customer_name: f.text({ search: true, personal: true }),
    state: f.choice(externalStates, { required: true, filter: true }),
    source: f.choice(externalSources, { required: true }),
    code: f.text(),
    starts_at: f.instant(),
    total_price: f.money(),
    said_total: f.money(),
    fault: f.choice(externalFaults),
    booking_id: f.text(),
  },
  facets: [],
});
export type ExternalBooking = RowOf<typeof externalBookings>;
