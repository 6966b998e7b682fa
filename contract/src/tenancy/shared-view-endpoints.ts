import { z } from 'zod';
import { resources } from '../access/resources.ts';
import { kB } from '../kit/body-room.ts';
import { endpoint } from '../kit/endpoint.ts';
import { recordOf } from '../kit/record-of.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { requiredText } from '../kit/values/text.ts';
import { sharesViews } from './share-views.ts';
import { sharedViews } from './shared-views.ts';

const { name } = sharedViews.fields;

/** What narrows and orders the list, by the names its address has for them; not what is searched, which may be a person. */
const search = recordOf(
  z.string().regex(/^(?!q$)[a-z][a-z_]{0,59}$/, { error: 'view-search' }),
  z.union([z.string().max(2000), z.number()]),
  30,
  'view-search',
);

const held = z.strictObject({
  name: requiredText(mostOf(name)),
  search,
  columns: z.array(z.string().max(60)).max(100).nullable(),
  compact: z.boolean(),
  pinned: z.boolean(),
});

const room = { bytes: 224 * kB };

export const sharedView = held.extend({
  id: z.uuid(),
  version: z.number().int(),
  list: z.enum(resources),
});
export type SharedView = z.infer<typeof sharedView>;

export const listSharedViews = endpoint({
  method: 'GET',
  path: '/shared-views',
  summary: 'The views the company keeps of the lists one may read, by name',
  permission: 'signed-in',
  reply: z.object({ data: z.array(sharedView) }),
});

export const createSharedView = endpoint({
  method: 'POST',
  path: '/shared-views',
  summary: 'Keeps a view of a list for everybody of the company',
  permission: sharesViews,
  body: held.extend({ list: z.enum(resources) }),
  room,
  reply: sharedView,
  status: 201,
});

export const updateSharedView = endpoint({
  method: 'PUT',
  path: '/shared-views/:id',
  of: 'shared_views',
  summary: 'Changes what a view of the company keeps, its name, or whether it stands in the menu',
  permission: sharesViews,
  params: z.object({ id: z.uuid() }),
  body: held.extend({ version: z.number().int().min(1) }),
  room,
  reply: sharedView,
});

export const deleteSharedView = endpoint({
  method: 'DELETE',
  path: '/shared-views/:id',
  of: 'shared_views',
  summary: 'Takes a view of the company away',
  permission: sharesViews,
  params: z.object({ id: z.uuid() }),
  reply: z.unknown(),
  status: 204,
});
