import { mostHours } from '../../fleet/motors/meter-readings.ts';
import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { maintenanceWords } from '../texts/texts.ts';

export const logKinds = ['preventiva', 'corretiva', 'inspecao'] as const;
export type LogKind = (typeof logKinds)[number];

/** What was done to a boat or an engine: written once. What was wrong is taken back by an opposite row. */
export const maintenanceLogs = defineEntity({
  name: 'maintenance-logs',
  texts: maintenanceWords,
  title: 'description',
  fields: {
    date: f.date({ required: true, past: true }),
    kind: f.choice(logKinds, { required: true }),
    description: f.text({ required: true, max: 500 }),
    plan_asset_id: f.reference('plan-assets'),
    motor_id: f.reference('motors'),
    boat_id: f.reference('boats'),
    /** What the dial said. */
    hours: f.decimal({ max: mostHours, digits: 1 }),
    cost: f.money({ fallback: 0 }),
    supplier_id: f.reference('suppliers'),
    /** Who did it, where it was nobody from outside. */
    person_id: f.reference('users'),
    files: f.files({ max: 12 }),
    /** Why it was taken back. */
    reason: f.text({ max: 200 }),
  },
  told: {
    due_on: f.date(),
    due_hours: f.decimal({ digits: 1 }),
    checks: f.text({ max: 4000 }),
  },
});
