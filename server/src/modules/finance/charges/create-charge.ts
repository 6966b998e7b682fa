import { createCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { chargeable, mostCharges, usualDays } from '@leme/contract/finance/charges/charge-rules';
import { charges } from '@leme/contract/finance/charges/charges';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { pixTxid } from '@leme/contract/kit/pix';
import { faults, Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { chargeOf } from './charge-queries.ts';
import { newSecret } from './charge-token.ts';
import { payloadOf, requireReceiving } from './receiving.ts';
import { type Charged, ofSubject, readSubject, requireRight, type Subject, subjectOf } from './subject.ts';

type Input = InputOf<typeof createCharge>;
const longestDays = 365;

/** What is charged is held meanwhile: of two who charge the same, the second is told what is left. */
export const servesChargeCreation = serve(createCharge, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const subject = subjectOf(input);
  requireRight(work, subject, 'charges');
  const before = await readSubject(work, subject);
  const expires_at = input.expires_on ? endOf(work, input.expires_on) : usualEnd(work, before);
  const receiving = await requireReceiving(work);
  const owed = await readSubject(work, subject, true);
  const cents = centsOf(input, owed);
  const row = {
    id: newId(),
    kind: input.kind,
    amount: toReais(cents),
    txid: pixTxid(owed.stem, await nextOf(work, subject)),
    account_id: receiving.account_id,
    expires_at,
  };
  await writeCharge(work, subject, { ...row, payload: payloadOf(receiving, cents, row.txid) });
  return await chargeOf(work, row.id);
});

type Row = {
  id: string;
  kind: string;
  amount: number;
  txid: string;
  account_id: string;
  expires_at: string;
  payload: string;
};

/** Writes a charge that was looked through. */
export async function writeCharge(work: TimedWork, { kind, id }: Subject, row: Row): Promise<void> {
  const { tx, actor, now } = work;
  const made = {
    tenant_id: actor.tenantId,
    ...row,
    [`${kind}_id`]: id,
    token: newSecret(),
    created_at: now.toString(),
    updated_at: now.toString(),
    created_by: actor.userId,
  };
  for (const insert of insertRows('charges', [made])) await tx.change(insert);
  const after = { kind: row.kind, amount: row.amount, txid: row.txid, status: 'open' };
  record(work, charges, { id: row.id, action: 'created', after });
}

/** In three days, and not behind the departure; who is about to depart has today. */
export function usualEnd(work: TimedWork, { departs_at }: Pick<Charged, 'departs_at'>): string {
  const today = dayIn(work.actor.timezone, work.now);
  const usual = endOf(work, addDays(today, usualDays));
  if (departs_at === null) return usual;
  const departure = Temporal.Instant.from(departs_at);
  if (dayIn(work.actor.timezone, departure) <= today) return endOf(work, today);
  return Temporal.Instant.compare(departure, usual) < 0 ? departure.toString() : usual;
}

/** The last moment of the last day, by the company's clock. */
export function endOf({ actor, now }: TimedWork, day: string): string {
  const today = dayIn(actor.timezone, now);
  const most = addDays(today, longestDays);
  if (day < today) throw faults([{ pointer: '/expires_on', code: 'too-small', params: { minimum: today } }]);
  if (day > most) throw faults([{ pointer: '/expires_on', code: 'too-large', params: { maximum: most } }]);
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return next.toZonedDateTime(actor.timezone).toInstant().subtract({ seconds: 1 }).toString();
}

function centsOf({ kind, amount, with_extra }: Input, owed: Charged): number {
  const most = chargeable('rest', owed);
  const extra = with_extra ? owed.extra : 0;
  if (kind === 'free' && amount === undefined) throw faults([{ pointer: '/amount', code: 'required' }]);
  const wanted = kind === 'free' ? toCents(amount ?? 0) : chargeable(kind, owed) + extra;
  if (wanted > most + extra || wanted <= 0)
    throw faults([{ pointer: '/amount', code: 'above-remaining', params: { maximum: toReais(most) } }]);
  return wanted;
}

/** Which of its charges it is: the first deposit has the first number. */
export async function nextOf({ tx, actor }: TimedWork, subject: Subject): Promise<number> {
  const row = await tx.first(
    statement<{ made: number }>(sql`select count(*)::integer as made from charges c
      where c.tenant_id = ${actor.tenantId} and ${ofSubject(subject)}`),
  );
  const made = row?.made ?? 0;
  if (made >= mostCharges) throw new Problem('too-many-charges');
  return made + 1;
}
