import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../../kit/resource/statement.ts';
import { aCompanyWithABank } from '../../../../testing/companies/money/bank.ts';
import { aSheet } from '../../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const pairs = 200;

test('[B2.2-57] of 200 pairs of people on one line each one wins, and nothing is given twice', async () => {
  const given = Array.from({ length: pairs }, (_, at) => ({
    day: '2026-11-18',
    amount: '-100.00',
    fitid: `P${at}`,
    memo: `COMPRA ${at}`,
  }));
  const { admin, company, match, broken } = await aCompanyWithABank(world, given);
  const sheet = aSheet(Array.from({ length: pairs * 2 }, (_, at) => `Conta ${at};100,00`));
  await admin.send('POST', '/finance/entries/sheet', sheet, { 'content-type': 'text/csv' });
  const [lines, bills] = await world.tenantTx.read(company.id, (tx) =>
    Promise.all([
      tx.rows(statement<{ id: string }>(sql`select id from bank_lines where tenant_id = ${company.id}`)),
      tx.rows(statement<{ id: string }>(sql`select id from finance_entries where tenant_id = ${company.id}`)),
    ]),
  );
  const take = async (line: string, bill: string): Promise<number> => {
    const { status } = await match([line], [{ kind: 'entry', id: bill, amount: -100 }]);
    return status === 503 ? await take(line, bill) : status;
  };
  for (const [at, line] of lines.entries()) {
    const two = bills.slice(at * 2, at * 2 + 2);
    const answers = await Promise.all(two.map((bill) => take(line.id, bill.id)));
    expect(answers.toSorted()).toEqual([201, 409]);
  }
  const over = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      statement(sql`select l.id from bank_lines l join bank_matches m on m.tenant_id = l.tenant_id and m.line_id = l.id
        where l.tenant_id = ${company.id} and m.undone_at is null group by l.id, l.amount
        having sum(m.amount) <> l.amount or count(*) > 1`),
    ),
  );
  expect([lines.length, over, await broken()]).toEqual([pairs, [], []]);
});
