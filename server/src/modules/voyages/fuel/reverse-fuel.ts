import { Problem } from '@leme/contract/kit/problem';
import { reverseFuel } from '@leme/contract/voyages/fuel/endpoints';
import { serve } from '#kit/http/serve';
import { takeBack } from './take-back.ts';

/** An opposite row; of two who take one back at once the second reads that it is. */
export const servesFuelReversal = serve(reverseFuel, async ({ input, tx, actor, clock, hooks }) => {
  const taken = await takeBack({ tx, actor, now: clock.now() }, hooks, input);
  if (taken === 'unknown-fill') throw new Problem('not-found');
  if (taken === 'reversed') throw new Problem('log-reversed');
  return taken;
});
