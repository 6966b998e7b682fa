import type { Answer } from '../../client.ts';
import type { Person } from '../../world.ts';
import { booksOf } from './books.ts';

let made = 0;

/** A bill nobody has paid. */
export async function aBill(by: Person, given: object = {}) {
  made += 1;
  const account_id = await booksOf(by).accountOf('6.2');
  const bill = {
    kind: 'payable',
    description: `Conta ${made}`,
    amount: 100,
    due_on: '2026-11-20',
    account_id,
  };
  const { status, body } = await by.post('/finance/entries', { ...bill, ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data[0] as { id: string; amount: number; version: number };
}

/** Pays it, all or some. */
export async function paid(by: Person, id: string, given: object = {}): Promise<Answer> {
  const account_id = await booksOf(by).accountOf('bank');
  return await by.post(`/finance/entries/${id}/settlements`, {
    amount: 100,
    account_id,
    paid_on: '2026-11-20',
    ...given,
  });
}

/** A hundred in two instalments on one day. */
export const twoParts = (due_on: string) => ({ instalments: [40, 60].map((amount) => ({ amount, due_on })) });

/** A file of bills of the office; each line is what it is for and how much. */
export const aSheet = (lines: readonly string[]) =>
  [
    'Tipo;Descrição;Valor;Vencimento;Conta',
    ...lines.map((line) => `A pagar;${line};20/11/2026;Administrativas`),
  ].join('\n');

/** A month long ago that nobody else closes. */
export const aMonth = () => {
  made += 1;
  return Temporal.PlainDate.from('2001-01-01').add({ months: made }).toString();
};

export const aTaxRate = (given: object = {}) => {
  made += 1;
  const valid_from = Temporal.PlainDate.from('2002-01-01').add({ days: made }).toString();
  return { line: '2.6', bp: 600, valid_from, ...given };
};
let days = 0;

/** A day long ago of which nobody counted the cash. */
const aDay = () => {
  days += 1;
  return Temporal.PlainDate.from('1999-01-01').add({ days }).toString();
};

/** The cash of somebody for a day, with a hundred in it. */
export const aTill = (by: Person, given: object = {}) => ({
  user_id: by.id,
  day: aDay(),
  opening_float: 100,
  ...given,
});

/** One that is open. */
export async function anOpenTill(by: Person, given: object = {}): Promise<{ id: string }> {
  const { status, body } = await by.post('/finance/tills', aTill(by, given));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A hundred in one note: what is in it. */
export const aCount = { counted: [{ cents: 10_000, count: 1 }], reason: null };

export const aCrewDay = { kind: 'per_sailing', amount: 150, valid_from: '2026-01-01' };

/** One good request for each address that writes in the books. */
export const booksRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /finance/entries': async (by) => {
    const account_id = await booksOf(by).accountOf('6.2');
    const bill = { kind: 'payable', description: 'Luz', amount: 10, due_on: '2026-11-20', account_id };
    return await by.post('/finance/entries', bill);
  },
  'POST /finance/entries/:id/settlements': async (by) => await paid(by, (await aBill(by)).id),
  'POST /finance/entries/sheet': async (by) => {
    await booksOf(by).accountOf('bank');
    return await by.send('POST', '/finance/entries/sheet', aSheet(['Luz;10,00']), {
      'content-type': 'text/csv',
    });
  },
  'POST /finance/entries/settlements': async (by) => {
    const entries = [{ id: (await aBill(by)).id, left: 100 }];
    const account_id = await booksOf(by).accountOf('bank');
    return await by.post('/finance/entries/settlements', { entries, account_id, paid_on: '2026-11-20' });
  },
  'POST /finance/entries/:id/instalments': async (by) =>
    await by.post(`/finance/entries/${(await aBill(by)).id}/instalments`, twoParts('2026-11-20')),
  'POST /finance/entries/:id/reversal': async (by) => {
    const { id } = await aBill(by);
    const { settlement_id } = (await paid(by, id)).body;
    return await by.post(`/finance/entries/${id}/reversal`, { settlement_id, reason: 'Conta errada' });
  },
  'POST /finance/entries/:id/cancellation': async (by) =>
    await by.post(`/finance/entries/${(await aBill(by)).id}/cancellation`, { reason: 'Em dobro' }),
  'POST /finance/tills': (by) => by.post('/finance/tills', aTill(by)),
  'POST /finance/tills/:id/withdrawals': async (by) => {
    const account_id = await booksOf(by).accountOf('bank');
    return await by.post(`/finance/tills/${(await anOpenTill(by)).id}/withdrawals`, {
      amount: 40,
      account_id,
    });
  },
  'POST /finance/tills/:id/closing': async (by) =>
    await by.post(`/finance/tills/${(await anOpenTill(by)).id}/closing`, aCount),
  'PUT /finance/statement': async (by) => {
    const { version, lines } = (await by.get('/finance/statement')).body;
    return await by.put('/finance/statement', { version, lines, accounts: [] });
  },
  'PATCH /finance/accounts/:id': async (by) => {
    const id = await booksOf(by).accountOf('4.1');
    return await by.patch(`/finance/accounts/${id}`, { version: 1, allocation: 'hour' });
  },
  'PUT /finance/methods/:method': async (by) => {
    const account_id = await booksOf(by).accountOf('bank');
    return await by.put('/finance/methods/cartao', { account_id, fee_bp: 310 });
  },
  'POST /finance/agreements': (by) => by.post('/finance/agreements', aCrewDay),
  'POST /finance/tax-rates': (by) => by.post('/finance/tax-rates', aTaxRate()),
  'POST /finance/taxes/runs': (by) => by.post('/finance/taxes/runs', { month: aMonth() }),
  'POST /finance/allocations/runs': (by) => by.post('/finance/allocations/runs', { month: aMonth() }),
  'POST /finance/periods': (by) => by.post('/finance/periods', { month: aMonth() }),
  'POST /finance/periods/:id/reopening': async (by) => {
    const { id } = (await by.post('/finance/periods', { month: aMonth() })).body;
    return await by.post(`/finance/periods/${id}/reopening`, { reason: 'Faltou o aluguel' });
  },
};
/** Rows of the books that no demo has, by their tables: a statement that was drawn, and cash of a day. */
export const booksByHand: readonly (readonly [table: string, row: string])[] = [
  ['finance_statements', "(tenant_id, lines, updated_at, updated_by) values ($1, '[]', now(), $2)"],
  [
    'finance_tills',
    "(tenant_id, id, user_id, day, opening_float, created_at, created_by) values ($1, $2, $2, '2020-01-01', 0, now(), $2)",
  ],
  [
    'finance_withdrawals',
    `(tenant_id, id, till_id, amount, account_id, user_id, created_at) select t.tenant_id, $2, t.id, 1, a.id, $2, now()
       from finance_tills t join finance_accounts a on a.tenant_id = t.tenant_id where t.tenant_id = $1 limit 1`,
  ],
];
