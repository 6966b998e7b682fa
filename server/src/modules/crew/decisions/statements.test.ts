import { decide } from '@leme/contract/crew/engine/decide';
import { positions } from '@leme/contract/crew/positions';
import { addDays } from '@leme/contract/kit/values/days';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { recordStatementsWith } from '../../../kit/database/statement-record.ts';
import type { Work } from '../../../kit/work.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';
import { contextOf, readBoats, readGround, readPapers } from './ground.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');

afterEach(() => recordStatementsWith(undefined));

/** What is asked of the tables in the transactions that read the crew. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent: { sql: string; of: object }[] = [];
  recordStatementsWith((sql, of) => {
    sent.push({ sql, of });
    return undefined;
  });
  await work();
  recordStatementsWith(undefined);
  const concerned = new Set(sent.flatMap(({ sql, of }) => (sql.includes('crew_credentials') ? [of] : [])));
  const asks = sent.filter(
    ({ sql, of }) => concerned.has(of) && /^\s*(select|insert|update|with)/i.test(sql),
  );
  return asks.length;
}

/** Sixty boats, and sixty people with a paper each. */
async function aFleet(): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  await client.query(
    `insert into boats (tenant_id, id, boat_name, capacity, nav_area, gross_tonnage)
       select $1, gen_random_uuid(), 'Lancha ' || n, 12, 'costeira', 8 from generate_series(1, 60) n`,
    [company.id],
  );
  const people = await client.query<{ crew_id: string }>(
    `with made as (insert into crew_members (tenant_id, id, full_name, birth, positions)
       select $1, gen_random_uuid(), 'Pessoa ' || n, '1990-01-01', array['comandante', 'marinheiro', 'guia']
       from generate_series(1, 60) n returning id)
     insert into crew_credentials (tenant_id, id, crew_id, competency_id, number, expires_on, status)
       select $1, gen_random_uuid(), m.id, c.id, 'N1', '2027-12-31', 'conferida'
       from made m join competencies c on c.code = 'MNC' returning crew_id`,
    [company.id],
  );
  await client.end();
  return people.rows.map(({ crew_id }) => crew_id);
}

// Before anything is counted: what is counted is heard by nobody else.
const ids = await aFleet();

test('on which of sixty boats somebody may serve takes at most eight statements', async () => {
  let boats = 0;
  const count = await statementsOf(async () => {
    const { body } = await staff.get(`/crew-members/${ids[0]}/service?date=2026-12-12`);
    boats = body.data.length;
    expect(body.data.every((each: { positions: unknown[] }) => each.positions.length === 3)).toBe(true);
  });
  expect(boats).toBe(60);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
});

test('a week of sixty people and four hundred positions stands on at most twelve statements, and is one pass', async () => {
  let answers = 0;
  const count = await statementsOf(() =>
    world.tenantTx.read(company.id, async (tx) => {
      const work = { tx, actor: { tenantId: company.id } } as unknown as Work;
      const { matrix, overrides } = await readGround(work);
      const papers = Map.groupBy(await readPapers(work, ids), ({ crew_id }) => crew_id);
      const boats = await readBoats(work);
      const places = Array.from({ length: 400 }, (_, at) => ({
        boat: boats[at % boats.length],
        position: positions[at % positions.length] ?? 'guia',
        date: addDays('2026-12-12', at % 7),
      }));
      for (const id of ids)
        for (const { boat, position, date } of places) {
          if (!boat) continue;
          const context = contextOf(boat, 'passeio');
          const credentials = papers.get(id) ?? [];
          decide(matrix, overrides, { position, context, date, credentials, birth: '1990-01-01' });
          answers += 1;
        }
    }),
  );
  expect(answers).toBe(60 * 400);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(12);
});
