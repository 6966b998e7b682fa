import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';
import { stockItems } from '../../stock/stock-items.ts';
import { engineParts } from './engine-parts.ts';
import { installedParts } from './installed-parts.ts';

const { fields } = engineParts;
/** More kinds of engines than these no part is made for. */
const mostFits = 40;
const line = f.text({ max: 60 });
const serial = f.text({ max: 40 });

const fits = z
  .array(
    z.strictObject({
      brand: fieldSchema({ ...line, required: true }),
      model: fieldSchema(line),
      serial_from: fieldSchema(serial),
      serial_to: fieldSchema(serial),
    }),
  )
  .max(mostFits);

const part = {
  name: fieldSchema(fields.name),
  sku: fieldSchema(fields.sku),
  unit: fieldSchema(fields.unit).prefault('un'),
  min_qty: fieldSchema(fields.min_qty).prefault(0),
  barcode: fieldSchema(fields.barcode),
  notes: fieldSchema(fields.notes),
  supplier_id: fieldSchema(fields.supplier_id),
  location_id: fieldSchema(fields.location_id),
  life_hours: fieldSchema(fields.life_hours),
  life_months: fieldSchema(fields.life_months),
  fits: fits.default([]),
};
const versions = {
  /** Of the item, and of what it has as a part; none yet where it was never said. */
  version: z.number().int(),
  part_version: z.number().int(),
};

const detail = z.object({
  id,
  ...versions,
  name: z.string(),
  sku: z.string(),
  unit: z.enum(stockItems.fields.unit.options as [string, ...string[]]),
  min_qty: z.number(),
  barcode: z.string().nullable(),
  notes: z.string().nullable(),
  supplier_id: id.nullable(),
  location_id: id.nullable(),
  life_hours: z.number().nullable(),
  life_months: z.number().nullable(),
  fits: z.array(
    z.object({
      brand: z.string(),
      model: z.string().nullable(),
      serial_from: z.string().nullable(),
      serial_to: z.string().nullable(),
    }),
  ),
});

export const readEnginePart = endpoint({
  method: 'GET',
  path: '/engine-parts/:id',
  of: 'stock_items',
  summary: 'A part with the engines it is made for',
  permission: may('engine-parts', 'read'),
  params: idParams,
  reply: detail,
});

export const createEnginePart = endpoint({
  method: 'POST',
  path: '/engine-parts',
  summary: 'A part: its item of stock and what it has as a part, both or none',
  permission: may('engine-parts', 'create'),
  body: z.strictObject(part),
  reply: detail,
  status: 201,
});

export const updateEnginePart = endpoint({
  method: 'PATCH',
  path: '/engine-parts/:id',
  of: 'stock_items',
  summary: 'Changes a part, refused when somebody else did meanwhile',
  permission: may('engine-parts', 'update'),
  params: idParams,
  body: z.strictObject({ ...part, ...versions }),
  reply: detail,
});

const said = installedParts.fields;
const installed = z.object({
  id,
  item_id: id,
  part: z.string(),
  installed_on: z.string(),
  at_hours: z.number(),
  due_hours: z.number().nullable(),
  due_on: z.string().nullable(),
  removed_on: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
});

export const listInstalledParts = endpoint({
  method: 'GET',
  path: '/motors/:id/installed-parts',
  of: 'motors',
  summary: 'What is in an engine and until when it lasts, then what was taken out; at most 200',
  permission: may('engine-parts', 'read'),
  params: idParams,
  reply: z.object({ hours: z.number(), data: z.array(installed) }),
});

export const installPart = endpoint({
  method: 'POST',
  path: '/motors/:id/installed-parts',
  of: 'motors',
  summary: 'A part is put into an engine, from when on its life counts',
  permission: may('engine-parts', 'update'),
  params: idParams,
  body: z.strictObject({
    item_id: id,
    installed_on: fieldSchema(said.installed_on),
    at_hours: fieldSchema(said.at_hours),
  }),
  reply: installed,
  status: 201,
});

export const removeInstalledPart = endpoint({
  method: 'POST',
  path: '/installed-parts/:id/removal',
  of: 'installed_parts',
  summary: 'A part is taken out of its engine, and why',
  permission: may('engine-parts', 'update'),
  params: idParams,
  body: z.strictObject({
    removed_on: fieldSchema({ ...said.removed_on, required: true }),
    reason: fieldSchema({ ...said.reason, required: true }),
  }),
  reply: installed,
  status: 201,
});

export type EnginePart = ReplyOf<typeof readEnginePart>;
export type Fit = EnginePart['fits'][number];
export type InstalledPart = ReplyOf<typeof listInstalledParts>['data'][number];
