import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../page.ts';
import { optionalText, requiredText } from '../values/text.ts';
import { type Resource, rightTo } from './resource.ts';
import { personalMark, rowReply } from './resource-endpoints.ts';
import { mostReason, movesOf, type NamedMove } from './states.ts';

const reasons = { required: requiredText(mostReason), optional: optionalText(mostReason) } as const;

/** The endpoint of one move of a row: `POST /boats/:id/deactivation`. */
export function moveEndpoint(resource: Resource, { name, field, from, to, reason }: NamedMove) {
  return endpoint({
    method: 'POST',
    path: `/${resource.name}/:id/${name}`,
    of: resource.table,
    summary: `Moves \`${field}\` from ${from.join(' or ')} to ${to}; \`version\` is the one that was read`,
    permission: rightTo(resource, 'update'),
    params: idParams,
    body: z.strictObject({ version: z.number().int(), ...(reason && { reason: reasons[reason] }) }),
    reply: rowReply(resource),
  });
}

/** All endpoints of the states of a register: its moves, and the way its rows went; none where it has no states. */
export function stateEndpoints(resource: Resource) {
  const moves = movesOf(resource).map((move) => moveEndpoint(resource, move));
  return moves.length > 0 ? [...moves, movesEndpoint(resource)] : [];
}

/** The endpoint of the way a row went from state to state. */
export function movesEndpoint(resource: Resource) {
  return endpoint({
    method: 'GET',
    path: `/${resource.name}/:id/moves`,
    of: resource.table,
    summary: 'From which state to which, who, when and why, newest first; it was made in the first',
    permission: rightTo(resource, 'read'),
    params: idParams,
    ...personalMark(resource),
    reply: z.object({ data: z.array(madeMove), hasMore: z.boolean() }),
  });
}

const madeMove = z.object({
  id,
  field: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string(),
  reason: z.string().nullable(),
  /** There was a reason, and it was erased with the person it told of. */
  isErased: z.boolean(),
});
export type MadeMove = z.output<typeof madeMove>;
