import { Problem } from '@leme/contract/kit/problem';
import type { HistoryEntry } from '@leme/contract/kit/resource';
import { readPersonalData } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { findRow } from '#kit/resource/find-row';
import { readHistory } from '#kit/resource/history';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { companionPlaces } from './companion-places.ts';
import { heldBookings, personOf } from './customer-bookings.ts';
import { customersById, mergedIds } from './customer-people.ts';
import { importsNamed, marksOf } from './forget-copies.ts';
import { heldNotes } from './payment-notes.ts';

export const servesPersonalData = serve(readPersonalData, async ({ input, tx, actor, clock, registers }) => {
  // Documents, birth dates and what guides must know about people on board are in it.
  if (!actor.permissions.has('passenger-health:read'))
    throw new Problem('forbidden', { params: { resource: 'passenger-health' } });
  const customer = await findRow(registers.named('customers'), tx, actor, input.id);
  const merged = await customersById(registers, tx, actor, await mergedIds(tx, actor, input.id));
  const rows = [customer, ...merged];
  const person = personOf(rows);
  const bookings = await heldBookings(tx, actor, person);
  const ids = bookings.map(({ id }) => id);
  return {
    customer,
    merged,
    bookings,
    companion_of: await companionPlaces(tx, actor, rows, ids, clock.now()),
    payment_notes: await heldNotes(tx, actor, ids, marksOf(rows)),
    files: await importsNamed(tx, actor, rows),
    history: await wholeHistory(tx, actor, person.ids),
    mails: await mailsTo(tx, actor, person.emails),
  } as never;
});

async function wholeHistory(tx: Tx, actor: Actor, [id = '', ...former]: readonly string[]) {
  const steps: HistoryEntry[] = [];
  for (let before: string | undefined; ; before = steps.at(-1)?.id) {
    const { data, hasMore } = await readHistory(customers, tx, actor, { id, before }, former);
    steps.push(...data);
    if (!hasMore) return steps;
  }
}

function mailsTo(tx: Tx, actor: Actor, emails: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('email_logs')
      .select(['to_email', 'template', 'created_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where(sql<boolean>`lower(to_email) = any(${emails}::text[])`)
      .orderBy('created_at'),
  );
}
