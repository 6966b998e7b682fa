import { moveEndpoint, movesEndpoint } from '@leme/contract/kit/resource/move-endpoints';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { movesOf } from '@leme/contract/kit/resource/states';
import { type Served, serve } from '../../http/serve.ts';
import { findRow } from '../find-row.ts';
import { type Asked, moveRow } from './move-row.ts';
import { readMoves } from './read-moves.ts';

/** Serves the moves of a register's states, and the way its rows went; nothing where it has none. */
export function serveMoves(resource: Resource): Served[] {
  const moves = movesOf(resource);
  if (moves.length === 0) return [];
  return [
    ...moves.map((move) =>
      serve(
        moveEndpoint(resource, move),
        ({ input, tx, actor, registers }) =>
          moveRow(registers.named(resource.name), { tx, actor }, move, input as Asked) as never,
      ),
    ),
    serve(movesEndpoint(resource), async ({ input, tx, actor, registers }) => {
      await findRow(registers.named(resource.name), { tx, actor }, input.id);
      return await readMoves(resource, { tx, actor }, input.id);
    }),
  ];
}
