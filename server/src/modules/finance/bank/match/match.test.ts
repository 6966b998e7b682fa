import { expect, test } from 'vitest';
import { aCompanyWithABank, bringIn } from '../../../../testing/companies/money/bank.ts';
import { aBill } from '../../../../testing/companies/money/books-requests.ts';
import { aBooking } from '../../../../testing/companies/trade.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

const world = await openWorld();
const rent = { day: '2026-11-20', amount: '-100.00', fitid: 'A', memo: 'ALUGUEL' };
const money = { day: '2026-11-18', amount: '196.00', fitid: 'B', memo: 'TED RECEBIDA' };

test('[B2.2-57] a bill is paid by its line on the line’s day, and undone both stand as before', async () => {
  const { admin, line, match, items, on, broken } = await aCompanyWithABank(world, [rent]);
  const bill = await aBill(admin);
  const { id } = await line('ALUGUEL');
  const before = await items();
  const done = await match([id], [{ kind: 'entry', id: bill.id, amount: -100 }]);
  expect(done.status).toBe(201);
  expect(done.body.data).toMatchObject([{ status: 'matched', matched: -100, matches: [{ kind: 'entry' }] }]);
  const entry = (await admin.get(`/finance/entries/${bill.id}`)).body;
  expect(entry).toMatchObject({ status: 'paid', settlements: [{ paid_on: '2026-11-20', amount: 100 }] });
  expect(await on('bank')).toEqual([-100]);
  expect(await items()).toEqual([]);
  const undone = await admin.post(`/bank-lines/${id}/undoing`);
  expect(undone.body).toMatchObject({ status: 'unmatched', matched: 0, matches: [] });
  expect((await admin.get(`/finance/entries/${bill.id}`)).body).toMatchObject({
    status: 'open',
    settled_amount: 0,
  });
  expect(await on('bank')).toEqual([0]);
  expect(await items()).toEqual(before);
  expect(await broken()).toEqual([]);
});

test('two bookings and a fee make one line, and two lines one bill', async () => {
  const day = await aCompanyWithABank(world, [
    money,
    { ...rent, amount: '-40' },
    { ...rent, amount: '-60', fitid: 'C' },
  ]);
  const { admin, staff, session, trade, accountOf, line, lines, match } = day;
  const [one, two] = [await aBooking(staff, session, trade), await aBooking(staff, session, trade)];
  const { id } = await line('TED RECEBIDA');
  const fee = { account_id: await accountOf('6.1'), description: 'Tarifa da TED' };
  const done = await match(
    [id],
    [one, two].map((booking) => ({ kind: 'booking', id: booking.id, amount: 100 })),
    fee,
  );
  expect(done.body.data).toMatchObject([{ status: 'matched' }]);
  expect(done.body.data[0].matches.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([
    -4, 100, 100,
  ]);
  expect((await admin.get(`/bookings/${one.id}`)).body.paid_amount).toBe(100);
  const bill = await aBill(admin);
  const halves = (await lines('open')).map((each) => each.id);
  const both = await match(halves, [{ kind: 'entry', id: bill.id, amount: -100 }]);
  expect(both.body.data).toMatchObject([{ status: 'matched' }, { status: 'matched' }]);
  expect((await admin.post(`/bank-lines/${halves[0]}/undoing`)).status).toBe(201);
  expect((await lines('open')).map((each) => each.id).toSorted()).toEqual(halves.toSorted());
  expect((await admin.get(`/finance/entries/${bill.id}`)).body).toMatchObject({ settled_amount: 0 });
});

test('a transfer between two banks is told by both', async () => {
  const day = await aCompanyWithABank(world, [{ ...rent, memo: 'TRANSF PARA PIX' }]);
  const { admin, account, accountOf, line, items, on } = day;
  const pix = (await accountOf('pix')) ?? '';
  const { id } = await line('TRANSF PARA PIX');
  expect(
    (await admin.post(`/bank-lines/${id}/entries`, { account_id: pix, description: 'Para o Pix' })).body,
  ).toMatchObject({
    status: 'matched',
    matches: [{ kind: 'posting', amount: -100 }],
  });
  expect(await on('bank', 'pix')).toEqual([-100, 100]);
  await bringIn(admin, anOfx([{ ...rent, amount: '100', memo: 'DO BANCO' }], { account: '7' }), pix);
  const { data } = (await admin.get(`/bank-lines?account_id=${pix}&from=2026-11-01&to=2026-11-30`)).body;
  const { data: some } = (await admin.get(`/bank-lines/${data[0].id}/suggestions`)).body;
  expect(some).toMatchObject([{ kind: 'posting', points: 60, reason: 'day', left: 100 }]);
  const both = await admin.post('/bank-matches', {
    line_ids: [data[0].id],
    items: [{ kind: 'posting', id: some[0].id, amount: 100 }],
  });
  expect(both.body.data).toMatchObject([{ status: 'matched' }]);
  expect((await items()).filter(({ kind }) => kind === 'posting')).toEqual([]);
  expect(account).not.toBe(pix);
});

test('more than a line, more than an item, the other way round and what is not there is refused', async () => {
  const { admin, line, match } = await aCompanyWithABank(world, [
    rent,
    { ...rent, amount: '-500', memo: 'MUITO' },
  ]);
  const bill = await aBill(admin);
  const [one, much] = [await line('ALUGUEL'), await line('MUITO')];
  const faultOf = async (id: string, item: object) => {
    const { status, body } = await match([id], [{ kind: 'entry', id: bill.id, ...item }]);
    return [status, body.errors?.[0]?.code ?? body.type];
  };
  expect(await faultOf(much.id, { amount: -101 })).toEqual([422, 'above-remaining']);
  expect(await faultOf(one.id, { amount: -100.01 })).toEqual([422, 'above-remaining']);
  expect(await faultOf(one.id, { amount: 100 })).toEqual([422, 'above-remaining']);
  expect(await faultOf(one.id, { amount: 0 })).toEqual([422, 'zero']);
  expect(await faultOf(one.id, { id: crypto.randomUUID(), amount: -100 })).toEqual([
    404,
    '/problems/not-found',
  ]);
  expect(await faultOf(one.id, { kind: 'picture', amount: -100 })).toEqual([422, 'option']);
  expect((await admin.post(`/bank-lines/${one.id}/undoing`)).body.status).toBe('unmatched');
  expect((await admin.post(`/bank-lines/${one.id}/ignoring`)).body.status).toBe('ignored');
  expect(await faultOf(one.id, { amount: -100 })).toEqual([409, '/problems/move-forbidden']);
  expect((await admin.post(`/bank-lines/${one.id}/undoing`)).body.status).toBe('unmatched');
});

test('of many who match one line one does, and everybody else reads who', async () => {
  const { admin, line, match, broken } = await aCompanyWithABank(world, [rent]);
  const bills = await Promise.all(Array.from({ length: 8 }, () => aBill(admin)));
  const { id } = await line('ALUGUEL');
  const take = async (bill: { id: string }): Promise<Awaited<ReturnType<typeof match>>> => {
    const answer = await match([id], [{ kind: 'entry', id: bill.id, amount: -100 }]);
    return answer.status === 503 ? await take(bill) : answer;
  };
  const answers = await Promise.all(bills.map(take));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status !== 201);
  expect(new Set(lost.map(({ body }) => body.type))).toEqual(new Set(['/problems/line-matched']));
  expect(lost[0]?.body.params.by).toEqual(expect.any(String));
  const entries = await Promise.all(
    bills.map(async (bill) => (await admin.get(`/finance/entries/${bill.id}`)).body),
  );
  expect(entries.filter(({ status }) => status === 'paid')).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

test('a line becomes an entry that it pays, in a closed month too, and undone the entry goes', async () => {
  const { admin, accountOf, line, on } = await aCompanyWithABank(world, [{ ...rent, memo: 'TARIFA' }]);
  const { id } = await line('TARIFA');
  const account_id = await accountOf('6.1');
  const { body } = await admin.post(`/bank-lines/${id}/entries`, { account_id });
  expect(body).toMatchObject({
    status: 'matched',
    matches: [{ kind: 'entry', label: 'TARIFA', amount: -100 }],
  });
  expect(await on('bank', '6.1')).toEqual([-100, 100]);
  await admin.post(`/bank-lines/${id}/undoing`);
  expect(await on('bank', '6.1')).toEqual([0, 0]);
  expect((await admin.get(`/finance/entries/${body.matches[0].id}`)).body.status).toBe('cancelled');
});

test('the month says what the bank has, what the books have, and why they differ', async () => {
  const { admin, line, match, month } = await aCompanyWithABank(world, [rent, money], '1096.00');
  expect(await month()).toMatchObject({
    opening: 1000,
    incoming: 196,
    outgoing: -100,
    reckoned: 1096,
    closing: 1096,
    missing: 0,
    books: 0,
    difference: 1096,
    lines: 2,
    done: 0,
    why: [
      { what: 'lines', count: 2, amount: 96 },
      { what: 'opening', amount: 1000 },
    ],
  });
  const bill = await aBill(admin);
  await match([(await line('ALUGUEL')).id], [{ kind: 'entry', id: bill.id, amount: -100 }]);
  expect(await month()).toMatchObject({
    books: -100,
    difference: 1196,
    done: 1,
    why: [
      { what: 'lines', count: 1, amount: 196 },
      { what: 'opening', amount: 1000 },
    ],
  });
});
