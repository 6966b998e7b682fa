import { booksOf } from '../companies/money/books.ts';
import {
  aBill,
  aCount,
  aCrewDay,
  aMonth,
  anOpenTill,
  aSheet,
  aTaxRate,
  aTill,
  paid,
  twoParts,
} from '../companies/money/books-requests.ts';
import type { Attempts, Ground } from './ground.ts';

/** What is written in the books. */
export const booksAttempts = ({ staff }: Ground): Attempts => {
  const account = (role: string) => booksOf(staff).accountOf(role);
  const ofBill = async (noun: string, bodies: (id: string) => Promise<readonly [object, object]>) => {
    const { id } = await aBill(staff);
    const [body, other] = await bodies(id);
    return { path: `/finance/entries/${id}/${noun}`, body, other };
  };
  return {
    'POST /finance/entries': async () => {
      const body = { kind: 'payable', description: 'Luz', amount: 10, due_on: '2026-11-20' };
      const bill = { ...body, account_id: await account('6.2') };
      return { path: '/finance/entries', body: bill, other: { ...bill, amount: 11 } };
    },
    'POST /finance/entries/:id/settlements': () =>
      ofBill('settlements', async () => {
        const body = { amount: 10, account_id: await account('bank'), paid_on: '2026-11-20' };
        return [body, { ...body, amount: 11 }];
      }),
    'POST /finance/entries/sheet': async () => {
      await account('bank');
      return { path: '/finance/entries/sheet', body: aSheet(['Luz;10,00']), other: aSheet(['Luz;11,00']) };
    },
    'POST /finance/entries/settlements': async () => {
      const { id } = await aBill(staff);
      const body = { entries: [{ id, left: 100 }], account_id: await account('bank'), paid_on: '2026-11-20' };
      return { path: '/finance/entries/settlements', body, other: { ...body, paid_on: '2026-11-21' } };
    },
    'POST /finance/entries/:id/instalments': () =>
      ofBill('instalments', async () => [twoParts('2026-11-20'), twoParts('2026-11-21')]),
    'POST /finance/entries/:id/reversal': () =>
      ofBill('reversal', async (id) => {
        const { settlement_id } = (await paid(staff, id)).body;
        return [
          { settlement_id, reason: 'Conta errada' },
          { settlement_id, reason: 'Outro dia' },
        ];
      }),
    'POST /finance/entries/:id/cancellation': () =>
      ofBill('cancellation', async () => [{ reason: 'Em dobro' }, { reason: 'Engano' }]),
    'POST /finance/tills': async () => {
      const body = aTill(staff);
      return { path: '/finance/tills', body, other: { ...body, opening_float: 101 } };
    },
    'POST /finance/tills/:id/withdrawals': async () => {
      const body = { amount: 40, account_id: await account('bank') };
      const path = `/finance/tills/${(await anOpenTill(staff)).id}/withdrawals`;
      return { path, body, other: { ...body, amount: 41 } };
    },
    'POST /finance/tills/:id/closing': async () => {
      const path = `/finance/tills/${(await anOpenTill(staff)).id}/closing`;
      return { path, body: aCount, other: { ...aCount, reason: 'Contada de novo' } };
    },
    'POST /finance/agreements': async () => ({
      path: '/finance/agreements',
      body: aCrewDay,
      other: { ...aCrewDay, amount: 151 },
    }),
    'POST /finance/tax-rates': async () => {
      const body = aTaxRate();
      return { path: '/finance/tax-rates', body, other: { ...body, bp: 601 } };
    },
    'POST /finance/taxes/runs': async () => ({
      path: '/finance/taxes/runs',
      body: { month: aMonth() },
      other: { month: aMonth() },
    }),
    'POST /finance/allocations/runs': async () => ({
      path: '/finance/allocations/runs',
      body: { month: aMonth() },
      other: { month: aMonth() },
    }),
    'POST /finance/periods': async () => ({
      path: '/finance/periods',
      body: { month: aMonth() },
      other: { month: aMonth() },
    }),
    'POST /finance/periods/:id/reopening': async () => {
      const { id } = (await staff.post('/finance/periods', { month: aMonth() })).body;
      const path = `/finance/periods/${id}/reopening`;
      return { path, body: { reason: 'Faltou o aluguel' }, other: { reason: 'Outro' } };
    },
  };
};
