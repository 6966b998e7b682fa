import { anOfx, type GivenLine } from '../../../modules/finance/bank/read/statements.testing.ts';
import type { Answer } from '../../client.ts';
import type { Person, World } from '../../world.ts';
import { aCompanyWithBooks, booksOf } from './books.ts';

/** Lines of a bank as a page shows them. */
export type Line = {
  id: string;
  amount: number;
  matched: number;
  memo: string;
  status: string;
  reason: string | null;
  matches: { kind: string; id: string; amount: number; label: string; by_itself: boolean }[];
};

const inNovember = 'from=2026-11-01&to=2026-11-30';

/** Looks at a file of an account. */
export async function look(by: Person, text: string, account_id: string, more = ''): Promise<Answer> {
  const path = `/bank-statements?account_id=${account_id}&name=novembro.ofx${more}`;
  return await by.send('POST', path, text, { 'content-type': 'text/csv' });
}

/** Looks at it and takes it in. */
export async function bringIn(by: Person, text: string, account_id: string): Promise<Answer> {
  const { status, body } = await look(by, text, account_id);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return await by.post(`/bank-statements/${body.statement.id}/intake`);
}

/** What a person reads of an account of a bank. */
export function bankOf(by: Person, account_id: string) {
  const lines = async (show = 'all'): Promise<Line[]> =>
    (await by.get(`/bank-lines?account_id=${account_id}&${inNovember}&show=${show}`)).body.data;
  return {
    lines,
    line: async (memo: string) => {
      const found = (await lines()).find((line) => line.memo === memo);
      if (!found) throw new Error(`No line says ${memo}`);
      return found;
    },
    items: async (text = '') =>
      (await by.get(`/finance/bank-reconciliation/items?account_id=${account_id}&${inNovember}&text=${text}`))
        .body.data as { kind: string; id: string; label: string; left: number; day: string }[],
    suggestions: async (id: string) => (await by.get(`/bank-lines/${id}/suggestions`)).body,
    month: async () =>
      (await by.get(`/finance/bank-reconciliation/month?account_id=${account_id}&month=2026-11-01`)).body,
    match: (line_ids: readonly string[], items: readonly object[], rest?: object) =>
      by.post('/bank-matches', { line_ids, items, ...(rest && { rest }) }),
  };
}

/** A company with books, and an account of a bank with these lines. */
export async function aCompanyWithABank(world: World, lines: readonly GivenLine[] = [], closing = '1000.00') {
  const day = await aCompanyWithBooks(world);
  const account = (await day.accountOf('bank')) ?? '';
  if (lines.length > 0) await bringIn(day.admin, anOfx(lines, { closing }), account);
  return { ...day, account, ...bankOf(day.admin, account) };
}

let made = 0;

/** A line nobody told of, in a company that has one more each time. */
export async function aLine(
  by: Person,
  given: Partial<GivenLine> = {},
): Promise<{ id: string; amount: number }> {
  made += 1;
  const account = (await booksOf(by).accountOf('bank')) ?? '';
  const memo = `LINHA ${made}`;
  const line = { day: '2026-11-18', amount: '100.00', fitid: `L${made}`, memo, ...given };
  await bringIn(by, anOfx([line]), account);
  return await bankOf(by, account).line(line.memo);
}
