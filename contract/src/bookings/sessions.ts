import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { saleSettings } from './availability/schedules.ts';
import { sessionStates } from './rules.ts';
import { bookingsWords } from './texts/texts.ts';

/** One departure of a product. */
export const sessions = defineEntity({
  name: 'sessions',
  texts: bookingsWords,
  title: 'date',
  // Since it was changed by hand schedules leave it alone; its instants follow the zone of the company.
  told: { by_hand: f.boolean(), timezone: f.text() },
  fields: {
    product_id: f.reference('products', { required: true }),
    date: f.date({ required: true }),
    start_time: f.text({ required: true, max: 5 }),
    end_time: f.text({ required: true, max: 5 }),
    guide_name: f.text({ max: 80 }),
    sailor_name: f.text({ max: 80 }),
    total_capacity: f.integer({ required: true, min: 1, max: 2000 }),
    boat_ids: f.references('boats', { max: 20 }),
    notes: f.longText({ max: 1000, personal: true }),
    status: f.choice(sessionStates, { fallback: 'available' }),
    cancel_reason: f.longText({ max: 200, personal: true }),
    sale_state: f.choice(saleSettings),
    sale_reason: f.text({ max: 200 }),
    cutoff_min: f.duration({ max: 43_200 }),
  },
});
