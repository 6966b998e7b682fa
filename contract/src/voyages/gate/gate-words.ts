import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { gateWords } from './texts/texts.ts';

/** What somebody says of a departure by name: why it is released, who saw a person step off, how an alarm ended. */
export const departureWords = defineEntity({
  name: 'departure-words',
  live: 'logbook',
  texts: gateWords,
  title: 'text',
  fields: { text: f.longText({ required: true, max: 500 }) },
});
