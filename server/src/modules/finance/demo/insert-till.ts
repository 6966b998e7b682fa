import type { AccountRole } from '@leme/contract/finance/accounts';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { DemoWork } from '../../../demo/demo.ts';

const float = 20_000;
const short = 1_500;

/** The cash of yesterday, counted a little short of what should be there, and why. */
export async function insertTill(work: DemoWork, accounts: ReadonlyMap<AccountRole, string>): Promise<void> {
  const { random, staff, today, timezone, insert, read } = work;
  const user_id = staff.get('manager') ?? random.id();
  const day = addDays(today, -1);
  const taken = (await read('booking_payments')).filter(
    (payment) =>
      payment.user_id === user_id &&
      payment.method === 'dinheiro' &&
      dayIn(timezone, Temporal.Instant.from(String(payment.paid_at))) === day,
  );
  const expected = float + taken.reduce((sum, { amount }) => sum + toCents(Number(amount)), 0);
  const at = (time: string) =>
    Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone: timezone, plainTime: time })
      .toInstant()
      .toString();
  const id = random.id();
  await insert('finance_tills', [
    {
      id,
      user_id,
      day,
      opening_float: toReais(float),
      counted_amount: toReais(expected - short),
      expected_amount: toReais(expected),
      reason: 'Troco dado a mais no píer',
      status: 'closed',
      created_at: at('07:30'),
      created_by: user_id,
      closed_at: at('19:10'),
      closed_by: user_id,
    },
  ]);
  await insert('finance_postings', [
    {
      id: random.id(),
      date: day,
      true_date: day,
      debit_id: accounts.get('10.1') ?? '',
      credit_id: accounts.get('cash') ?? '',
      amount: toReais(short),
      fact_kind: 'till',
      fact_id: id,
      leg: 0,
      user_id,
      created_at: at('19:10'),
    },
  ]);
}
