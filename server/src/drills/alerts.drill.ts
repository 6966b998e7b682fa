import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { evaluateAlerts } from '../modules/maintenance/alerts/evaluate-alerts.ts';
import { superuserUrlOf } from '../testing/database/database.ts';
import { openProduct, scaled } from './product.testing.ts';

const readings = 8;
const { world, company, caller } = await openProduct(readings);

async function send(path: string, body: object): Promise<{ id: string }> {
  const answer = await caller.post(path, body, { 'idempotency-key': randomUUID() });
  expect(answer.status, answer.text).toBeLessThan(300);
  return JSON.parse(answer.text);
}

/** An engine whose service is due, a little further on each round. */
async function anEngine(): Promise<string> {
  const motor = await send('/motors', { name: 'Netuno BE' });
  await send(`/motors/${motor.id}/readings`, { hours: 495, taken_at: '2026-01-01T12:00:00.000Z' });
  const hundred = {
    title: 'Revisão',
    trigger: 'meter',
    every_hours: 100,
    warn_hours: 10,
    tolerance_hours: 5,
  };
  const task = await send('/maintenance-tasks', hundred);
  await send('/plan-assets', { task_id: task.id, name: 'Netuno BE', motor_id: motor.id, last_hours: 400 });
  return motor.id;
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

/** How many alerts of the engine are pending. */
const pendingOf = (motor: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as n from maintenance_alert
         where tenant_id = $1 and motor_id = $2 and type = 'meter_due' and status = 'pendente'`,
      [company, motor],
    );
    return Number(rows[0].n);
  });

test('a hundred rounds of eight readings, an hourly run and a clearance leave one alert of one engine, and lose none', async () => {
  const motor = await anEngine();
  const rounds = scaled(100);
  let most = 0;
  for (let round = 1; round <= rounds; round++) {
    const now = Temporal.Now.instant();
    const read = (at: number) =>
      send(`/motors/${motor}/readings`, {
        hours: 495 + round * 0.8 + at * 0.1,
        taken_at: Temporal.Instant.from('2026-01-02T00:00:00Z')
          .add({ minutes: round * 60 + at })
          .toString(),
      });
    await Promise.all([
      ...Array.from({ length: readings }, (_, at) => read(at)),
      evaluateAlerts(world.tenantTx, company, now),
      send('/alerts/clearance', {}),
    ]);
    most = Math.max(most, await pendingOf(motor));
    // What is still true came back, at the latest with the next run.
    await evaluateAlerts(world.tenantTx, company, now);
    expect(await pendingOf(motor)).toBe(1);
  }
  console.log(`drill: alerts ${JSON.stringify({ rounds, most })}`);
  expect(most).toBeLessThanOrEqual(1);
});

const byCause = `create unique index maintenance_alert_by_cause on maintenance_alert (tenant_id, dedupe_key)
  where status = 'pendente'`;

/** Changes what the table is held by; only whoever owns it may. */
async function alter(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Eight look first and raise then, for one cause, at once; answers how many are pending after. */
async function raisedAtOnce(): Promise<number> {
  const cause = `meter_due:${randomUUID()}`;
  const raise = () =>
    asOwner(async (client) => {
      await client.query('begin');
      await client.query(`set local app.tenant_id = '${company}'`);
      const { rows } = await client.query(
        `select 1 from maintenance_alert where tenant_id = $1 and dedupe_key = $2 and status = 'pendente'`,
        [company, cause],
      );
      if (rows.length === 0)
        await client.query(
          `insert into maintenance_alert (tenant_id, id, type, severity, description, dedupe_key)
             values ($1, $2, 'meter_due', 'media', 'Revisão', $3)`,
          [company, randomUUID(), cause],
        );
      await client.query('commit');
    });
  await Promise.allSettled(Array.from({ length: readings }, raise));
  return await asOwner(async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as n from maintenance_alert where tenant_id = $1 and dedupe_key = $2',
      [company, cause],
    );
    return Number(rows[0].n);
  });
}

test('control: without the index, who looks first and raises then doubles; with it the same raises one', async () => {
  expect(await raisedAtOnce()).toBe(1);
  await alter('drop index maintenance_alert_by_cause');
  onTestFinished(async () => {
    await send('/alerts/clearance', {});
    await alter(byCause);
  });
  let most = 0;
  // One round may happen to be orderly.
  for (let round = 0; round < 20 && most < 2; round++) most = Math.max(most, await raisedAtOnce());
  expect(most).toBeGreaterThan(1);
});
