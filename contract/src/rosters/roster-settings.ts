import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { effects } from './rules/working-day.ts';
import { rostersWords } from './texts/texts.ts';

/** How long a duty lasts around its departure, how long people rest, and how many guides a departure has. */
export const rosterSettings = defineEntity({
  name: 'roster-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: rostersWords,
  title: 'crew_minutes_before',
  fields: {
    crew_minutes_before: f.duration({ required: true, fallback: 30, max: 240, hint: true }),
    crew_minutes_after: f.duration({ required: true, fallback: 30, max: 240, hint: true }),
    crew_rest: f.duration({ required: true, fallback: 660, min: 600, max: 1_440, hint: true }),
    crew_rest_effect: f.choice(effects, { required: true, fallback: 'impede' }),
    crew_week_rest_effect: f.choice(effects, { required: true, fallback: 'impede', hint: true }),
    crew_longest_day: f.duration({ required: true, fallback: 720, min: 360, max: 1_440, hint: true }),
    crew_longest_day_effect: f.choice(effects, { required: true, fallback: 'avisa' }),
    guide_per: f.integer({ required: true, fallback: 20, min: 0, max: 500, hint: true }),
  },
});
