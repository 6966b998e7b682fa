import { faults, Problem } from '@leme/contract/kit/problem';
import { postStockMove, postStockTransfer } from '@leme/contract/stock/endpoints';
import { moveFaults } from '@leme/contract/stock/stock-moves';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { postMoves } from './post-moves.ts';

/** In or out, by hand. */
export const servesMove = serve(postStockMove, async ({ input, tx, actor, clock, hooks }) => {
  const wrong = moveFaults(input);
  if (wrong.length > 0) throw faults(wrong);
  const work = { tx, actor, now: clock.now() };
  const [posted] = await postMoves(work, hooks, [{ ...input, pointer: '' }]);
  if (!posted) throw new Problem('internal');
  return posted;
});

/** Out of one place and into another, under one id. */
export const servesTransfer = serve(postStockTransfer, async ({ input, tx, actor, clock, hooks }) => {
  const { item_id, from_location_id, to_location_id, quantity, ref } = input;
  if (quantity === 0) throw faults([{ pointer: '/quantity', code: 'zero' }]);
  if (from_location_id === to_location_id) throw faults([{ pointer: '/to_location_id', code: 'same-place' }]);
  const both = { item_id, reason: 'transfer', ref, transfer_id: newId(), pointer: '' } as const;
  const data = await postMoves({ tx, actor, now: clock.now() }, hooks, [
    { ...both, location_id: from_location_id, quantity: -quantity },
    { ...both, location_id: to_location_id, quantity },
  ]);
  return { data };
});
