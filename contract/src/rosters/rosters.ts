import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { rosterStates } from './states.ts';
import { rostersWords } from './texts/texts.ts';

/** The week of a company, from Monday on. */
export const rosters = defineEntity({
  name: 'rosters',
  live: 'crew_assignments',
  texts: rostersWords,
  title: 'week',
  fields: {
    week: f.date({ required: true }),
    status: f.choice(rosterStates, { required: true, fallback: 'draft' }),
    told: f.integer({ max: 1_000 }),
  },
});
