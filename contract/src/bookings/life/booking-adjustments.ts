import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { handKinds } from '../rules.ts';
import { bookingsWords } from '../texts/texts.ts';

/** A line somebody adds to a total by hand, as its form asks for it: of a discount how much, or which share. */
export const bookingAdjustments = defineEntity({
  name: 'booking-adjustments',
  texts: bookingsWords,
  title: 'kind',
  fields: {
    kind: f.choice(handKinds, { required: true }),
    amount: f.money({ min: -9_999_999_999.99 }),
    bp: f.basisPoints({ max: 10_000 }),
    reason: f.text({ max: 200 }),
  },
});
