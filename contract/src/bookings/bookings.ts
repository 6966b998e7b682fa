import { locales } from '../kit/language/locale.ts';
import { defineEntity, toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { saleChannels } from '../pricing/pricing-rules.ts';
import { cancelKinds } from './life/terms.ts';
import { manifestPassengers } from './passengers.ts';
import { payments } from './payments.ts';
import { adjustmentKinds, bookingStates, holdKinds } from './rules.ts';
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
    status: f.choice(bookingStates, {
      fallback: 'confirmed',
    }),
    total_price: f.money({ required: true }),
    cancel_reason: f.longText({ max: 200, personal: true }),
    channel: f.choice(saleChannels, { fallback: 'counter' }),
    language: f.choice(locales),
    hold_kind: f.choice(holdKinds),
    hold_expires_at: f.instant(),
    cancel_kind: f.choice(cancelKinds),
    deposit_amount: f.money(),
    deposit_due_at: f.instant(),
    balance_due_at: f.instant(),
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
    /** A line beside its fares: what it is, how much, and why. */
    adjustment: f.choice(adjustmentKinds),
    adjustment_amount: f.money({ min: -9_999_999_999.99 }),
    adjustment_reason: f.text({ max: 200, personal: true }),
    /** Of the policy: why all went back, or what was let go. */
    fee: f.choice(['policy', 'none', 'withdrawal']),
    /** Why its seats were sold although the boat had stopped. */
    override_reason: f.text({ max: 200, personal: true }),
    /** Credit that was given or spent. */
    credit: f.text({ max: 8 }),
    ...toldOf(manifestPassengers),
    ...toldOf(payments),
  },
});
