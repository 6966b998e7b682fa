import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { maintenanceWords } from '../texts/texts.ts';
import { logKinds } from './maintenance-logs.ts';

/** What was done to the boats of a company, the last day first. What took a row back costs less than nothing. */
export const maintenanceBook = defineView({
  name: 'maintenance-logs',
  subject: 'maintenance-logs',
  texts: maintenanceWords,
  title: 'description',
  order: '-date',
  fields: {
    date: f.date({ required: true, sort: true, filter: 'range' }),
    description: f.text({ required: true, max: 500, search: true }),
    kind: f.choice(logKinds, { required: true, filter: true }),
    boat_id: f.reference('boats', { filter: true }),
    motor_id: f.reference('motors', { filter: true }),
    plan_asset_id: f.reference('plan-assets', { filter: true }),
    /** What the engine had run in all. */
    motor_hours: f.decimal({ max: 999_999, digits: 1 }),
    cost: f.money({ min: -9_999_999_999.99, total: 'sum' }),
    supplier_id: f.reference('suppliers', { filter: true }),
    person_id: f.reference('users', { filter: true }),
    user_id: f.reference('users', { filter: true }),
    files: f.files({ max: 12 }),
    reverses_id: f.text(),
    reason: f.text({ max: 200 }),
    created_at: f.instant({ required: true, sort: true }),
  },
  computed: {
    /** The row that took it back. */
    reversed_by: f.text(),
    /** What was used, each with how much. */
    parts: f.text({ max: 2000 }),
    /** What was looked at, each with what was said of it. */
    checks: f.text({ max: 4000 }),
  },
  facets: ['kind'],
  inFile: [
    'date',
    'description',
    'kind',
    'boat_id',
    'motor_id',
    'motor_hours',
    'parts',
    'cost',
    'supplier_id',
    'person_id',
    'user_id',
    'reason',
  ],
});
export type BookRow = RowOf<typeof maintenanceBook>;
