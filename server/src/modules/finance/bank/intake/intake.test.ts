import { expect, test } from 'vitest';
import { aCompanyWithABank, bankOf, bringIn, look } from '../../../../testing/companies/money/bank.ts';
import { aBooking } from '../../../../testing/companies/trade.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

const world = await openWorld();

const coffee = { day: '2026-11-03', amount: '-12.50', fitid: '0', memo: 'PADARIA' };
const pix = { day: '2026-11-04', amount: '162.00', fitid: '0', memo: 'PIX RECEBIDO' };

test('[B2.2-57] the same file again brings nothing, one that overlaps only what is new, and two coffees of a day are two', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world, [coffee, pix]);
  expect((await lines()).map(({ amount }) => amount)).toEqual([162, -12.5]);
  const again = await look(admin, anOfx([coffee, pix]), account);
  expect(again.body.statement).toMatchObject({ total: 2, known: 2, status: 'looked' });
  await admin.post(`/bank-statements/${again.body.statement.id}/intake`);
  expect(await lines()).toHaveLength(2);
  const more = await bringIn(admin, anOfx([coffee, coffee, pix]), account);
  expect(more.body).toMatchObject({ total: 3, known: 2, status: 'taken' });
  expect(await lines()).toHaveLength(3);
});

test('one file sent ten times at once is there once', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const text = anOfx([coffee, pix, { ...pix, amount: '9,90' }]);
  const looked = await Promise.all(Array.from({ length: 4 }, () => look(admin, text, account)));
  const ids = looked.flatMap(({ body }) => body.statement?.id ?? []);
  const take = async (id: string): Promise<unknown> => {
    const { status } = await admin.post(`/bank-statements/${id}/intake`);
    return status === 503 || status === 409 ? await take(id) : status;
  };
  await Promise.all([...ids, ...ids].map(take));
  expect(await lines()).toHaveLength(3);
});

test('what cannot be read is counted and shown, and the rest comes in', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const { body } = await look(admin, anOfx([coffee, { ...pix, day: '1999-01-01' }]), account);
  expect(body.statement).toMatchObject({ total: 1, refused_count: 1, refused: [{ at: 2, why: 'day' }] });
  await admin.post(`/bank-statements/${body.statement.id}/intake`);
  expect(await lines()).toHaveLength(1);
});

test('a file of another account is refused by name until somebody says that it is the same', async () => {
  const { admin, account } = await aCompanyWithABank(world, [coffee]);
  const other = anOfx([pix], { account: '99999-0' });
  const refused = await look(admin, other, account);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    type: '/problems/statement-refused',
    params: { why: 'other-account', found: '99999-0', expected: '12345-6' },
  });
  expect((await look(admin, other, account, '&other_number=true')).status).toBe(201);
  for (const [text, why] of [
    ['%PDF-1.7 nada', 'not-a-statement'],
    [anOfx([pix]).slice(0, 300), 'cut-off'],
  ] as const)
    expect((await look(admin, text, account)).body.params.why).toBe(why);
});

test('only accounts that hold money have a statement, and of another company none is seen [A7.5-24]', async () => {
  const { admin, account, accountOf } = await aCompanyWithABank(world, [coffee]);
  expect((await look(admin, anOfx([pix]), (await accountOf('payable')) ?? '')).status).toBe(422);
  const other = await aCompanyWithABank(world);
  expect((await look(other.admin, anOfx([pix]), account)).status).toBe(422);
  expect(await bankOf(other.admin, account).lines()).toEqual([]);
  const crew = await world.user(other.company, 'marinheiro');
  expect((await look(crew, anOfx([pix]), other.account)).status).toBe(403);
  expect((await admin.get('/finance/bank-reconciliation/pending')).body).toMatchObject({
    count: 1,
    sum: -12.5,
    oldest: '2026-11-03',
  });
});

test('[B2.2-57] a line that carries the text of a Pix of ours pays its booking by itself, once', async () => {
  const { admin, staff, session, trade, account, line, broken } = await aCompanyWithABank(world);
  const booking = await aBooking(staff, session, trade);
  const paid = { day: '2026-11-19', amount: '50.00', fitid: 'P1', memo: `PIX LM${booking.code}01 MARIA` };
  for (const lines of [[paid], [paid, coffee]]) await bringIn(admin, anOfx(lines), account);
  expect(await line(paid.memo)).toMatchObject({
    status: 'matched',
    reason: 'txid',
    matches: [{ kind: 'booking', id: booking.id, amount: 50, label: booking.code, by_itself: true }],
  });
  const { data } = (await admin.get(`/bookings/${booking.id}/payments`)).body;
  expect(data).toMatchObject([{ amount: 50, method: 'transferencia', received_on: '2026-11-19' }]);
  expect(await broken()).toEqual([]);
});

test('a payment that somebody wrote down before is what its line tells of, and nothing is paid twice', async () => {
  const { admin, staff, session, trade, account, line } = await aCompanyWithABank(world);
  const booking = await aBooking(staff, session, trade);
  await staff.post(`/bookings/${booking.id}/payments`, {
    payment_id: crypto.randomUUID(),
    amount: 50,
    method: 'transferencia',
  });
  const paid = { day: '2026-11-20', amount: '50.00', fitid: 'P1', memo: `PIX LM${booking.code}01` };
  await bringIn(admin, anOfx([paid]), account);
  expect((await line(paid.memo)).matches).toMatchObject([{ kind: 'posting', amount: 50 }]);
  expect((await admin.get(`/bookings/${booking.id}/payments`)).body.data).toHaveLength(1);
});

test('an import that is undone leaves nothing, reverses what it paid, and can be taken in again', async () => {
  const { admin, staff, session, trade, account, lines, line, on } = await aCompanyWithABank(world);
  const booking = await aBooking(staff, session, trade);
  const paid = { day: '2026-11-19', amount: '50.00', fitid: 'P1', memo: `PIX LM${booking.code}01` };
  const { body } = await bringIn(admin, anOfx([paid, coffee]), account);
  expect(body).toMatchObject({ matched: 1, with_txid: 1 });
  expect((await admin.post(`/bank-statements/${body.id}/undoing`)).body.status).toBe('undone');
  expect(await lines()).toEqual([]);
  expect((await admin.get(`/bookings/${booking.id}`)).body.paid_amount).toBe(0);
  expect(await on('bank')).toEqual([0]);
  await bringIn(admin, anOfx([paid, coffee]), account);
  expect(await line(paid.memo)).toMatchObject({ status: 'matched' });
  expect((await admin.get(`/bookings/${booking.id}`)).body.paid_amount).toBe(50);
});

test('the columns of a CSV are said once', async () => {
  const { admin, account, lines } = await aCompanyWithABank(world);
  const csv = 'Data;Histórico;Valor\n03/11/2026;PADARIA;-12,50\n';
  const { asks } = (await look(admin, csv, account)).body;
  expect(asks.guess).toMatchObject({ first_row: 2, date: 0, memo: 1, amount: 2, decimal: ',' });
  expect((await admin.put(`/csv-mappings/${account}`, asks.guess)).status).toBe(200);
  await bringIn(admin, csv, account);
  expect(await lines()).toMatchObject([{ amount: -12.5, memo: 'PADARIA' }]);
});
