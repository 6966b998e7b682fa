import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { voyagesWords } from '../texts/texts.ts';
import { countKinds } from './count-events.ts';

/** What was said of a departure, as its trail tells it; who it was about stands in what was said alone. */
export const departures = defineEntity({
  name: 'departures',
  live: 'logbook',
  texts: voyagesWords,
  title: 'departure',
  fields: { departure: f.choice(['sealed', ...countKinds], { required: true }) },
});
