import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { voyagesWords } from '../texts/texts.ts';
import { occurrenceKinds } from './voyage-events.ts';

/** What somebody says of a voyage at the quay or at sea. */
export const voyageLines = defineEntity({
  name: 'voyage-lines',
  live: 'logbook',
  texts: voyagesWords,
  title: 'text',
  fields: {
    boat_id: f.reference('boats', { required: true }),
    people: f.integer({ max: 2_000, hint: true }),
    hours: f.decimal({ max: 50_000, digits: 1 }),
    captain: f.text(),
    eta: f.instant(),
    occurrence: f.choice(occurrenceKinds),
    level: f.integer({ max: 100 }),
    text: f.text({ max: 500 }),
    explains: f.boolean({ hint: true }),
  },
});
