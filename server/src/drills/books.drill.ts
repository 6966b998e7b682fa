import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Answer, untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const writers = 100;
const { world, company, caller, restart } = await openProduct(writers + 1);

type Account = { id: string; role: string };
const accounts: Account[] = JSON.parse((await caller.get('/finance/accounts')).text).data;
const rent = accounts.find(({ role }) => role === '6.2')?.id ?? '';
const cash = accounts.find(({ role }) => role === 'cash')?.id ?? '';

const monthOf = (round: number) => Temporal.PlainDate.from('2020-01-01').add({ months: round });
const daysOf = (month: Temporal.PlainDate) =>
  `from=${month}&to=${month.add({ months: 1 }).subtract({ days: 1 })}`;

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

/** What the statement of a month says of a line. */
const said = (lines: { code: string; amount: number }[], line: string) =>
  lines.find(({ code }) => code === line)?.amount ?? 0;

/** Asks until an answer comes, through a server that is killed and comes again: the same key is answered once. */
async function throughKills(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await untilHeard(ask).catch(() => null);
    if (answer && answer.status !== 500) return answer;
    await sleep(200);
  }
}

/** A bill of one real in that month, sent again until it is heard of. */
function aBill(month: Temporal.PlainDate) {
  const headers = { 'idempotency-key': randomUUID() };
  const bill = { kind: 'payable', description: 'Conta', amount: 1, account_id: rent };
  const due_on = month.with({ day: 15 }).toString();
  return throughKills(() => caller.post('/finance/entries', { ...bill, due_on }, headers));
}

test('a hundred writers against the closing of their month: what it kept is what stands in it, no bill is lost or doubled', async () => {
  const rounds = scaled(20);
  const figures = { written: 0, refused: 0, unexpected: 0, kills: 0, behind: 0, doubled: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const month = monthOf(round);
    const kills = round % 5 === 4;
    const close = async () => {
      await sleep(Math.random() * 200);
      const headers = { 'idempotency-key': randomUUID() };
      return await throughKills(() => caller.post('/finance/periods', { month: month.toString() }, headers));
    };
    const kill = async () => {
      if (!kills) return;
      await sleep(150);
      figures.kills += 1;
      await restart();
    };
    const [closed, , ...answers] = await Promise.all([
      close(),
      kill(),
      ...Array.from({ length: writers }, () => aBill(month)),
    ]);
    expect(closed.status, closed.text).toBe(201);
    const written = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ text }) => text.includes('month-closed')).length;
    figures.written += written;
    figures.refused += refused;
    figures.unexpected += writers - written - refused;
    const kept = said(JSON.parse(closed.text).lines, '6.2');
    const now = said(JSON.parse((await caller.get(`/finance/dre?${daysOf(month)}`)).text).lines, '6.2');
    figures.behind += Math.abs(kept - now);
    figures.doubled += Math.abs(-now - written);
  }
  const checks = JSON.parse((await caller.get('/finance/checks')).text).data;
  console.log(`drill: books ${JSON.stringify({ ...figures, checks })}`);
  expect(figures).toMatchObject({ unexpected: 0, behind: 0, doubled: 0 });
  expect(checks.filter(({ count }: { count: number }) => count > 0)).toEqual([]);
});

test('control: a program that looks whether the month is open and writes then puts postings into a closed one', async () => {
  const month = '2019-06-01';
  const begun = Promise.withResolvers<void>();
  let written = 0;
  const write = () =>
    withClient(async (client) => {
      for (let turn = 0; turn < 50; turn += 1) {
        const { rowCount } = await client.query(
          'select 1 from finance_periods where tenant_id = $1 and month = $2 and reopened_at is null',
          [company, month],
        );
        if (rowCount) return;
        await client.query('select pg_sleep(0.01)');
        await client.query(
          `insert into finance_postings (tenant_id, id, date, true_date, debit_id, credit_id, amount, fact_kind, fact_id, leg,
             user_id, created_at) values ($1, $2, $3, $3, $4, $5, 1, 'till', $2, 0, $2, clock_timestamp())`,
          [company, randomUUID(), month, rent, cash],
        );
        written += 1;
        if (written === 20) begun.resolve();
      }
    });
  const close = () =>
    withClient(async (client) => {
      await begun.promise;
      await client.query(
        `insert into finance_periods (tenant_id, id, month, results, closed_at, closed_by)
           values ($1, $2, $3, '[]', clock_timestamp(), $2)`,
        [company, randomUUID(), month],
      );
    });
  await Promise.all([close(), ...Array.from({ length: 20 }, write)]);
  const checks: { rule: string; count: number }[] = JSON.parse(
    (await caller.get('/finance/checks')).text,
  ).data;
  const behind = checks.find(({ rule }) => rule === 'I5')?.count ?? 0;
  console.log(`drill: books control, ${behind} of ${written} postings came into a month that was closed`);
  expect(behind).toBeGreaterThanOrEqual(1);
});
