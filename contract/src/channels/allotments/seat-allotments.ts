import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { channelsWords } from '../texts/texts.ts';

/** Seats of a departure that are kept for a partner until they are given back. */
export const seatAllotments = defineEntity({
  name: 'seat-allotments',
  texts: channelsWords,
  title: 'seats',
  live: 'reservas-externas',
  fields: {
    seats: f.integer({ required: true, min: 1, max: 2000 }),
    release_hours: f.integer({ required: true, max: 2160 }),
    note: f.text({ max: 200 }),
    released_at: f.instant(),
    returned_seats: f.integer({ max: 2000 }),
  },
});
