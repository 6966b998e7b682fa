import { listFirstSteps } from '@leme/contract/insights/dashboard-endpoints';
import { serve } from '#kit/http/serve';

/** What a new company does first, as the modules tell it. */
export const servesFirstSteps = serve(listFirstSteps, async ({ tx, actor, clock, hooks }) => {
  const steps = await hooks.firstSteps({ tx, actor, now: clock.now() });
  return { data: steps.map(({ place: _, ...step }) => step) };
});
