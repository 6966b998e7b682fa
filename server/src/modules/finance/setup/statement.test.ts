import type { StatementLine } from '@leme/contract/finance/lines/lines';
import { expect, test } from 'vitest';
import { aCompanyWithBooks, amountsOf, inMonth } from '../../../testing/companies/money/books.ts';
import { aBill } from '../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const formula = (code: string, text: string): StatementLine => ({
  code,
  name: { 'pt-BR': 'Margem', en: 'Margin' },
  sign: 'plus',
  kind: 'formula',
  formula: text,
});

async function aStatement() {
  const books = await aCompanyWithBooks(world);
  const read = async () => (await books.admin.get('/finance/statement')).body;
  const draw = async (change: (lines: StatementLine[]) => StatementLine[], accounts: object[] = []) => {
    const { version, lines } = await read();
    return await books.admin.put('/finance/statement', { version, lines: change(lines), accounts });
  };
  return { ...books, read, draw };
}

test('a company draws its own lines: a share of others is one, an account stands where it is put, each with its month [B2.2-59, A2.3-62]', async () => {
  const { admin, read, draw, accountOf } = await aStatement();
  await aBill(admin);
  expect((await read()).version).toBe(0);
  const rent = await accountOf('6.2');
  const more = (lines: StatementLine[]) => [...lines, formula('20', '6 / 3'), formula('21', '6 / 4')];
  const drawn = await draw(more, [{ id: rent, line: '4.6' }]);
  expect([drawn.status, drawn.body.version]).toEqual([200, 1]);
  expect(drawn.body.accounts.find(({ id }: { id: string }) => id === rent)).toMatchObject({
    line: '4.6',
    amount: -100,
  });
  const dre = (await admin.get(`/finance/dre?${inMonth}`)).body;
  expect(amountsOf(dre.lines)).toMatchObject({ '4.6': -100, '14': -100 });
  const shares = dre.lines.filter(({ unit }: { unit: string }) => unit === 'share');
  expect(shares).toEqual([
    { code: '20', amount: null, unit: 'share' },
    { code: '21', amount: 0, unit: 'share' },
  ]);
  expect(dre.drawn.at(-1)).toEqual({
    code: '21',
    kind: 'formula',
    name: { 'pt-BR': 'Margem', en: 'Margin' },
  });
});

test('an account whose line went stands without one, in the statement and in the way of closing [A2.3-58]', async () => {
  const { admin, draw, results } = await aStatement();
  await aBill(admin);
  await draw((lines) => lines.filter(({ code }) => code !== '6.2'));
  const { without_line, net_revenue } = (await admin.get(`/finance/dre?${inMonth}`)).body;
  expect([without_line, net_revenue, await results()]).toEqual([-100, 0, {}]);
  const { body } = await admin.post('/finance/periods', { month: '2026-11-01' });
  expect(body.params.in_the_way).toContainEqual({ what: 'without_line', count: 1 });
});

test('what cannot be is refused at the line that says it, and who saves over another one reads what stands', async () => {
  const { admin, read, draw, accountOf } = await aStatement();
  const wrong = async (...more: StatementLine[]) => (await draw((lines) => [...lines, ...more])).body.errors;
  const { lines } = await read();
  expect(await wrong(formula('20', '3 + 99'))).toEqual([
    expect.objectContaining({ pointer: `/lines/${lines.length}/formula`, code: 'unknown-line' }),
  ]);
  const rent = await accountOf('6.2');
  const onGroup = await draw((all) => all, [{ id: rent, line: '6' }]);
  expect(onGroup.body.errors).toEqual([
    expect.objectContaining({ pointer: '/accounts/0/line', code: 'option' }),
  ]);
  const put = () => admin.put('/finance/statement', { version: 0, lines, accounts: [] });
  const answers = await Promise.all([put(), put()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await put();
  expect([late.body.type, late.body.params.current.version]).toEqual(['/problems/stale-version', 1]);
});
