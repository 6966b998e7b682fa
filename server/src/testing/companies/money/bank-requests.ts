import { anOfx } from '../../../modules/finance/bank/read/statements.testing.ts';
import type { Answer } from '../../client.ts';
import type { Person } from '../../world.ts';
import { aLine, look } from './bank.ts';
import { booksOf } from './books.ts';
import { aBill } from './books-requests.ts';

let made = 0;

/** A file that nobody has seen. */
export function aFile(): string {
  made += 1;
  return anOfx([{ day: '2026-11-18', amount: `-${made}.00`, fitid: `R${made}`, memo: `COMPRA ${made}` }]);
}

export const bankAccount = async (by: Person) => (await booksOf(by).accountOf('bank')) ?? '';

/** One that was looked at. */
export async function aLook(by: Person): Promise<{ id: string }> {
  return (await look(by, aFile(), await bankAccount(by))).body.statement;
}

/** What a line that went out is: a bill of as much. */
export async function aPair(by: Person) {
  const line = await aLine(by, { amount: '-100.00' });
  return { line_ids: [line.id], items: [{ kind: 'entry', id: (await aBill(by)).id, amount: -100 }] };
}

export const aMapping = {
  first_row: 2,
  date: 0,
  order: 'dmy',
  memo: 1,
  payer: null,
  id: null,
  amount: 2,
  side: null,
  incoming: null,
  outgoing: null,
  decimal: ',',
};

/** One good request for each address of the bank. */
export const bankRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /bank-statements': async (by) => await look(by, aFile(), await bankAccount(by)),
  'POST /bank-statements/:id/intake': async (by) =>
    await by.post(`/bank-statements/${(await aLook(by)).id}/intake`),
  'POST /bank-statements/:id/undoing': async (by) => {
    const { id } = await aLook(by);
    await by.post(`/bank-statements/${id}/intake`);
    return await by.post(`/bank-statements/${id}/undoing`);
  },
  'PUT /csv-mappings/:account_id': async (by) =>
    await by.put(`/csv-mappings/${await bankAccount(by)}`, aMapping),
  'POST /bank-matches': async (by) => await by.post('/bank-matches', await aPair(by)),
  'POST /bank-lines/:id/entries': async (by) => {
    const account_id = await booksOf(by).accountOf('6.1');
    return await by.post(`/bank-lines/${(await aLine(by, { amount: '-5.00' })).id}/entries`, { account_id });
  },
  'POST /bank-lines/:id/ignoring': async (by) =>
    await by.post(`/bank-lines/${(await aLine(by)).id}/ignoring`),
  'POST /bank-lines/:id/undoing': async (by) => {
    const { id } = await aLine(by);
    await by.post(`/bank-lines/${id}/ignoring`);
    return await by.post(`/bank-lines/${id}/undoing`);
  },
};

/** Rows of the bank that no demo has, by their tables. */
export const bankRows: readonly (readonly [table: string, row: string])[] = [
  [
    'bank_statements',
    `(tenant_id, id, account_id, file_name, file_kind, total, refused, created_at, created_by)
       select tenant_id, $2, id, 'extrato.ofx', 'ofx', 0, '[]', now(), $2 from finance_accounts
       where tenant_id = $1 and role = 'cash'`,
  ],
  [
    'bank_lines',
    `(tenant_id, id, account_id, statement_id, day, amount, payer, memo, identity, created_at, updated_at)
       select tenant_id, $2, account_id, id, current_date, 1, '', 'PIX', 'x', now(), now() from bank_statements
       where tenant_id = $1 limit 1`,
  ],
  [
    'bank_line_facts',
    `(tenant_id, fact_id, line_id) select tenant_id, $2, id from bank_lines where tenant_id = $1 limit 1`,
  ],
  [
    'bank_matches',
    `(tenant_id, id, group_id, line_id, kind, target_id, amount, user_id, created_at)
       select tenant_id, $2, $2, id, 'posting', $2, 1, $2, now() from bank_lines where tenant_id = $1 limit 1`,
  ],
  [
    'csv_mappings',
    `(tenant_id, account_id, mapping, updated_at, updated_by) select tenant_id, id, '{}', now(), $2::uuid
       from finance_accounts where tenant_id = $1 and role = 'cash'`,
  ],
];
