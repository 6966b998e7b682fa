import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { stockItems, stockStates } from '../../stock/stock-items.ts';
import { maintenanceWords } from '../texts/texts.ts';

const { name, sku, unit, min_qty, barcode, notes } = stockItems.fields;
const { supplier_id, location_id, life_hours, life_months } = {
  supplier_id: f.reference('suppliers', { filter: true }),
  /** Where it usually lies. */
  location_id: f.reference('stock-locations', { filter: true }),
  life_hours: f.decimal({ min: 0.1, max: 99_999, digits: 1, hint: true }),
  life_months: f.integer({ min: 1, max: 240 }),
};

/** A part of an engine: an item of stock, with what it has as a part. */
export const engineParts = defineEntity({
  name: 'engine-parts',
  texts: maintenanceWords,
  title: 'name',
  fields: { name, sku, unit, min_qty, barcode, notes, supplier_id, location_id, life_hours, life_months },
  told: { fits: f.text({ max: 4000 }) },
});

/** The parts of a company by name. How much there is of one stock says, and nobody counts it twice. */
export const engineShelf = defineView({
  name: 'engine-parts',
  subject: 'engine-parts',
  table: 'stock_items',
  texts: maintenanceWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, search: true }),
    sku: f.text({ required: true, max: 40, search: true, sort: true }),
    state: f.choice(stockStates, { required: true, filter: true }),
    quantity: f.decimal({ required: true, digits: 3 }),
    min_qty: f.integer({ required: true }),
    unit: stockItems.fields.unit,
    supplier_id,
    location_id,
    life_hours,
    life_months,
    created_at: f.instant({ required: true, sort: true }),
  },
  computed: {
    /** Which engines it is made for. */
    fits: f.text({ max: 4000 }),
  },
  /** What serves an engine. */
  sought: { motor: f.reference('motors', { filter: true }) },
  facets: ['state'],
});
export type ShelvedPart = RowOf<typeof engineShelf>;
