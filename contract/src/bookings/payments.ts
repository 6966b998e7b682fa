import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { allPaymentMethods } from './rules.ts';
import { bookingsWords } from './texts/texts.ts';

/** Money received for a booking or, negative, returned: made once and never changed. */
export const payments = defineEntity({
  name: 'payments',
  table: 'booking_payments',
  of: 'bookings',
  texts: bookingsWords,
  title: 'amount',
  fields: {
    amount: f.money({ required: true, min: -9_999_999_999.99 }),
    method: f.choice(allPaymentMethods, { required: true }),
    note: f.text({ max: 200, personal: true }),
    received_on: f.date(),
  },
});
