import type { AccountRole } from '@leme/contract/finance/accounts';
import { addDays } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { shareOf } from '@leme/contract/prices/effects';
import type { DemoWork } from '../../../demo/demo.ts';

type Accounts = ReadonlyMap<AccountRole, string>;
type Line = {
  kind: 'booking' | 'commission' | 'free';
  description: string;
  amount: number;
  booking_id: string | null;
  account_id: string | null;
};
type Planned = {
  status: 'draft' | 'issued' | 'partial' | 'paid';
  issued_on: string | null;
  due_on: string;
  lines: Line[];
  paid?: { amount: number; on: string };
  credit?: { amount: number; on: string; reason: string };
};

const commission_bp = 1_000;
const mostBookings = 6;

/**
 * What an agency was billed: a charter that is paid but for what a credit note let off, another paid in part, its bookings of
 * the last weeks, and a draft.
 */
export async function insertInvoices(work: DemoWork, accounts: Accounts): Promise<void> {
  const { today, read } = work;
  const [agent] = (await read('customers')).filter(({ kind }) => kind === 'agente');
  if (!agent) return;
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).toString();
  // Months of before are closed: nothing is posted there any more.
  const ago = (days: number) => (addDays(today, -days) < first ? first : addDays(today, -days));
  const account_id = accounts.get('1.4') ?? null;
  const free = (description: string, amount: number): Line => ({
    kind: 'free',
    description,
    amount,
    booking_id: null,
    account_id,
  });
  const bookings = await linesOfBookings(work, agent.id);
  const planned: Planned[] = [
    {
      status: 'paid',
      issued_on: ago(14),
      due_on: ago(4),
      lines: [free('Fretamento do grupo de 20 pessoas', 2400)],
      paid: { amount: 2200, on: ago(6) },
      credit: { amount: 200, on: ago(8), reason: 'Saída encurtada pelo vento' },
    },
    {
      status: 'partial',
      issued_on: ago(10),
      due_on: addDays(today, 5),
      lines: [free('Reserva do cais para o evento da agência', 900), free('Bebidas a bordo', 350)],
      paid: { amount: 500, on: ago(2) },
    },
    ...(bookings.length > 0
      ? [{ status: 'issued' as const, issued_on: ago(3), due_on: addDays(today, 12), lines: bookings }]
      : []),
    {
      status: 'draft',
      issued_on: null,
      due_on: addDays(today, 20),
      lines: [free('Fretamento do réveillon', 6800)],
    },
  ];
  let number = 0;
  for (const plan of planned) {
    number += plan.issued_on === null ? 0 : 1;
    await insertOne(work, accounts, { plan, agent, number: plan.issued_on === null ? null : number });
  }
}

/** The agency's bookings of the last weeks, each with its commission. */
async function linesOfBookings({ today, read }: DemoWork, agent_id: string): Promise<Line[]> {
  const since = addDays(today, -45);
  const sold = (await read('bookings')).filter(
    ({ agent_id: of, status, total_price, starts_at }) =>
      of === agent_id &&
      (status === 'completed' || status === 'confirmed') &&
      Number(total_price) > 0 &&
      String(starts_at) >= since &&
      String(starts_at) < today,
  );
  return sold.slice(0, mostBookings).flatMap(({ id, code, total_price, starts_at }): Line[] => {
    const cents = toCents(Number(total_price));
    const day = String(starts_at).slice(0, 10).split('-').toReversed().join('/');
    const shared = { booking_id: id, account_id: null };
    return [
      { ...shared, kind: 'booking', description: `Passeio · ${day} · ${code}`, amount: toReais(cents) },
      {
        ...shared,
        kind: 'commission',
        description: `Comissão · ${code}`,
        amount: -toReais(shareOf(cents, commission_bp)),
      },
    ];
  });
}

type Agent = { id: string; name: string; tax_id: string | null; email: string | null };
type One = { plan: Planned; agent: Agent; number: number | null };

const atOf = (timezone: string) => (day: string) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: timezone, plainTime: '06:00' })
    .toInstant()
    .toString();

/** One invoice with its lines, its payment, its credit note, and what they post. */
async function insertOne(work: DemoWork, accounts: Accounts, one: One): Promise<void> {
  const { random, staff, timezone, insert, today } = work;
  const { plan, agent, number } = one;
  const { status, issued_on, due_on, lines, paid, credit } = plan;
  const created_by = staff.get('manager') ?? staff.get('admin') ?? random.id();
  const id = random.id();
  const created_at = atOf(timezone)(issued_on ?? addDays(today, -1));
  const shared = {
    customer_id: agent.id,
    customer_name: agent.name,
    customer_document: agent.tax_id,
    customer_email: agent.email,
    created_at,
    updated_at: created_at,
    created_by,
  };
  await insert('invoices', [
    {
      ...shared,
      id,
      series: number === null ? null : 'F',
      number,
      status,
      issued_on,
      due_on,
      terms: 'Pagamento por Pix ou transferência.',
      fine_bp: 200,
      interest_bp: 100,
      total: toReais(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)),
      paid_amount: paid?.amount ?? 0,
      credited_amount: credit?.amount ?? 0,
    },
  ]);
  await insertLines(work, id, lines);
  const bank = accounts.get('bank') ?? '';
  const payment = random.id();
  if (paid)
    await insert('invoice_payments', [
      {
        id: payment,
        invoice_id: id,
        amount: paid.amount,
        method: 'transferencia',
        account_id: bank,
        paid_on: paid.on,
        user_id: created_by,
        created_at: atOf(timezone)(paid.on),
      },
    ]);
  const note = random.id();
  if (credit) {
    const { amount, on, reason } = credit;
    const of = { kind: 'credit-note', of_id: id, series: 'NC', number: 1, status: 'issued' };
    await insert('invoices', [
      { ...shared, id: note, ...of, issued_on: on, due_on: on, total: amount, reason },
    ]);
    const account_id = accounts.get('2.1') ?? null;
    await insertLines(work, note, [
      { kind: 'free', description: reason, amount, booking_id: null, account_id },
    ]);
  }
  await post(work, accounts, { ...one, id, payment, note, by: created_by });
}

async function insertLines({ random, insert }: DemoWork, invoice_id: string, lines: readonly Line[]) {
  await insert(
    'invoice_lines',
    lines.map((line, position) => ({
      id: random.id(),
      invoice_id,
      position,
      unit_price: line.amount,
      ...line,
    })),
  );
}

type Posted = One & { id: string; payment: string; note: string; by: string };

/** What free lines earned, what was paid of them, and what was let off. */
async function post(
  { random, insert, timezone }: DemoWork,
  accounts: Accounts,
  { plan, agent, id, payment, note, by }: Posted,
): Promise<void> {
  const { issued_on, lines, paid, credit } = plan;
  const accountOf = (role: AccountRole) => accounts.get(role) ?? '';
  const receivable = accountOf('receivable');
  const row = (day: string, debit_id: string, credit_id: string, amount: number) => ({
    id: random.id(),
    date: day,
    true_date: day,
    debit_id,
    credit_id,
    amount,
    party_kind: 'customer',
    party_id: agent.id,
    user_id: by,
    created_at: atOf(timezone)(day),
  });
  await insert('finance_postings', [
    ...lines.flatMap(({ kind, account_id, amount }, leg) =>
      kind === 'free' && issued_on
        ? [
            {
              ...row(issued_on, receivable, account_id ?? '', amount),
              fact_kind: 'invoice',
              fact_id: id,
              leg,
            },
          ]
        : [],
    ),
    ...(paid
      ? [
          {
            ...row(paid.on, accountOf('bank'), receivable, paid.amount),
            fact_kind: 'invoice-payment',
            fact_id: payment,
            leg: 1,
          },
        ]
      : []),
    ...(credit
      ? [
          {
            ...row(credit.on, accountOf('2.1'), receivable, credit.amount),
            fact_kind: 'invoice',
            fact_id: note,
            leg: 0,
          },
        ]
      : []),
  ]);
}
