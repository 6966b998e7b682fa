import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { shiftKinds } from './states.ts';
import { rostersWords } from './texts/texts.ts';

/** Work that is no departure. An end that is not after the start is of the next day. */
export const crewShifts = defineEntity({
  name: 'crew-shifts',
  live: 'crew_assignments',
  texts: rostersWords,
  title: 'kind',
  fields: {
    kind: f.choice(shiftKinds, { required: true, fallback: 'base' }),
    date: f.date({ required: true }),
    start_time: f.time({ required: true }),
    end_time: f.time({ required: true }),
    place: f.text({ max: 80 }),
  },
});
