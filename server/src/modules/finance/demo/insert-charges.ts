import { createHash } from 'node:crypto';
import type { AccountRole } from '@leme/contract/finance/accounts';
import { pixCode, pixTxid } from '@leme/contract/kit/pix';
import { addDays } from '@leme/contract/kit/values/days';
import type { DemoWork } from '../../../demo/demo.ts';

/** A deposit that a customer paid by its code, as its bank tells, and one that is asked for. */
export async function insertCharges(
  work: DemoWork,
  accounts: ReadonlyMap<AccountRole, string>,
): Promise<void> {
  const { company, random, staff, now, today, insert, read } = work;
  const key = `pix@${company.subdomain}.test`;
  const bookings = await read('bookings');
  const codes = new Map(bookings.map(({ id, code }) => [id, code]));
  // Within what the statement of the demo's bank tells.
  const since = addDays(today, -25);
  const paid = (await read('booking_payments')).find(({ method, amount, received_on, paid_at }) => {
    const day = String(received_on ?? paid_at).slice(0, 10);
    return method === 'transferencia' && Number(amount) > 0 && day >= since && day < today;
  });
  const owing = bookings.find(
    ({ id, status, remaining_amount, starts_at }) =>
      id !== paid?.booking_id &&
      status === 'confirmed' &&
      Number(remaining_amount) > 0 &&
      String(starts_at) > today,
  );
  const created_by = staff.get('manager') ?? staff.get('admin') ?? random.id();
  const at = (hours: number) => now.subtract({ hours }).toString();
  const charge = (booking_id: string, amount: number, given: { status: string; paid_amount: number }) => {
    const id = random.id();
    const txid = pixTxid(codes.get(booking_id) ?? '', 1);
    const payload = pixCode({ key, name: company.name.toUpperCase(), city: 'FLORIANOPOLIS', amount, txid });
    // Drawn by the seed, so that the demo is the same each time.
    const token = createHash('sha256').update(id).digest('base64url').slice(0, 22);
    return {
      id,
      booking_id,
      kind: 'deposit',
      amount,
      expires_at: now.add({ hours: 48 }).toString(),
      txid,
      account_id: accounts.get('pix') ?? '',
      payload,
      token,
      created_at: at(30),
      updated_at: at(20),
      created_by,
      ...given,
    };
  };
  const done =
    paid &&
    charge(paid.booking_id, Number(paid.amount), { status: 'paid', paid_amount: Number(paid.amount) });
  const asked =
    owing &&
    charge(owing.id, Math.ceil(Number(owing.remaining_amount) / 2), { status: 'open', paid_amount: 0 });
  await insert('charges', [...(done ? [done] : []), ...(asked ? [asked] : [])]);
  if (done && paid)
    await insert('charge_payments', [
      { charge_id: done.id, payment_id: paid.id, amount: Number(paid.amount), created_at: at(20) },
    ]);
}
