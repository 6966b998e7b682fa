import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { externalStates } from './external-bookings.ts';
import { channelsWords } from './texts/texts.ts';

/** What the office made of what came from outside. */
export const externalVerdict = defineEntity({
  name: 'external-verdict',
  table: 'external_bookings',
  texts: channelsWords,
  title: 'reason',
  live: 'reservas-externas',
  fields: {
    state: f.choice(externalStates),
    reason: f.text({ max: 200 }),
  },
});
