import { addDays } from '@leme/contract/kit/values/days';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aSailingCrew } from '../../testing/companies/crew/sailing-crew.ts';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { openWorld } from '../../testing/world.ts';
import { scaled } from '../product.testing.ts';

// Alone: the control takes constraints away.
const world = await openWorld({ alone: true });
const pairs = scaled(100, 10);
const { company, trade, member, sail, assign } = await aSailingCrew(world);
const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: superuserUrlOf(world.urls) })) as [
  pg.Client,
  pg.Client,
];
await Promise.all([one.connect(), other.connect()]);
afterAll(() => Promise.all([one.end(), other.end()]));

/** Far enough from one another that no pair is in the way of the next one. */
const dayOf = (at: number) => addDays('2027-01-04', at * 3);

test(`${pairs} pairs at once on overlap and on rest: one of each two, whoever asks`, async () => {
  const beto = await member('Beto', ['comandante'], { expires_on: '2030-12-31' });
  const broken: number[] = [];
  for (let at = 0; at < pairs; at += 1) {
    const day = dayOf(at);
    const isRest = at % 2 === 1;
    const first = await sail(day, '18:00', '20:00');
    const second = isRest
      ? await sail(addDays(day, 1), '05:00', '07:00', { boat_ids: [trade.boats[1]] })
      : await sail(day, '19:00', '21:00', { boat_ids: [trade.boats[1]] });
    const both = await Promise.all([
      assign(beto.id, first.id),
      assign(beto.id, second.id, { boat_id: trade.boats[1] }),
    ]);
    if (both.filter(({ status }) => status === 201).length !== 1) broken.push(at);
  }
  expect(broken).toEqual([]);
});

/** Two who look first and write then, at once and without holding anybody: how often both wrote. */
async function lookThenWrite(crew_id: string): Promise<number> {
  let broken = 0;
  for (let at = 0; at < pairs; at += 1) {
    const day = dayOf(at);
    const write = async (client: pg.Client, from: number): Promise<number> => {
      const begins = new Date(Date.parse(`${day}T00:00:00Z`) + from * 3_600_000);
      const [starts, ends, rests] = [0, 3, 14].map((hours) => new Date(begins.getTime() + hours * 3_600_000));
      const date = starts?.toISOString().slice(0, 10);
      await client.query('begin');
      await client.query('select count(*) from crew_days where tenant_id = $1 and crew_id = $2', [
        company.id,
        crew_id,
      ]);
      try {
        await client.query(
          'insert into crew_days (tenant_id, crew_id, date, starts_at, ends_at, rest_until) values ($1, $2, $3, $4, $5, $6)',
          [company.id, crew_id, date, starts, ends, rests],
        );
        await client.query('commit');
        return 1;
      } catch {
        await client.query('rollback');
        return 0;
      }
    };
    // The second begins on the day after, while the rest of the first lasts.
    const done = await Promise.all([write(one, 20), write(other, 30)]);
    if (done.reduce((sum, each) => sum + each, 0) === 2) broken += 1;
  }
  return broken;
}

test('the database keeps two apart who hold nobody, and without its constraint it does not', async () => {
  const ana = await member('Ana', ['comandante']);
  expect(await lookThenWrite(ana.id)).toBe(0);
  const rui = await member('Rui', ['comandante']);
  await one.query('alter table crew_days drop constraint crew_day_rested');
  expect(await lookThenWrite(rui.id)).toBe(pairs);
});
