import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { kB } from '../../kit/body-room.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';
import { fileEndpoints } from '../../kit/resource/resource-transfer-endpoints.ts';
import { mostLines } from '../../kit/values/checklist-line.ts';
import { maintenanceBook } from './maintenance-book.ts';
import { logKinds, maintenanceLogs } from './maintenance-logs.ts';

const { fields } = maintenanceLogs;
const used = f.decimal({ required: true, min: 0.001, max: 999_999, digits: 3 });
const whyReversed = f.text({ required: true, max: 200 });

/** More parts than these are two services. */
const mostParts = 50;

const due = { due_on: z.string().nullable(), due_hours: z.number().nullable() };

export const postMaintenanceLog = endpoint({
  method: 'POST',
  path: '/maintenance-logs',
  summary:
    'A service is noted: the log, its parts out of the stock, the reading, when its plan falls due next and the end of its alert, all of it or none',
  permission: may('maintenance-logs', 'create'),
  room: { bytes: 96 * kB },
  body: z.strictObject({
    date: fieldSchema(fields.date),
    kind: z.enum(logKinds).default('preventiva'),
    description: fieldSchema(fields.description),
    plan_asset_id: fieldSchema(fields.plan_asset_id),
    /** The version of what the plan is kept for, as it was seen: who comes second reads what the first did. */
    version: z.number().int().optional(),
    motor_id: fieldSchema(fields.motor_id),
    boat_id: fieldSchema(fields.boat_id),
    hours: fieldSchema(fields.hours),
    cost: fieldSchema(fields.cost).prefault(0),
    supplier_id: fieldSchema(fields.supplier_id),
    person_id: fieldSchema(fields.person_id),
    parts: z
      .array(z.strictObject({ item_id: id, location_id: id, quantity: fieldSchema(used) }))
      .max(mostParts)
      .default([]),
    files: fieldSchema(fields.files).prefault([]),
    /** What was said of the lines of the plan's checklist. */
    checklist: z
      .array(
        z.strictObject({
          label: z.string().max(120),
          value: z.union([z.string().max(500), z.number(), z.boolean()]).nullable(),
        }),
      )
      .max(mostLines)
      .default([]),
  }),
  reply: z.object({ id, ...due }),
  status: 201,
});

export const reverseMaintenanceLog = endpoint({
  method: 'POST',
  path: '/maintenance-logs/:id/reversal',
  of: 'maintenance_logs',
  summary: 'Takes a log back by an opposite row: parts lie where they were, and its plan is due as it was',
  permission: may('maintenance-logs', 'update'),
  params: idParams,
  body: z.strictObject({ reason: fieldSchema(whyReversed) }),
  reply: z.object({ id, ...due }),
  status: 201,
});

/** Invoices and pictures of a service. */
export const logFiles = fileEndpoints(maintenanceBook);
