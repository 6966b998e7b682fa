import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { maintenanceWords } from '../texts/texts.ts';
import { planAssets } from './plan-assets.ts';
import { planFaults, planTriggers } from './plan-state.ts';

/** Work that falls due by calendar, by hours, or by whichever comes first. */
export const maintenanceTasks = defineResource({
  name: 'maintenance-tasks',
  texts: maintenanceWords,
  title: 'title',
  told: toldOf(planAssets),
  fields: {
    title: f.text({ required: true, search: true }),
    applies_to: f.choice(['motor', 'boat', 'motor_model', 'boat_type'], { fallback: 'motor', filter: true }),
    trigger: f.choice(planTriggers, { fallback: 'calendar', filter: true }),
    every_days: f.integer({ min: 1, max: 3650, unit: 'days' }),
    every_hours: f.decimal({ min: 0.1, max: 20_000, digits: 1 }),
    first_hours: f.decimal({ min: 0.1, max: 20_000, digits: 1, hint: true }),
    based_on: f.choice(['completed', 'scheduled'], { fallback: 'completed', hint: true }),
    warn_days: f.integer({ max: 365, fallback: 0, unit: 'days' }),
    warn_hours: f.decimal({ max: 1_000, digits: 1, fallback: 0 }),
    when_due: f.choice(['alert', 'order'], { fallback: 'alert', hint: true }),
    tolerance_days: f.integer({ max: 365, fallback: 0, unit: 'days' }),
    tolerance_hours: f.decimal({ max: 1_000, digits: 1, fallback: 0 }),
    est_minutes: f.duration(),
    blocks_sailing: f.boolean({ filter: true }),
    priority: f.choice(['alta', 'media', 'baixa'], { fallback: 'media', filter: true }),
    supplier_id: f.reference('suppliers', { filter: true }),
    parts: f.references('stock', { atLink: f.integer({ min: 1, max: 999 }), hint: true }),
    checklist: f.checklist({ fallback: [], hint: true }),
    active: f.boolean({ fallback: true, filter: true }),
    notes: f.longText(),
  },
  computed: { assets: f.countOf('plan-assets') },
  rules: (task) => (task.trigger === null ? [] : planFaults(task)),
});
