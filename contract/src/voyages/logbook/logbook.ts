import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { voyagesWords } from '../texts/texts.ts';
import { openReasons, voyageStates } from './voyage-events.ts';

/** The voyages of the boats, the last one first: each is what all that was said of it makes it. */
export const logbook = defineView({
  name: 'logbook',
  subject: 'logbook',
  table: 'logbook_entries',
  texts: voyagesWords,
  title: 'date',
  order: '-created_at',
  fields: {
    /** The day of the company on which it began. */
    date: f.date({ required: true, filter: 'range' }),
    boat_id: f.reference('boats', { required: true, filter: true }),
    status: f.choice(voyageStates, { required: true, filter: true }),
    why: f.choice(openReasons),
    captain: f.text({ search: true }),
    departed_at: f.instant(),
    returned_at: f.instant(),
    eta: f.instant(),
    people_out: f.integer({ max: 2_000 }),
    people_in: f.integer({ max: 2_000 }),
    hours_start: f.decimal({ max: 50_000, digits: 1 }),
    hours_end: f.decimal({ max: 50_000, digits: 1 }),
    fuel_start: f.integer({ max: 100 }),
    fuel_end: f.integer({ max: 100 }),
    occurrences: f.integer({ required: true, max: 1_000 }),
    amendments: f.integer({ required: true, max: 1_000 }),
    session_id: f.text(),
    created_at: f.instant({ required: true }),
  },
  computed: {
    /** What the departure sells. */
    product: f.text(),
  },
  facets: ['status'],
  inFile: [
    'date',
    'boat_id',
    'product',
    'status',
    'captain',
    'departed_at',
    'returned_at',
    'people_out',
    'people_in',
    'hours_start',
    'hours_end',
    'occurrences',
    'amendments',
  ],
});
export type LogbookRow = RowOf<typeof logbook>;
