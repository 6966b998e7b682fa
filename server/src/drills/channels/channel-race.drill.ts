import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import { newBookingCode } from '../../modules/bookings/booking/booking-code.ts';
import { expireHolds } from '../../modules/bookings/public.ts';
import { aPartner, aToken, byToken, sellsOutside } from '../../testing/companies/outside/octo-world.ts';
import { aSession, bookingBody } from '../../testing/companies/trade.ts';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { openWorld } from '../../testing/world.ts';
import { scaled } from '../product.testing.ts';

// Alone: the control writes without the ledger.
const world = await openWorld({ alone: true });
const callers = scaled(300, 30);
const departures = 20;
const rounds = scaled(10);
const capacity = 12;
const at = await sellsOutside(world);
const { company, staff, trade } = at;
const other = await aPartner(world, company, staff);
const partners = [
  { id: at.partner.id, octo: at.octo },
  { id: other.id, octo: byToken(world, await aToken(staff, other.id)) },
];
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

type Answer = Awaited<ReturnType<typeof staff.post>>;

/** Whoever is told to come again does. */
async function heard(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429 && answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** How far the ledger of each departure is from its living bookings and unused quotas, and above its limit. */
async function faultsOf(sessions: readonly string[]) {
  const { rows } = await client.query(
    `select coalesce(sum(greatest(0, s.taken - s.total_capacity)), 0)::int as oversold,
       coalesce(sum(abs(s.taken - b.seats - a.seats)), 0)::int as lost, sum(s.taken)::int as taken
     from session_seats s
     cross join lateral (select coalesce(sum(x.seats), 0) as seats from bookings x
       where x.session_id = s.session_id and x.status not in ('cancelled', 'expired')) b
     cross join lateral (select coalesce(sum(x.seats - x.used_seats), 0) as seats from seat_allotments x
       where x.session_id = s.session_id and x.released_at is null) a
     where s.session_id = any($1)`,
    [sessions],
  );
  return rows[0] as { oversold: number; lost: number; taken: number };
}

async function aRound(round: number): Promise<string[]> {
  const date = `2027-0${(round % 9) + 1}-10`;
  const made = await Promise.all(
    Array.from({ length: departures }, (_, hour) => {
      const time = `${String(hour + 2).padStart(2, '0')}`;
      const given = { date, start_time: `${time}:00`, end_time: `${time}:30`, total_capacity: capacity };
      return aSession(staff, trade, { ...given, boat_ids: [] });
    }),
  );
  for (const [place, { id }] of made.entries()) {
    const partner_id = partners[place % 2]?.id;
    const body = { partner_id, session_id: id, seats: 4, release_hours: 24, note: null };
    expect((await heard(() => staff.post('/seat-allotments', body))).status).toBe(201);
  }
  return made.map(({ id }) => id);
}

const kinds = ['desk', 'hold', 'confirm', 'cancel', 'hold', 'desk', 'release'] as const;

/** One who sells, keeps, confirms, calls off or gives back, as it comes. */
async function call(place: number, sessions: readonly string[], round: number): Promise<number> {
  const id = sessions[(place * 7 + round) % sessions.length] ?? '';
  const kind = kinds[place % kinds.length];
  const quantity = 1 + (place % 3);
  if (kind === 'desk') {
    const passengers = [{ fare_type_id: trade.fares.adult, quantity }];
    return (await heard(() => staff.post('/bookings', bookingBody({ id }, trade, { passengers })))).status;
  }
  if (kind === 'release') {
    const { data } = (await heard(() => staff.get('/seat-allotments'))).body;
    const quota = data.find(({ session_id }: { session_id: string }) => session_id === id);
    return quota ? (await heard(() => staff.post(`/seat-allotments/${quota.id}/release`))).status : 200;
  }
  const { octo } = partners[place % 2] as (typeof partners)[number];
  const unitItems = at.items(...Array<string>(quantity).fill(trade.fares.adult));
  const body = at.reservation({ availabilityId: id, unitItems });
  const kept = await heard(() => octo.post('/bookings', body));
  if (kept.status !== 200 || kind === 'hold') return kept.status;
  const contact = { fullName: 'Giulia Rossi' };
  const path = `/bookings/${kept.body.uuid}/${kind}`;
  return (await heard(() => octo.post(path, kind === 'confirm' ? { contact } : {}))).status;
}

test(`${callers} callers at once on ${departures} departures: nobody oversells, no seat is lost, before and after holds end`, async () => {
  const figures = { asked: 0, faults: 0, oversold: 0, lost: 0, taken: 0, ended: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const sessions = await aRound(round);
    const all = Array.from({ length: callers }, (_, place) => call(place, sessions, round));
    const statuses = await Promise.all(all);
    figures.asked += callers;
    figures.faults += statuses.filter((status) => status >= 500).length;
    const after = await faultsOf(sessions);
    figures.oversold += after.oversold;
    figures.lost += after.lost;
    figures.taken += after.taken;
    // Holds end while others are confirmed or called off no more: their seats come back once.
    const later = world.clock.now().add({ hours: 2 });
    const ended = await world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, later));
    figures.ended += Number(ended);
    const end = await faultsOf(sessions);
    figures.oversold += end.oversold;
    figures.lost += end.lost;
  }
  console.log(`drill: channel race ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ faults: 0, oversold: 0, lost: 0 });
  expect(figures.taken).toBeGreaterThan(0);
});

test('control: a gateway that looks first and writes then oversells, so the crowd is large enough', async () => {
  const [session = ''] = await aRound(9);
  const look = async () => {
    const mine = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
    await mine.connect();
    const { rows } = await mine.query(
      'select coalesce(sum(seats), 0)::int as sold from bookings where tenant_id = $1 and session_id = $2',
      [company.id, session],
    );
    if (rows[0].sold < capacity)
      await mine.query(
        `insert into bookings (tenant_id, id, code, session_id, customer_name, seats, total_price)
         values ($1, $2, $3, $4, 'Giulia', 1, 180)`,
        [company.id, newId(), newBookingCode(), session],
      );
    await mine.end();
  };
  for (let turn = 0; turn < 4; turn += 1) await Promise.all(Array.from({ length: 20 }, look));
  const { rows } = await client.query(
    'select sum(seats)::int as sold from bookings where tenant_id = $1 and session_id = $2',
    [company.id, session],
  );
  expect(rows[0].sold).toBeGreaterThan(capacity);
});
