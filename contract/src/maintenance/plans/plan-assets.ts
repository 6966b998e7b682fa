import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { maintenanceWords } from '../texts/texts.ts';

/**
 * What a plan is kept for: an engine, a boat, or what belongs to neither. When it was done last is said once; from the first
 * service on the log decides when it falls due.
 */
export const planAssets = defineResource({
  name: 'plan-assets',
  of: 'maintenance-tasks',
  texts: maintenanceWords,
  title: 'name',
  fields: {
    task_id: f.parent('maintenance-tasks'),
    name: f.text({ required: true, max: 80, search: true }),
    motor_id: f.reference('motors', { filter: true }),
    boat_id: f.reference('boats', { filter: true }),
    /** Nothing where nobody knows: then it counts from the day it was added. */
    last_on: f.date({ past: true }),
    last_hours: f.decimal({ max: 999_999, digits: 1, hint: true }),
    paused_until: f.date(),
    pause_reason: f.text({ max: 200 }),
  },
  computed: {
    due_on: f.date(),
    due_hours: f.decimal({ digits: 1 }),
    /** What its engine ran in all by now. */
    hours: f.decimal({ digits: 1 }),
  },
  told: { due_on: f.date(), due_hours: f.decimal({ digits: 1 }) },
  rules: ({ motor_id, boat_id, paused_until, pause_reason }) => [
    ...(motor_id !== null && boat_id !== null ? [{ pointer: '/boat_id', code: 'no-value' }] : []),
    ...(paused_until !== null && pause_reason === null
      ? [{ pointer: '/pause_reason', code: 'required' }]
      : []),
  ],
});
