import type { AccountRole } from '@leme/contract/finance/accounts';
import type { DemoWork } from '../../../demo/demo.ts';
import {
  closedBack,
  forgotten,
  mistaken,
  monthly,
  monthsBack,
  type PlannedBill,
  salesBefore,
} from './bills.ts';

/** The company whose books are shown with all that happens in some. */
export const shown = 'mar-azul';

type Accounts = ReadonlyMap<AccountRole, string>;

/** Bills of the last months; what was due before today is paid, but for one of them. */
export async function insertBills(work: DemoWork, accounts: Accounts): Promise<void> {
  const { company, today, insert, read, tell } = work;
  const boats = (await read('boats')).filter(({ status }) => status === 'active').map(({ id }) => id);
  const first = Temporal.PlainDate.from(today).with({ day: 1 });
  const months = Array.from({ length: (monthsBack[company.subdomain] ?? 0) + 1 }, (_, back) =>
    first.subtract({ months: back }),
  );
  const bills = months.flatMap((month) =>
    (monthly[company.subdomain] ?? []).map((planned) =>
      billOf(work, { planned, due: month.with({ day: planned.day }).toString(), accounts, boats }),
    ),
  );
  if (bills.length === 0) return;
  if (company.subdomain === shown)
    bills.push(
      ...closedBack.flatMap((back) =>
        salesBefore.map((planned) => {
          const due = first.subtract({ months: back }).with({ day: planned.day }).toString();
          return billOf(work, { planned, due, accounts, boats });
        }),
      ),
      billOf(work, {
        planned: mistaken,
        due: first.add({ months: 1 }).with({ day: mistaken.day }).toString(),
        accounts,
        boats,
      }),
    );
  const settled = bills.filter(({ entry }) => entry.status === 'paid');
  await insert(
    'finance_entries',
    bills.map(({ entry }) => entry),
  );
  await insert(
    'finance_settlements',
    settled.map(({ settlement }) => settlement),
  );
  await insert('finance_postings', [
    ...bills.map(({ posting }) => posting),
    ...settled.map(({ payment }) => payment),
  ]);
  await tell(
    bills.map(({ entry }) => ({
      resource: 'finance-entries',
      record_id: entry.id,
      action: 'created' as const,
      actor_id: entry.created_by,
      at: entry.created_at,
    })),
  );
}

type Around = { planned: PlannedBill; due: string; accounts: Accounts; boats: readonly string[] };

/** A bill with what it posts, and what paid it. */
function billOf({ random, staff, today, timezone }: DemoWork, { planned, due, accounts, boats }: Around) {
  const { description, line, amount, boat, isSale = false } = planned;
  const created_by = staff.get('manager') ?? staff.get('admin') ?? random.id();
  const at = (day: string) =>
    Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone: timezone, plainTime: '06:00' })
      .toInstant()
      .toString();
  const typed = Temporal.PlainDate.from(due).subtract({ days: 3 }).toString();
  const created_at = at(
    typed < today ? typed : Temporal.PlainDate.from(today).subtract({ days: 1 }).toString(),
  );
  const isPaid = due < today && !(description === forgotten && due.slice(0, 7) === lastMonth(today));
  const id = random.id();
  const accountOf = (role: AccountRole) => accounts.get(role) ?? '';
  const owed = accountOf(isSale ? 'receivable' : 'payable');
  /** From debit to credit; of a sale the other way. */
  const sides = (debit_id: string, credit_id: string) =>
    isSale ? { debit_id: credit_id, credit_id: debit_id } : { debit_id, credit_id };
  const boat_id = boat === undefined ? null : (boats[boat] ?? null);
  const settlement_id = random.id();
  const shared = { date: due, true_date: due, leg: 0, entry_id: id, boat_id, amount, user_id: created_by };
  return {
    entry: {
      id,
      kind: isSale ? 'receivable' : 'payable',
      description,
      amount,
      settled_amount: isPaid ? amount : 0,
      due_on: due,
      competence_on: due,
      account_id: accountOf(line),
      boat_id,
      status: isPaid ? 'paid' : 'open',
      created_at,
      updated_at: created_at,
      created_by,
    },
    settlement: {
      id: settlement_id,
      entry_id: id,
      amount,
      account_id: accountOf('bank'),
      paid_on: due,
      user_id: created_by,
      created_at: at(due),
    },
    posting: {
      ...shared,
      id: random.id(),
      ...sides(accountOf(line), owed),
      fact_kind: 'entry',
      fact_id: id,
      created_at,
    },
    payment: {
      ...shared,
      id: random.id(),
      ...sides(owed, accountOf('bank')),
      fact_kind: 'settlement',
      fact_id: settlement_id,
      created_at: at(due),
    },
  };
}

const lastMonth = (today: string) =>
  Temporal.PlainDate.from(today).subtract({ months: 1 }).toString().slice(0, 7);
