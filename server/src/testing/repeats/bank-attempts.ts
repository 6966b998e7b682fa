import { aLine } from '../companies/money/bank.ts';
import { aFile, aPair, bankAccount } from '../companies/money/bank-requests.ts';
import { booksOf } from '../companies/money/books.ts';
import type { Attempts, Ground } from './ground.ts';

/** What is said of a bank. */
export const bankAttempts = ({ staff }: Ground): Attempts => ({
  'POST /bank-statements': async () => ({
    path: `/bank-statements?account_id=${await bankAccount(staff)}`,
    body: aFile(),
    other: aFile(),
  }),
  'POST /bank-matches': async () => {
    const body = await aPair(staff);
    return { path: '/bank-matches', body, other: { ...body, items: (await aPair(staff)).items } };
  },
  'POST /bank-lines/:id/entries': async () => {
    const { id } = await aLine(staff, { amount: '-5.00' });
    const body = { account_id: await booksOf(staff).accountOf('6.1') };
    return { path: `/bank-lines/${id}/entries`, body, other: { ...body, description: 'Tarifa' } };
  },
});
