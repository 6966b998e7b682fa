import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { fleetWords } from '../texts/texts.ts';

export const readingSources = ['manual', 'logbook', 'fuel', 'work_order', 'return', 'import'] as const;
export type ReadingSource = (typeof readingSources)[number];
export const readingStates = ['accepted', 'review', 'rejected'] as const;
export type ReadingState = (typeof readingStates)[number];

/** No dial says more; an engine that runs longer has had several. */
export const mostHours = 50_000;

/** What the dial of an engine said at a moment: never changed but in its state. */
export const meterReadings = defineEntity({
  name: 'meter-readings',
  of: 'motors',
  live: 'motors',
  texts: fleetWords,
  title: 'hours',
  fields: {
    hours: f.decimal({ required: true, max: mostHours, digits: 1 }),
    taken_at: f.instant({ required: true }),
    source: f.choice(readingSources, { fallback: 'manual' }),
    state: f.choice(readingStates, { fallback: 'accepted' }),
    reason: f.text({ max: 200 }),
    photo: f.file({ accept: 'image' }),
  },
});
