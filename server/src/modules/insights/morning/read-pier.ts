import { freeToSell } from '@leme/contract/bookings/rules';
import { readPierToday } from '@leme/contract/insights/dashboard-endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { serve } from '#kit/http/serve';
import { fullnessOf, owedOn, sessionsFor } from '#modules/bookings/public';

const showsDepartures = ['sessions:read', 'sessions-manifest:read', 'passenger-manifest:read'] as const;
const showsMoney = ['bookings:read', 'passenger-manifest:read'] as const;

/** What happens at the pier today, of what the person may see. */
export const servesPierToday = serve(readPierToday, async ({ tx, actor, clock }) => {
  const date = dayIn(actor.timezone, clock.now());
  const mayRead = (rights: readonly string[]) => rights.some((right) => actor.permissions.has(right));
  const [sessions, owed] = await Promise.all([
    mayRead(showsDepartures)
      ? tx.rows(sessionsFor(actor).where('s.date', '=', date).where('s.status', '<>', 'cancelled'))
      : null,
    mayRead(showsMoney) && !actor.partner ? owedOn(tx, actor, date) : null,
  ]);
  const full = sessions?.map(fullnessOf);
  return {
    date,
    sailing: full
      ? {
          departures: full.length,
          people: full.reduce((sum, { people }) => sum + people, 0),
          free_seats: full.reduce((sum, each) => sum + freeToSell(each), 0),
        }
      : null,
    owed,
  };
});
