import { z } from 'zod';
import { kB } from '../body-room.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../page.ts';
import { type Resource, rightTo } from './resource.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import { mostMoved } from './resource-limits.ts';

/** A row that pointed to a deleted one and points to another since; its version tells whether somebody saved it later. */
const moved = z.strictObject({
  resource: z.string().max(60),
  field: z.string().max(60),
  id,
  version: z.number().int(),
});

export type Moved = z.infer<typeof moved>;

/** Of a register that says so: a row others point to goes, another one takes its place with them, and back. */
export function replacementEndpoints(resource: Resource) {
  const { name, table } = resource;
  const row = resourceEndpoints(resource).read.reply;
  return {
    replace: endpoint({
      method: 'POST',
      path: `/${name}/:id/replacement`,
      of: table,
      summary: `Deletes; at most ${mostMoved} rows that point to it point to \`by\` from then on, or to nothing`,
      permission: rightTo(resource, 'delete'),
      params: idParams,
      body: z.strictObject({ by: id.nullable() }),
      reply: z.object({ row, moved: z.array(moved) }),
    }),
    takeBack: endpoint({
      method: 'POST',
      path: `/${name}/:id/reversal`,
      of: table,
      summary: 'Takes a replacement back; rows that were saved since then stay as they are',
      permission: rightTo(resource, 'delete'),
      params: idParams,
      body: z.strictObject({ moved: z.array(moved).max(mostMoved) }),
      room: { bytes: 256 * kB },
      repeat: 'harmless',
      reply: z.object({ row, moved: z.number().int(), left: z.number().int() }),
    }),
  };
}
