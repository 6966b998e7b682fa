import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { stockWords } from './texts/texts.ts';

/** Where things are kept: a store room, the counter, a locker aboard. */
export const stockLocations = defineResource({
  name: 'stock-locations',
  subject: 'stock',
  texts: stockWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    boat_id: f.reference('boats', { filter: true }),
    notes: f.longText(),
  },
  computed: { items: f.countOf('stock') },
});

export type StockLocation = RowOf<typeof stockLocations>;
