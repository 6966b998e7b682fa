import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { fleetWords } from '../texts/texts.ts';
import { mostHours } from './meter-readings.ts';

/** An engine gets another dial: the old one ends with what it said last, and the hours in all go on. */
export const meterReplacements = defineEntity({
  name: 'meter-replacements',
  of: 'motors',
  live: 'motors',
  texts: fleetWords,
  title: 'reason',
  fields: {
    at: f.instant({ required: true }),
    /** What was read last of the old one, unless it said more. */
    last_hours: f.decimal({ max: mostHours, digits: 1 }),
    first_hours: f.decimal({ max: mostHours, digits: 1, fallback: 0 }),
    reason: f.text({ required: true, max: 200 }),
  },
});
