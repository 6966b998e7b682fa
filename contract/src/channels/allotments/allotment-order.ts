import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { channelsWords } from '../texts/texts.ts';

/** Which departures keep how many seats for whom, as somebody asks for it. */
export const allotmentOrder = defineEntity({
  name: 'allotment-order',
  table: 'seat_allotments',
  texts: channelsWords,
  title: 'seats',
  chooses: 'channel-mappings',
  fields: {
    partner_id: f.reference('channel-partners', { required: true }),
    product_id: f.reference('products', { required: true }),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    weekdays: f.weekdays(),
    seats: f.integer({ required: true, min: 1, max: 2000 }),
    release_hours: f.integer({ required: true, max: 2160 }),
    note: f.text({ max: 200 }),
  },
});
