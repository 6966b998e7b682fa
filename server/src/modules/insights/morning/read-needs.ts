import { listNeedsYou } from '@leme/contract/insights/dashboard-endpoints';
import { serve } from '#kit/http/serve';

const gravity = { danger: 0, warning: 1, info: 2 };

/** What waits for the person, as the modules tell it. */
export const servesNeedsYou = serve(listNeedsYou, async ({ tx, actor, clock, hooks }) => {
  const waiting = await hooks.needsYou({ tx, actor, now: clock.now() });
  return { data: waiting.toSorted((one, other) => gravity[one.severity] - gravity[other.severity]) };
});
