import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { decideDeparture } from '@leme/contract/voyages/gate/decide-departure';
import { readDepartureFacts, readDepartureGate } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';
import { type Served, serve } from '#kit/http/serve';
import { decidedBy } from '#kit/settings/decided';
import { readDay } from './read-day.ts';

const servesFacts = serve(readDepartureFacts, async ({ input, tx, actor, clock, hooks }) => {
  const now = clock.now();
  const date = input.date ?? dayIn(actor.timezone, now);
  const seesHealth = actor.permissions.has('passenger-health:read');
  const { company, data } = await readDay({ tx, actor }, hooks, { date, now, seesHealth });
  const { harbour_phone } = await decidedBy(tx, actor.tenantId, voyageSettings);
  return {
    date,
    made_at: now.toString(),
    zone: actor.timezone,
    company: { id: actor.tenantId, name: company },
    seals: seesHealth,
    harbour_phone,
    data,
  };
});

const servesGate = serve(readDepartureGate, async ({ input, tx, actor, clock, hooks }) => {
  const now = clock.now();
  const date = input.date ?? dayIn(actor.timezone, now);
  const { data } = await readDay({ tx, actor }, hooks, { date, now, seesHealth: false });
  return {
    date,
    data: data.map(({ session_id, product, start_time, boat_id, boat, facts }) => {
      const { result, checks } = decideDeparture(facts);
      return {
        session_id,
        product,
        start_time,
        boat_id,
        boat,
        result,
        checks: checks.map(({ says, evidence, ...check }) => ({
          ...check,
          evidence: [...evidence],
          sentence: gateSentence(says, csvLocale),
          says: { key: says.key, values: { ...says.values } },
        })),
      };
    }),
  };
});

/** What the gate decides by, and what it decides. */
export const servesGates: Served[] = [servesFacts, servesGate];
