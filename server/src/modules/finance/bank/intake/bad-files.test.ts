import { expect, test, vi } from 'vitest';
import { aCompanyWithABank, bringIn, look } from '../../../../testing/companies/money/bank.ts';
import { aMapping } from '../../../../testing/companies/money/bank-requests.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

const world = await openWorld();

const lineOf = (at: number) => ({
  day: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  amount: `-${at + 1}.00`,
  fitid: '0',
  memo: `COMPRA ${at}`,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => lineOf(at));
const count = async (admin: { get: (path: string) => Promise<{ body: { count: number } }> }) =>
  (await admin.get('/finance/bank-reconciliation/pending')).body.count;

test('[B2.2-57] an import that broke off goes on where it was for whoever comes back, each line once', async () => {
  const { admin, company, account } = await aCompanyWithABank(world);
  const { body } = await look(admin, anOfx(many(600)), account);
  const { id } = body.statement;
  const intake = `/bank-statements/${id}/intake`;
  // Each look at the clock is later than a request may work.
  let now = Date.now();
  const late = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 9_000;
    return now;
  });
  const first = await admin.post(intake);
  late.mockRestore();
  expect(first.body).toMatchObject({ status: 'running', done: 250, total: 600 });
  expect(await count(admin)).toBe(250);
  const colleague = await world.user(company, 'admin');
  const { data } = (await colleague.get(`/bank-statements?account_id=${account}`)).body;
  expect(data).toMatchObject([{ id, status: 'running', done: 250 }]);
  // Who sends the file anew instead finds what is there already.
  const again = await look(colleague, anOfx(many(600)), account);
  expect(again.body.statement).toMatchObject({ total: 600, known: 250 });
  const rest = await colleague.post(intake);
  expect(rest.body).toMatchObject({ status: 'taken', done: 600, known: 0 });
  expect((await colleague.post(`/bank-statements/${again.body.statement.id}/intake`)).body).toMatchObject({
    status: 'taken',
    known: 600,
  });
  expect(await count(admin)).toBe(600);
});

test('files that overlap and come in at once bring each line once', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const all = many(6);
  const parts = [all.slice(0, 4), all.slice(2), all.slice(1, 5)];
  const looked = await Promise.all(parts.map((part) => look(admin, anOfx(part), account)));
  const take = async (id: string): Promise<number> => {
    const { status } = await admin.post(`/bank-statements/${id}/intake`);
    return status === 503 || status === 409 ? await take(id) : status;
  };
  const taken = await Promise.all(looked.map(({ body }) => take(body.statement.id)));
  expect(taken.every((status) => status < 300)).toBe(true);
  expect((await lines()).map(({ memo }) => memo).toSorted()).toEqual(all.map(({ memo }) => memo));
});

test('what is no statement is refused by name and leaves nothing: cut in half, renamed, empty, a hundred thousand lines', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const whole = anOfx(many(40));
  expect((await admin.put(`/csv-mappings/${account}`, aMapping)).status).toBe(200);
  const sheet = `Data;Histórico;Valor\n${'03/11/2026;PADARIA;-12,50\n'.repeat(100_000)}`;
  for (const [text, why] of [
    [whole.slice(0, whole.length / 2), 'cut-off'],
    ['%PDF-1.7\n1 0 obj << /Type /Catalog >>', 'not-a-statement'],
    [' \r\n', 'empty'],
    [sheet, 'too-many-rows'],
    ['Data;Histórico;Valor\n03/11/1999;PADARIA;-12,50\n', 'mapping'],
  ] as const) {
    const { status, body } = await look(admin, text, account);
    expect([status, body.type, body.params?.why]).toEqual([422, '/problems/statement-refused', why]);
  }
  expect(await lines()).toEqual([]);
});

test('a CSV of two columns of amounts comes in with the sign of each', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const mapping = { ...aMapping, amount: null, incoming: 2, outgoing: 3 };
  await admin.put(`/csv-mappings/${account}`, mapping);
  const csv = 'Data;Histórico;Crédito;Débito\n03/11/2026;PADARIA;;12,50\n04/11/2026;PIX;1.162,00;\n';
  expect((await bringIn(admin, csv, account)).body).toMatchObject({ total: 2, status: 'taken' });
  expect((await lines()).map(({ amount }) => amount)).toEqual([1162, -12.5]);
});
