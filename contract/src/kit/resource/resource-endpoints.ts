import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { kindOf } from '../kinds/kinds.ts';
import { id, idParams, pageOf, pageQuery } from '../page.ts';
import { changeShape, newRowShape, rowShape } from './field-schema.ts';
import type { Field } from './fields.ts';
import { historyPage } from './history.ts';
import { oneOf } from './labels.ts';
import { fieldsWith, filterFields, isSearched, type Resource, rightTo } from './resource.ts';
import { mostChildren } from './resource-limits.ts';

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
  colours: z.record(z.string(), z.union([z.string(), z.array(z.string().nullable())])).optional(),
};

/** What a list tells beside a page of its rows, when it is asked for; `count=all` counts on where a page stops counting. */
const besidePage = {
  facets: z.record(z.string(), z.record(z.string(), z.number().int())),
  totals: z.record(z.string(), z.number()),
};
const asksBeside = {
  count: z.enum(['all']).optional(),
  facets: flag.optional(),
  totals: flag.optional(),
};

const option = z.object({ id, label: z.string(), colour: z.string().nullable().optional() });

const range = z
  .string()
  .max(80)
  .meta({ examples: ['5..20', '5..', '..20'] })
  .transform((value) => [value].filter(Boolean));

const contained = z
  .string()
  .max(120)
  .transform((value) => [value].filter(Boolean));

function shapeOfFilter(field: Field) {
  if (field.filter === 'contains' || field.filter === 'exact') return contained;
  return kindOf(field).filter === 'range' ? range : several;
}

/** What filters a list: `q`, `sort`, `deleted` and each field that filters, several values joined by commas. */
export function filterShape(resource: Resource) {
  const filters = filterFields(resource).map(([name, field]) => {
    return [name, shapeOfFilter(field).optional()] as const;
  });
  const shortcuts = Object.keys(resource.shortcuts).map((name) => [name, shortcut.optional()] as const);
  const sort = z.string().max(80).optional();
  const ofAll = { q: z.string().max(120).optional(), sort, deleted: flag.optional() };
  const { q, deleted: _none, ...ofViews } = ofAll;
  // Nobody deletes rows of a view, and one in which nothing is searched has no question for it.
  const own = resource.isView ? { ...ofViews, ...(isSearched(resource) && { q }) } : ofAll;
  return {
    ...(own as typeof ofAll),
    ...(Object.fromEntries(shortcuts) as Record<never, z.ZodOptional<typeof shortcut>>),
    ...(Object.fromEntries(filters) as Record<never, z.ZodOptional<typeof several>>),
  };
}

/**
 * The endpoints of a resource: list, one, create, change, delete, restore, history, what its references and filters
 * choose from, and its files. Import and export have their own (`resource-transfer-endpoints.ts`).
 */
export function resourceEndpoints(resource: Resource) {
  const { name, fields, table } = resource;
  const path = `/${name}` as const;
  const row = rowReply(resource);
  const personal = personalMark(resource);
  const room = resource.bytes && { room: { bytes: resource.bytes } };
  return {
    list: listEndpoint(resource),
    read: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      of: table,
      get summary() {
        return `One ${oneOf(resource, 'en').toLowerCase()}`;
      },
      permission: rightTo(resource, 'read'),
      params: idParams,
      ...personal,
      reply: row,
    }),
    create: endpoint({
      method: 'POST',
      path,
      get summary() {
        return `A new ${oneOf(resource, 'en').toLowerCase()}`;
      },
      permission: rightTo(resource, 'create'),
      body: z.strictObject(newRowShape(fields)),
      ...room,
      reply: row,
      status: 201,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      of: table,
      summary: `Changes the fields that are sent; \`version\` is the one that was read`,
      permission: rightTo(resource, 'update'),
      params: idParams,
      body: z.strictObject({ ...changeShape(fields), version: z.number().int() }),
      ...room,
      reply: row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      of: table,
      summary: 'Deletes; for 30 days it can be restored',
      permission: rightTo(resource, 'delete'),
      params: idParams,
      reply: row,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restoration`,
      of: table,
      summary: 'Takes a deletion back',
      permission: rightTo(resource, 'delete'),
      params: idParams,
      repeat: 'harmless',
      reply: row,
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/:id/history`,
      of: table,
      summary: 'Who changed what and when, newest first',
      permission: rightTo(resource, 'read'),
      params: idParams,
      query: z.strictObject({ before: id.optional() }),
      ...personal,
      reply: historyPage,
    }),
    options: optionsEndpoint(resource),
  };
}

/** The list of a register, or of a view. */
export function listEndpoint(resource: Resource) {
  return endpoint({
    method: 'GET',
    path: `/${resource.name}`,
    summary: `List, by page or cursor: ${resource.name}`,
    permission: rightTo(resource, 'read'),
    query: listQuery(resource),
    ...personalMark(resource),
    reply: listReply(resource),
  });
}

/** What its references and filters choose from. */
export function optionsEndpoint(resource: Resource) {
  const references = referencesOf(resource);
  return endpoint({
    method: 'GET',
    path: `/${resource.name}/options/:field`,
    summary: 'What a reference, or a filter by it, chooses from: id and name of up to 50',
    permission: rightTo(resource, 'read'),
    params: z.object({ field: z.string().refine((field) => references.includes(field)) }),
    query: z.strictObject({ q: z.string().max(120).optional(), ids: several.optional() }),
    reply: z.object({ data: z.array(option) }),
  });
}

/** What a list is asked. */
export function listQuery(resource: Resource) {
  return z.strictObject({ ...pageQuery.shape, ...filterShape(resource), ...asksBeside });
}

/** A page of a list; its rows stand under the name the resource gives them. */
export function listReply(resource: Resource) {
  const page = pageOf(rowReply(resource)).extend(besidePage);
  if (resource.listed === 'data') return page;
  const { data, ...beside } = page.shape;
  return z.object({ [resource.listed]: data, ...beside }) as unknown as typeof page;
}

/** A row as it is answered. */
export function rowReply({ fields, computed = {}, isView }: Resource) {
  const { version: _version, updated_at: _updated, deleted_at: _deleted, ...ofViews } = facts;
  const own = isView ? (ofViews as typeof facts) : facts;
  return z.object({ ...own, ...rowShape({ ...fields, ...computed }) });
}

/** The endpoint that puts children in order: as many of them as are named, the others behind. */
export function orderEndpoint(resource: Resource) {
  return endpoint({
    method: 'PUT',
    path: `/${resource.name}/order`,
    summary: 'Puts the children of one row in order; those that are not named come behind',
    permission: rightTo(resource, 'update'),
    body: z.strictObject({
      parent: id,
      ids: z
        .array(id)
        .min(1)
        .max(mostChildren)
        .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' }),
    }),
    reply: z.object({ data: z.array(rowReply(resource)) }),
  });
}

/** Of a register of people, who reads it is noted. */
export function personalMark(resource: Resource): { namesPeople?: true } {
  return fieldsWith(resource, 'personal').length > 0 ? { namesPeople: true } : {};
}

/** The fields that point to other rows, and what is worked out and filters by one. */
export function referencesOf({ fields, computed = {} }: Resource): string[] {
  const pointing = { ...fields, ...computed };
  return Object.keys(pointing).filter((name) => pointing[name]?.to !== undefined);
}
