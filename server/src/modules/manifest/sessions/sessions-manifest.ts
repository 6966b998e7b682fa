import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import {
  getDayManifest,
  getSessionManifest,
  getSessionsManifest,
  sessionsManifestOptions,
} from '@leme/contract/manifest/sessions-manifest-endpoints';
import { serve } from '#kit/http/serve';
import { boatsAboard } from '../boats-aboard.ts';
import { sessionsIn } from '../manifest-queries.ts';
import { readManifest, sessionShape } from '../read-manifest.ts';
import { activeBoats, activeProducts, countsIn, customersIn } from './sessions-manifest-queries.ts';

/** Counted by the database: a card needs no people, and a day may have thousands. */
export const servesSessionsManifest = serve(getSessionsManifest, async ({ input, tx, actor, clock }) => {
  const today = dayIn(actor.timezone, clock.now());
  const date = input.date ?? today;
  const [sessions, boats, customers, counts] = await Promise.all([
    sessionsIn(tx, actor, { date }),
    boatsAboard(tx, actor, { date }),
    customersIn(tx, actor, { date }),
    countsIn(tx, actor, { date }),
  ]);
  const customersBySession = Map.groupBy(customers, ({ session_id }) => session_id);
  const countsBySession = new Map(counts.map(({ session_id, ...count }) => [session_id, count]));
  const data = sessions.map((row) => {
    const named = customersBySession.get(row.id) ?? [];
    return {
      ...sessionShape(row, boats(row)),
      ...(countsBySession.get(row.id) ?? { passengers: 0, aboard: 0, absent: 0 }),
      bookings: named.length,
      customers: named.map(({ booking_id, name }) => ({ booking_id, name })),
    };
  });
  return { date, today, data };
});

export const servesDayManifest = serve(getDayManifest, async ({ input, tx, actor }) => ({
  data: await readManifest(tx, actor, { date: input.date }),
}));

export const servesSessionManifest = serve(getSessionManifest, async ({ input, tx, actor }) => {
  const [session] = await readManifest(tx, actor, { ids: [input.id] });
  if (!session) throw new Problem('not-found');
  return session;
});

/** Partners see what sails with them; the company's catalogue and fleet are not theirs to read. */
export const servesSessionsManifestOptions = serve(sessionsManifestOptions, async ({ tx, actor }) => {
  const [products, boats] = await Promise.all([
    actor.partner ? [] : activeProducts(tx, actor),
    activeBoats(tx, actor),
  ]);
  return { products, boats };
});
