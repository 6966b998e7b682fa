import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { severities } from '../alerts.ts';
import { maintenanceWords } from '../texts/texts.ts';

export const alertTypes = [
  'document_expiry',
  'meter_due',
  'part_life',
  'stock_low',
  'meter_review',
  'work_order_overdue',
  'crew_cert',
  'occurrence',
  'voyage_review',
  'voyage_overdue',
  'fuel_outlier',
  'crew_open',
  'crew_conflict',
  'manual',
] as const;
export type AlertType = (typeof alertTypes)[number];
export const alertStates = ['pendente', 'resolvido'] as const;

/** What boats and stock need somebody to do, newest first. `params` is what its sentence is made of, as JSON. */
export const alerts = defineView({
  name: 'alerts',
  subject: 'alerts',
  table: 'maintenance_alert',
  texts: maintenanceWords,
  title: 'description',
  order: '-created_at',
  fields: {
    created_at: f.instant({ required: true, sort: true, filter: 'range' }),
    severity: f.choice(severities, { required: true, filter: true }),
    description: f.text({ required: true, search: true, max: 500 }),
    type: f.choice(alertTypes, { required: true, filter: true }),
    status: f.choice(alertStates, { required: true, filter: true }),
    boat_id: f.reference('boats', { filter: true }),
    motor_id: f.reference('motors', { filter: true }),
    due_at: f.instant(),
    acknowledged_by: f.reference('users'),
    acknowledged_at: f.instant(),
    snoozed_until: f.instant(),
    resolution: f.choice(['automatic', 'cleared', 'manual']),
    resolved_by: f.reference('users'),
    resolved_at: f.instant(),
    note: f.text({ max: 500 }),
    photos: f.files({ max: 6, accept: 'image' }),
    returned: f.boolean(),
    risen_at: f.instant(),
    params: f.longText({ max: 4000 }),
    stock_item_id: f.text(),
    /** Whose paper it is; who that is, they see who may read the crew. */
    crew_id: f.text(),
    task_id: f.text(),
    /** The last order that was opened for it. */
    order_id: f.text(),
  },
  facets: ['severity', 'type', 'status'],
  inFile: [
    'created_at',
    'severity',
    'description',
    'type',
    'status',
    'boat_id',
    'motor_id',
    'due_at',
    'resolution',
    'resolved_at',
    'note',
  ],
});
export type Alert = RowOf<typeof alerts>;
