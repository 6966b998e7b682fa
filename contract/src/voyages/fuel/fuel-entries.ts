import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { voyagesWords } from '../texts/texts.ts';

const fuelUnits = ['L', 'kWh'] as const;
const payers = ['caixa', 'cartao', 'conta'] as const;

/** What boats were fuelled with, the last one first. What took one back holds less than nothing. */
export const fuelEntries = defineView({
  name: 'quick-fuel',
  subject: 'quick-fuel',
  table: 'fuel_entries',
  texts: voyagesWords,
  title: 'taken_at',
  order: '-taken_at',
  fields: {
    taken_at: f.instant({ required: true, sort: true, filter: 'range' }),
    boat_id: f.reference('boats', { required: true, filter: true }),
    motor_id: f.reference('motors'),
    litres: f.decimal({ required: true, min: 0.01, max: 9_999, digits: 2, total: 'sum' }),
    total: f.money({ required: true, total: 'sum' }),
    /** What `litres` are counted in: boats that run on electricity take kilowatt hours. */
    unit: f.choice(fuelUnits),
    /** Of the company's own stock, where it was taken out of that. */
    item_id: f.reference('stock', { hint: true }),
    hours: f.decimal({ max: 50_000, digits: 1, hint: true }),
    full: f.boolean({ hint: true }),
    forgotten: f.boolean({ hint: true }),
    supplier_id: f.reference('suppliers', { filter: true }),
    payer: f.choice(payers, { fallback: 'caixa', filter: true }),
    note: f.text({ max: 200, search: true }),
    photo: f.file({ accept: 'image' }),
    user_id: f.reference('users', { filter: true }),
    reverses_id: f.text(),
    reason: f.text({ max: 200 }),
    created_at: f.instant({ required: true }),
  },
  computed: {
    per_litre: f.money(),
    /** What took it back. */
    reversed_by: f.text(),
  },
  facets: ['payer'],
  inFile: [
    'taken_at',
    'boat_id',
    'motor_id',
    'litres',
    'unit',
    'total',
    'per_litre',
    'hours',
    'full',
    'supplier_id',
    'item_id',
    'payer',
    'note',
    'user_id',
    'reason',
  ],
});
export type FuelRow = RowOf<typeof fuelEntries>;
