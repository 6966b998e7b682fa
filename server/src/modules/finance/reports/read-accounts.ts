import { isCost } from '@leme/contract/finance/accounts';
import { listAccounts } from '@leme/contract/finance/book-endpoints';
import { listCategories } from '@leme/contract/finance/overview-endpoints';
import { serveBooks } from '../ledger/serve-books.ts';
import { balancesOf } from './balances.ts';

export const servesAccounts = serveBooks(listAccounts, async ({ input, ...work }) => ({
  data: await balancesOf(work, input.on),
}));

/** What money is for: the accounts of the results that are in use. */
export const servesCategories = serveBooks(listCategories, async (work) => ({
  data: (await balancesOf(work))
    .filter(({ kind, active }) => kind === 'result' && active)
    .map(({ id, code, name, line, role, allocation }) => ({
      id,
      code,
      name,
      line,
      kind: isCost(role) ? ('cost' as const) : ('income' as const),
      allocation,
    })),
}));
