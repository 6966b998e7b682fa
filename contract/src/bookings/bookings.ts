import { defineEntity, toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { manifestPassengers } from './passengers.ts';
import { payments } from './payments.ts';
import { bookingsWords } from './texts/texts.ts';

/** Seats of a session for the people of one customer. */
export const bookings = defineEntity({
  name: 'bookings',
  texts: bookingsWords,
  title: 'code',
  fields: {
    code: f.text({ required: true, max: 6 }),
    session_id: f.reference('sessions', { required: true }),
    customer_id: f.reference('customers', { personal: true }),
    customer_name: f.text({ required: true, min: 2, personal: true }),
    customer_phone: f.phone({ isLocal: true, personal: true }),
    customer_email: f.email({ personal: true }),
    special_requirements: f.longText({ max: 500, personal: true }),
    agent_id: f.reference('customers', { personal: true }),
    status: f.choice(['draft', 'on_hold', 'confirmed', 'completed', 'cancelled', 'expired'], {
      fallback: 'confirmed',
    }),
    total_price: f.money({ required: true }),
    cancel_reason: f.longText({ max: 200, personal: true }),
  },
  told: {
    /** Its fares, how many of each. */
    passengers: f.text(),
    /** The boats its people were given. */
    boats: f.text(),
    /** Who was taken off it by name. */
    left: f.text({ personal: true }),
    product: f.text(),
    /** Which price was chosen when it went to another product. */
    price: f.choice(['keep', 'new']),
    ...toldOf(manifestPassengers),
    ...toldOf(payments),
  },
});
