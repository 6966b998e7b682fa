import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { financeWords } from '../texts/texts.ts';
import { chargeKinds, chargeStates } from './charge-rules.ts';

/** What a customer is asked for by a Pix code of its own. Whoever sees payments of bookings hears of it. */
export const charges = defineEntity({
  name: 'charges',
  live: 'booking-payments',
  texts: financeWords,
  title: 'txid',
  fields: {
    kind: f.choice(chargeKinds, { required: true }),
    amount: f.money({ required: true }),
    expires_on: f.date({ hint: true }),
    txid: f.text({ max: 25 }),
    status: f.choice(chargeStates, { fallback: 'open' }),
    reason: f.text({ max: 200 }),
    received_on: f.date(),
  },
  told: { paid_amount: f.money(), surplus: f.money() },
});
