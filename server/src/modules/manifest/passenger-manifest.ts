import { dayIn } from '@leme/contract/kit/values/days';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { serve } from '#kit/http/serve';
import { readManifest } from './read-manifest.ts';

export const servesPassengerManifest = serve(getPassengerManifest, async ({ input, tx, actor, clock }) => {
  const today = dayIn(actor.timezone, clock.now());
  const date = input.date ?? today;
  return { date, today, data: await readManifest(tx, actor, { date }) };
});
