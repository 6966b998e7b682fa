import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from './endpoint.ts';
import { changeShape, newRowShape, rowShape } from './field-schema.ts';
import { id, idParams, pageOf, pageQuery } from './page.ts';
import { fieldsWith, type Resource } from './resource.ts';

const flag = z.enum(['1']).transform(() => true);
const shortcut = z.enum(['true']);
const several = z
  .string()
  .max(2000)
  .transform((value) => value.split(',').filter(Boolean));

const facts = {
  id,
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  labels: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
};

const action = z.enum(['created', 'updated', 'deleted', 'restored', 'merged', 'erased']);
const option = z.object({ id, label: z.string() });

/** What narrows a list: `q`, `sort`, `deleted` and each field that filters, several values joined by commas. */
export function filterShape(resource: Resource) {
  const filters = fieldsWith(resource, 'filter').map((name) => [name, several.optional()] as const);
  const shortcuts = Object.keys(resource.shortcuts).map((name) => [name, shortcut.optional()] as const);
  return {
    q: z.string().max(120).optional(),
    sort: z.string().max(80).optional(),
    deleted: flag.optional(),
    ...(Object.fromEntries(shortcuts) as Record<never, z.ZodOptional<typeof shortcut>>),
    ...(Object.fromEntries(filters) as Record<never, z.ZodOptional<typeof several>>),
  };
}

const change = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  isErased: z.boolean(),
});
const history = z.object({
  data: z.array(
    z.object({ id, at: z.string(), actor: z.string().nullable(), action, changes: z.array(change) }),
  ),
  hasMore: z.boolean(),
});

/**
 * The endpoints of a resource: list, one, create, change, delete, restore, history, what its references and filters
 * choose from, and its files. Import and export have their own (`resource-transfer-endpoints.ts`).
 */
export function resourceEndpoints(resource: Resource) {
  const { name, fields, table } = resource;
  const path = `/${name}` as const;
  const row = z.object({ ...facts, ...rowShape(fields) });
  const one = resource.one.en.toLowerCase();
  const references = referencesOf(resource);
  const personal = personalMark(resource);
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `List, by page or cursor: ${name}`,
      permission: may(name, 'read'),
      query: z.strictObject({ ...pageQuery.shape, ...filterShape(resource), facets: flag.optional() }),
      ...personal,
      reply: pageOf(row).extend({ facets: z.record(z.string(), z.record(z.string(), z.number().int())) }),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      of: table,
      summary: `One ${one}`,
      permission: may(name, 'read'),
      params: idParams,
      ...personal,
      reply: row,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `A new ${one}`,
      permission: may(name, 'create'),
      body: z.strictObject(newRowShape(fields)),
      reply: row,
      status: 201,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      of: table,
      summary: `Changes the fields that are sent; \`version\` is the one that was read`,
      permission: may(name, 'update'),
      params: idParams,
      body: z.strictObject({ ...changeShape(fields), version: z.number().int() }),
      reply: row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      of: table,
      summary: 'Deletes; for 30 days it can be restored',
      permission: may(name, 'delete'),
      params: idParams,
      reply: row,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restoration`,
      of: table,
      summary: 'Takes a deletion back',
      permission: may(name, 'delete'),
      params: idParams,
      repeat: 'harmless',
      reply: row,
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/:id/history`,
      of: table,
      summary: 'Who changed what and when, newest first',
      permission: may(name, 'read'),
      params: idParams,
      query: z.strictObject({ before: id.optional() }),
      ...personal,
      reply: history,
    }),
    options: endpoint({
      method: 'GET',
      path: `${path}/options/:field`,
      summary: 'What a reference, or a filter by it, chooses from: id and name of up to 50',
      permission: may(name, 'read'),
      params: z.object({ field: z.string().refine((field) => references.includes(field)) }),
      query: z.strictObject({ q: z.string().max(120).optional(), ids: several.optional() }),
      reply: z.object({ data: z.array(option) }),
    }),
  };
}

/** Of a register of people, who reads it is noted. */
export function personalMark(resource: Resource): { namesPeople?: true } {
  return fieldsWith(resource, 'personal').length > 0 ? { namesPeople: true } : {};
}

/** The fields that point to other rows. */
function referencesOf({ fields }: Resource): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.to !== undefined);
}
