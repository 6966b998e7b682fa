import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';
import { fileEndpoints } from '../../kit/resource/resource-transfer-endpoints.ts';
import { instant } from '../../kit/values/time.ts';
import { severities } from '../alerts.ts';
import { alertStates, alerts, alertTypes } from './alert-list.ts';

/** More than these nobody reads in a popover; the list has them all. */
export const mostInBell = 30;

const note = fieldSchema(alerts.fields.note);
const reply = z.object({ id, status: z.enum(alertStates) });

const pending = z.object({
  id,
  description: z.string(),
  severity: z.enum(severities),
  status: z.enum(alertStates),
  created_at: instant,
  type: z.enum(alertTypes),
  boat: z.string().nullable(),
  params: z.string().nullable(),
  /** When it became worse, which counts as new. */
  risen_at: instant.nullable(),
  returned: z.boolean(),
});

export const readPendingAlerts = endpoint({
  method: 'GET',
  path: '/alerts/pending',
  summary: `The pending alerts nobody put off, newest first, ${mostInBell} of them: what the bell shows; \`count\` is of all that are pending`,
  permission: may('alerts', 'read'),
  reply: z.object({ data: z.array(pending), hasMore: z.boolean(), count: z.number().int() }),
});

/** What somebody writes of an alert of their own. */
export const createAlert = endpoint({
  method: 'POST',
  path: '/alerts',
  summary: 'An alert of one’s own, of a boat, an engine or neither',
  permission: may('alerts', 'create'),
  body: z.strictObject({
    description: fieldSchema(alerts.fields.description),
    severity: z.enum(severities).default('media'),
    boat_id: fieldSchema(f.reference('boats')).default(null),
    motor_id: fieldSchema(f.reference('motors')).default(null),
    due_at: fieldSchema(f.instant()).default(null),
    photos: fieldSchema(alerts.fields.photos).prefault([]),
  }),
  reply,
  status: 201,
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/alerts/:id/acknowledgement',
  of: 'maintenance_alert',
  summary: 'Somebody saw it and takes care of it; it stays pending',
  permission: may('alerts', 'update'),
  params: idParams,
  repeat: 'harmless',
  reply,
});

export const resolveAlert = endpoint({
  method: 'POST',
  path: '/alerts/:id/resolution',
  of: 'maintenance_alert',
  summary: 'Ends an alert by hand; where its cause is still there, the next evaluation raises it again',
  permission: may('alerts', 'update'),
  params: idParams,
  body: z.strictObject({ note: note.default(null) }),
  repeat: 'harmless',
  reply,
});

export const reopenAlert = endpoint({
  method: 'POST',
  path: '/alerts/:id/reopening',
  of: 'maintenance_alert',
  summary: 'An alert that was ended is pending again',
  permission: may('alerts', 'update'),
  params: idParams,
  repeat: 'harmless',
  reply,
});

export const snoozeAlert = endpoint({
  method: 'POST',
  path: '/alerts/:id/snooze',
  of: 'maintenance_alert',
  summary: 'Puts an alert off: the bell is silent about it until then, unless it becomes worse',
  permission: may('alerts', 'update'),
  params: idParams,
  body: z.strictObject({ snoozed_until: instant }),
  repeat: 'harmless',
  reply,
});

export const clearAlerts = endpoint({
  method: 'POST',
  path: '/alerts/clearance',
  summary:
    'Ends every pending alert; with `until` those that came up to that moment, so that one that is born meanwhile stays',
  permission: may('alerts', 'update'),
  body: z.strictObject({ until: instant.optional() }),
  repeat: 'harmless',
  reply: z.object({ cleared: z.number().int() }),
});

/** Pictures of what somebody writes of. */
export const alertFiles = fileEndpoints(alerts);

export type PendingAlert = ReplyOf<typeof readPendingAlerts>['data'][number];
