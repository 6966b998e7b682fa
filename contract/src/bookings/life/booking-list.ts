import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { saleChannels } from '../../pricing/pricing-rules.ts';
import { bookingStates, holdKinds } from '../rules.ts';
import { bookingsWords } from '../texts/texts.ts';

/** How the money of a booking stands: nothing of its deposit, some, all, more than its total, or late. */
export const moneyStates = ['no-deposit', 'partial', 'paid', 'to-return', 'overdue'] as const;

/** All bookings by departure, the last one first. What of them somebody may not know is empty. */
export const bookingList = defineView({
  name: 'bookings',
  subject: 'bookings',
  texts: bookingsWords,
  title: 'code',
  order: '-starts_at',
  fields: {
    starts_at: f.instant({ sort: true, filter: 'range' }),
    code: f.text({ required: true, search: true }),
    customer_name: f.text({ required: true, search: true, personal: true }),
    customer_phone: f.phone({ isLocal: true, search: true, personal: true }),
    customer_email: f.email({ search: true, personal: true }),
    product_id: f.reference('products', { filter: true }),
    people: f.integer({ required: true, total: 'sum' }),
    total_price: f.money({ total: 'sum' }),
    paid_amount: f.money({ total: 'sum' }),
    remaining_amount: f.money({ min: -9_999_999_999.99 }),
    status: f.choice(bookingStates, { required: true, filter: true }),
    money: f.choice(moneyStates, { filter: true }),
    channel: f.choice(saleChannels, { required: true, filter: true }),
    agent_id: f.reference('customers', { filter: true, personal: true }),
    created_by: f.reference('users', { filter: true }),
    created_at: f.instant({ required: true, sort: true, filter: 'range' }),
    hold_kind: f.choice(holdKinds, { filter: true }),
    hold_expires_at: f.instant({ sort: true, filter: 'range' }),
    balance_due_at: f.instant(),
    customer_id: f.reference('customers', { personal: true }),
    /** Whether no record of a customer stands behind it. */
    is_unlinked: f.boolean({ filter: true }),
    special_requirements: f.longText({ max: 500, personal: true }),
    session_id: f.text({ required: true }),
    version: f.integer({ required: true }),
  },
  // How long seats are kept says what the quick list of options needs, and nothing to choose by.
  facets: ['status', 'money', 'channel'],
  inFile: [
    'starts_at',
    'code',
    'customer_name',
    'customer_phone',
    'product_id',
    'people',
    'total_price',
    'paid_amount',
    'remaining_amount',
    'status',
    'channel',
    'agent_id',
    'created_by',
    'special_requirements',
  ],
});
export type ListedBooking = RowOf<typeof bookingList>;
