import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';

const body = z.strictObject({ boat_id: fieldSchema(f.reference('boats')).default(null) });
const reply = z.object({ id, code: z.string() });

export const openOrderOfAlert = endpoint({
  method: 'POST',
  path: '/alerts/:id/work-order',
  of: 'maintenance_alert',
  summary:
    'Opens an order for an alert, with its boat, engine, plan and how bad it is; closing the order ends the alert. `boat_id` is of an alert that has none',
  permission: may('work-orders', 'create'),
  params: idParams,
  body,
  reply,
  status: 201,
});

export const openOrderOfPlan = endpoint({
  method: 'POST',
  path: '/plan-assets/:id/work-order',
  of: 'plan_assets',
  summary:
    'Opens an order for what a plan is kept for, with its engine, checklist and parts. `boat_id` is of what stands on none',
  permission: may('work-orders', 'create'),
  params: idParams,
  body,
  reply,
  status: 201,
});
