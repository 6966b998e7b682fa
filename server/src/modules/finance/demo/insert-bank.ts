import type { AccountRole } from '@leme/contract/finance/accounts';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import type { DemoWork } from '../../../demo/demo.ts';
import { identitiesOf } from '../bank/intake/identities.ts';

/** As many lines as the statement has, and how far it goes back. */
const mostLines = 120;
const daysBack = 50;

type Planned = {
  day: string;
  amount: number;
  payer?: string;
  memo: string;
  txid?: string;
  status: 'matched' | 'ignored' | 'unmatched' | 'suggested';
  reason?: string;
  by_rule?: true;
  /** What it paid, and the payment it is. */
  of?: { kind: 'entry' | 'booking' | 'charge' | 'invoice'; target_id: string; made_id: string };
};

/**
 * The last lines of a bank, some weeks of them: what was paid is matched, what the bank moves by night is left out, and six lines
 * wait: two coffees of one name, two halves of one bill, a transfer without its fee, and a fee that a rule knows.
 */
export async function insertBank(work: DemoWork, accounts: ReadonlyMap<AccountRole, string>): Promise<void> {
  const { random, staff, today, now, insert } = work;
  const account_id = accounts.get('bank') ?? '';
  const by = staff.get('manager') ?? staff.get('admin') ?? random.id();
  const rule_id = await insertRule(work);
  const open = await openLines(work);
  const paid = newest(await paidLines(work, account_id), mostLines - open.length);
  const rest = mostLines - open.length - paid.length;
  const planned = [...paid, ...sweeps(today, rest), ...open].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const identities = identitiesOf(
    planned.map(({ day, amount, payer = '', memo }) => ({
      day,
      cents: Math.round(amount * 100),
      fitid: '',
      payer,
      memo,
    })),
  );
  const statement_id = random.id();
  const at = now.subtract({ hours: 20 }).toString();
  const lines = planned.map((line, place) => ({
    id: random.id(),
    account_id,
    statement_id,
    day: line.day,
    amount: line.amount,
    payer: line.payer ?? '',
    memo: line.memo,
    identity: identities[place] ?? '',
    txid: line.txid ?? null,
    status: line.status,
    matched: line.status === 'matched' ? line.amount : 0,
    points: line.status === 'suggested' ? 60 : null,
    reason: line.reason ?? null,
    rule_id: line.by_rule ? rule_id : null,
    created_at: at,
    updated_at: at,
  }));
  const total = planned.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const before = await balanceBefore(work, account_id, planned);
  await insert('bank_statements', [
    {
      id: statement_id,
      account_id,
      file_name: 'extrato-do-banco.ofx',
      file_kind: 'ofx',
      bank_account: '12345-6',
      status: 'taken',
      total: planned.length,
      done: planned.length,
      refused: '[]',
      first_on: planned[0]?.day ?? today,
      last_on: planned.at(-1)?.day ?? today,
      closing_amount: Math.round((before + total) * 100) / 100,
      closing_on: addDays(today, -1),
      created_at: at,
      created_by: by,
      taken_at: at,
    },
  ]);
  await insert('bank_lines', lines);
  await insert(
    'bank_matches',
    planned.flatMap(({ of, amount }, place) =>
      of
        ? [
            {
              id: random.id(),
              group_id: random.id(),
              line_id: lines[place]?.id ?? '',
              ...of,
              amount,
              user_id: by,
              created_at: at,
            },
          ]
        : [],
    ),
  );
}

/** What the books have on the account before its first line, so that what is open says why bank and books differ. */
async function balanceBefore(
  { timezone, read }: DemoWork,
  account_id: string,
  planned: readonly Planned[],
): Promise<number> {
  const first = planned[0]?.day ?? '';
  const told = new Set(planned.flatMap(({ of }) => of?.made_id ?? []));
  const posted = (await read('finance_postings'))
    .filter(({ date, fact_id }) => date < first && !told.has(fact_id))
    .map(({ debit_id, credit_id, amount }) => {
      const sign = debit_id === account_id ? 1 : credit_id === account_id ? -1 : 0;
      return sign * Number(amount);
    });
  const transferred = (await read('booking_payments'))
    .filter((row) => row.method === 'transferencia' && dayOf(row, timezone) < first && !told.has(row.id))
    .map(({ amount }) => Number(amount));
  return [...posted, ...transferred].reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

type Received = { received_on: string | null; paid_at: string };

const dayOf = ({ received_on, paid_at }: Received, timezone: string) =>
  received_on ?? dayIn(timezone, Temporal.Instant.from(paid_at));

async function insertRule({ random, insert }: DemoWork): Promise<string> {
  const category_id = random.id();
  const id = random.id();
  await insert('finance_categories', [
    { id: category_id, name: 'Tarifas bancárias', kind: 'cost', account_role: '6.2' },
  ]);
  await insert('bank_rules', [{ id, contains: 'TARIFA', direction: 'out', category_id }]);
  return id;
}

/** What was paid of bills and invoices, and what customers transferred, one of them by the code of a charge. */
async function paidLines({ today, timezone, read }: DemoWork, account_id: string): Promise<Planned[]> {
  const since = addDays(today, -daysBack);
  const charges = (await read('charges')).filter(({ status }) => status === 'paid');
  const invoices = new Map((await read('invoices')).map((row) => [row.id, row]));
  const entries = new Map((await read('finance_entries')).map((entry) => [entry.id, entry]));
  const codes = new Map(
    (await read('bookings')).map(({ id, code, customer_name }) => [id, { code, customer_name }]),
  );
  const bills = (await read('finance_settlements')).flatMap((row): Planned[] => {
    const entry = entries.get(row.entry_id);
    if (!entry || row.account_id !== account_id || row.paid_on < since || row.paid_on >= today) return [];
    const isSale = entry.kind === 'receivable';
    return [
      {
        day: row.paid_on,
        amount: (isSale ? 1 : -1) * Number(row.amount),
        memo: `${isSale ? 'PIX RECEBIDO' : 'PAGTO BOLETO'} ${plain(entry.description)}`,
        status: 'matched',
        of: { kind: 'entry', target_id: entry.id, made_id: row.id },
      },
    ];
  });
  const transfers = (await read('booking_payments')).flatMap((row): Planned[] => {
    const day = dayOf(row, timezone);
    const charge = charges.find(
      ({ booking_id, amount }) => booking_id === row.booking_id && Number(amount) === Number(row.amount),
    );
    const booking = codes.get(row.booking_id);
    if (row.method !== 'transferencia' || !booking || day < since || day >= today) return [];
    return [
      {
        day,
        amount: Number(row.amount),
        payer: plain(booking.customer_name),
        memo: charge
          ? `PIX RECEBIDO ${charge.txid}`
          : `${Number(row.amount) > 0 ? 'TED RECEBIDA' : 'TED ENVIADA'} ${booking.code}`,
        status: 'matched',
        ...(charge && { txid: charge.txid, reason: 'txid' }),
        of: charge
          ? { kind: 'charge', target_id: charge.id, made_id: row.id }
          : { kind: 'booking', target_id: row.booking_id, made_id: row.id },
      },
    ];
  });
  const billed = (await read('invoice_payments')).flatMap((row): Planned[] => {
    const invoice = invoices.get(row.invoice_id);
    if (!invoice || row.paid_on >= today) return [];
    return [
      {
        day: row.paid_on,
        amount: Number(row.amount),
        payer: plain(invoice.customer_name),
        memo: `TED RECEBIDA FATURA ${invoice.number}`,
        status: 'matched',
        reason: 'number',
        of: { kind: 'invoice', target_id: invoice.id, made_id: row.id },
      },
    ];
  });
  return [...billed, ...bills, ...transfers];
}

/** Whole days of lines, so that of none that is told of one payment is missing. */
function newest(lines: readonly Planned[], most: number): Planned[] {
  const sorted = lines.toSorted((one, other) => (one.day > other.day ? -1 : 1));
  const cut = sorted[most]?.day ?? '';
  return sorted.slice(0, most).filter(({ day }) => day > cut);
}

/** What the bank puts aside each evening and brings back each morning: nothing in all. */
function sweeps(today: string, count: number): Planned[] {
  return Array.from({ length: count - (count % 2) }, (_, at) => {
    const amount = 500 + (Math.floor(at / 2) % 7) * 250;
    return {
      day: addDays(today, -2 - (Math.floor(at / 2) % (daysBack - 2))),
      amount: at % 2 === 0 ? -amount : amount,
      memo: at % 2 === 0 ? 'APLICACAO AUTOMATICA' : 'RESGATE AUTOMATICO',
      status: 'ignored' as const,
    };
  });
}

async function openLines({ today, read }: DemoWork): Promise<Planned[]> {
  const owing = (await read('bookings')).find(
    ({ status, remaining_amount }) => status === 'confirmed' && Number(remaining_amount) > 100,
  );
  const transfer = owing ? Number(owing.remaining_amount) - 3.5 : 196.5;
  const coffee = {
    day: addDays(today, -3),
    amount: -18.9,
    memo: 'COMPRA CARTAO PADARIA DO PORTO',
    status: 'unmatched' as const,
  };
  return [
    coffee,
    coffee,
    { day: addDays(today, -6), amount: -500, memo: 'PIX ENVIADO CONTADOR 1/2', status: 'unmatched' },
    { day: addDays(today, -5), amount: -480, memo: 'PIX ENVIADO CONTADOR 2/2', status: 'unmatched' },
    {
      day: addDays(today, -2),
      amount: Math.round(transfer * 100) / 100,
      payer: plain(owing?.customer_name ?? ''),
      memo: 'TED RECEBIDA',
      status: 'unmatched',
    },
    {
      day: addDays(today, -1),
      amount: -59.9,
      memo: 'TARIFA PACOTE SERVICOS',
      status: 'suggested',
      reason: 'rule',
      by_rule: true,
    },
  ];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 60);
