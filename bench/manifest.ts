import type pg from 'pg';
import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { busyDay } from '../server/src/drills/million/bulk.testing.ts';
import { systemClock } from '../server/src/kit/clock.ts';
import { hooksOf } from '../server/src/kit/hooks.ts';
import { registersOf } from '../server/src/kit/resource/registers.ts';
import { servesPassengerManifest } from '../server/src/modules/manifest/passenger-manifest.ts';
import { aCrowdedDay, crowdedDay } from './crowded-day.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';
import { statementsOf } from './statements.ts';

const path = `/passenger-manifest?date=${busyDay}`;

// What any program must ask to show the day's sessions and bookings, and nothing about persons, fares or boats.
const twoStatements = {
  sessions: `select s.id, s.product_id, p.name as product_name, p.color as product_color, s.date, s.start_time,
      s.end_time, s.starts_at, s.ends_at, s.guide_name, s.sailor_name, s.status, q.total_capacity, q.taken
    from sessions s
    left join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
    left join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
    where s.tenant_id = $1 and s.date = $2 order by s.start_time, s.id`,
  bookings: `select id, session_id, code, customer_name, customer_phone, special_requirements, checkin, no_show,
      total_price, paid_amount, remaining_amount, agent_id
    from bookings where tenant_id = $1 and session_id = any($2) and status in ('confirmed', 'completed')
    order by customer_name, id`,
};

/** P1: the manifest of a day of 10 sessions and 120 bookings over HTTP, against its statements alone. */
export async function manifestCases(stage: Stage, samples: number): Promise<Result[]> {
  const caller = await stage.caller(stage.small);
  const client = await stage.raw(stage.small);
  const tenant = stage.small.id;
  const statements = await neededOf(tenant);
  const call = (headers?: Record<string, string>) => () => expectStatus(200, caller.get(path, headers));
  const { text } = await call()();
  const times = await interleave(
    {
      http: call(),
      squeezed: call({ 'accept-encoding': 'gzip, deflate, br' }),
      session: () => expectStatus(200, caller.get('/auth/session')),
      two: async () => {
        const sessions = await client.query({
          name: 'day',
          text: twoStatements.sessions,
          values: [tenant, busyDay],
        });
        const ids = sessions.rows.map(({ id }) => id);
        await client.query({ name: 'bookings', text: twoStatements.bookings, values: [tenant, ids] });
      },
      needed: () => Promise.all(statements.map((statement) => client.query(statement))),
    },
    { samples, warmUp: 100 },
  );
  const size = `${Math.round(text.length / 1000)} kB`;
  return [
    ...(await crowdedCases(stage, Math.min(samples, 60))),
    compare('P1', `manifest of a day (${size}) ÷ two flat statements`, [times.http, times.two], {
      ratio: 1.9,
      ratio95: 2.2,
    }),
    compare('P1', 'the same ÷ the five statements it needs, in one flight', [times.http, times.needed]),
    compare('P1', 'the same, compressed ÷ the five statements', [times.squeezed, times.needed]),
    compare('P1', 'a signed-in call that gives a device its token (/auth/session)', [times.session, null]),
  ];
}

/** The same of a day of 100 sessions and 2,000 bookings. */
async function crowdedCases(stage: Stage, samples: number): Promise<Result[]> {
  const company = await aCrowdedDay(stage);
  const caller = await stage.caller(company);
  const client = await stage.raw(company);
  const call = () => expectStatus(200, caller.get(`/passenger-manifest?date=${crowdedDay}`));
  const { text } = await call();
  const times = await interleave(
    {
      http: call,
      two: async () => {
        const sessions = await client.query({
          name: 'day',
          text: twoStatements.sessions,
          values: [company.id, crowdedDay],
        });
        const ids = sessions.rows.map(({ id }) => id);
        await client.query({ name: 'bookings', text: twoStatements.bookings, values: [company.id, ids] });
      },
    },
    { samples, warmUp: 10 },
  );
  const size = `${Math.round(text.length / 1000)} kB`;
  return [
    compare('P1', `manifest of 100 sessions and 2,000 bookings (${size}) ÷ two statements`, [
      times.http,
      times.two,
    ]),
  ];
}

/** What the manifest asks of a day that answers nothing. */
function neededOf(tenantId: string): Promise<pg.QueryConfig[]> {
  const { kind, handle } = servesPassengerManifest;
  if (kind !== 'tenant') throw new Error('The manifest is read in a transaction');
  const [registers, hooks] = [registersOf([]), hooksOf([])];
  return statementsOf(tenantId, (work) =>
    handle({ input: { date: busyDay }, ...work, clock: systemClock, registers, hooks }),
  );
}
