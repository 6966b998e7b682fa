import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';
import { fileEndpoints } from '../../kit/resource/resource-transfer-endpoints.ts';
import { instant } from '../../kit/values/time.ts';
import { contractVersion } from '../../tenancy/rules.ts';
import { fillWarnings } from './fill-warnings.ts';
import { fuelEntries } from './fuel-entries.ts';

const { fields } = fuelEntries;
const whyReversed = f.text({ required: true, max: 200 });

const refusedFills = [
  'not-allowed',
  'unknown-boat',
  'unknown-motor',
  'unknown-supplier',
  'unknown-photo',
  'future',
  'no-money',
  'unknown-fill',
  'reversed',
  'unknown-tank',
  'tank-short',
] as const;
export type RefusedFill = (typeof refusedFills)[number];

export const noteFuel = endpoint({
  method: 'POST',
  path: '/quick-fuel',
  summary:
    'Appends what boats were fuelled with; an id that is there already is known, and what may not count is refused by its id. Hours are kept as a reading of the engine, those of a boat with one engine as of that one. One that names another takes it back',
  // Each event looks for the right itself, so that what a device queued is answered by name.
  permission: 'signed-in',
  acceptsDeviceToken: true,
  repeat: 'harmless',
  body: z.strictObject({
    device_id: z.string().max(64).nullable().default(null),
    /** Who queued the events: nothing is applied in another's name. */
    user_id: id.nullable().default(null),
    contract_version: z.int().min(1).default(contractVersion),
    /** What the clock of the device said when it sent them: then how long ago each was is all that is taken of it. */
    sent_at: instant.nullable().default(null),
    events: z
      .array(
        z.strictObject({
          id,
          taken_at: fieldSchema(fields.taken_at),
          boat_id: fieldSchema(fields.boat_id),
          motor_id: fieldSchema(fields.motor_id).default(null),
          litres: fieldSchema(fields.litres),
          total: fieldSchema(fields.total),
          hours: fieldSchema(fields.hours).default(null),
          full: z.boolean().default(false),
          forgotten: z.boolean().default(false),
          supplier_id: fieldSchema(fields.supplier_id).default(null),
          payer: fieldSchema(fields.payer).default('caixa'),
          note: fieldSchema(fields.note).default(null),
          photo: fieldSchema(fields.photo).default(null),
          /** Out of the company's own tank, where it stands: what is taken is a move of the stock and costs nothing anew. */
          item_id: fieldSchema(fields.item_id).default(null),
          location_id: id.nullable().default(null),
          /** Takes that one back instead; what else is said of it is left alone. */
          reverses_id: id.nullable().default(null),
          reason: fieldSchema(fields.reason).default(null),
        }),
      )
      .min(1)
      .max(20),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        id,
        outcome: z.enum(['stored', 'known', 'refused']),
        reason: z.enum(refusedFills).nullable(),
        /** What looks wrong and is kept all the same. */
        warnings: z.array(z.enum(fillWarnings)).max(fillWarnings.length),
      }),
    ),
  }),
});

/** Pictures of receipts. */
export const fuelFiles = fileEndpoints(fuelEntries);

export const reverseFuel = endpoint({
  method: 'POST',
  path: '/quick-fuel/:id/reversal',
  of: 'fuel_entries',
  summary:
    'Takes back what was noted by an opposite row; its reading stays, and is rejected where readings are',
  permission: may('quick-fuel', 'update'),
  params: idParams,
  body: z.strictObject({ reason: fieldSchema(whyReversed) }),
  reply: z.object({ id }),
  status: 201,
});

export const readConsumption = endpoint({
  method: 'GET',
  path: '/quick-fuel/consumption',
  summary:
    'Litres an hour of a boat, from one full tank to the next with hours at both ends; where they are not known, why',
  permission: may('quick-fuel', 'read'),
  query: z.strictObject({ boat_id: id, from: z.iso.date(), to: z.iso.date() }),
  reply: z.object({
    per_hour: z.number().nullable(),
    data: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          litres: z.number(),
          hours: z.number().nullable(),
          per_hour: z.number().nullable(),
          why: z.enum(['no-hours', 'forgotten', 'other-engine', 'not-run']).nullable(),
        }),
      )
      .max(1_000),
  }),
});
