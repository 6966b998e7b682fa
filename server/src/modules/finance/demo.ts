import { chart } from '@leme/contract/finance/accounts';
import { addDays } from '@leme/contract/kit/values/days';
import type { DemoWork } from '../../demo/demo.ts';
import { insertBank } from './demo/insert-bank.ts';
import { insertBills, shown } from './demo/insert-bills.ts';
import { insertCharges } from './demo/insert-charges.ts';
import { insertClosings } from './demo/insert-closings.ts';
import { insertInvoices } from './demo/insert-invoices.ts';
import { insertTill } from './demo/insert-till.ts';

/**
 * The chart of accounts, some months of bills, and what was agreed. The books themselves are opened by who first posts: then
 * all bookings of before are posted as in any company.
 */
export async function demo(work: DemoWork): Promise<void> {
  const { random, insert } = work;
  const accounts = chart.map((account) => ({ id: random.id(), ...account }));
  await insert('finance_accounts', accounts);
  await insertAgreements(work);
  const byRole = new Map(accounts.map(({ role, id }) => [role, id]));
  await insertBills(work, byRole);
  if (work.company.subdomain !== shown) return;
  await insertClosings(work);
  await insertTill(work, byRole);
  await insertInvoices(work, byRole);
  await insertCharges(work, byRole);
  await insertBank(work, byRole);
}

async function insertAgreements({
  company,
  random,
  staff,
  today,
  now,
  insert,
  read,
}: DemoWork): Promise<void> {
  const created_by = staff.get('admin') ?? random.id();
  const since = {
    valid_from: addDays(today, -400),
    created_at: now.subtract({ hours: 24 * 400 }).toString(),
    created_by,
  };
  const agents = (await read('customers')).filter(({ kind }) => kind === 'agente').slice(0, 2);
  const [owned] = (await read('boats')).filter(({ owner_supplier_id }) => owner_supplier_id !== null);
  await insert(
    'finance_agreements',
    [
      ...agents.map(({ id }, at) => ({ kind: 'commission', agent_id: id, bp: at === 0 ? 1000 : 1200 })),
      ...(owned
        ? [{ kind: 'owner_share', supplier_id: owned.owner_supplier_id, boat_id: owned.id, bp: 4000 }]
        : []),
      { kind: 'per_sailing', amount: 150 },
    ].map((agreement) => ({
      id: random.id(),
      agent_id: null,
      supplier_id: null,
      boat_id: null,
      bp: null,
      amount: null,
      base: agreement.kind === 'owner_share' ? 'after_commission' : 'gross',
      ...agreement,
      ...since,
    })),
  );
  const tax = { id: random.id(), line: '2.6', bp: company.subdomain === 'mar-azul' ? 600 : 450 };
  await insert('finance_tax_rates', [{ ...tax, ...since }]);
}
