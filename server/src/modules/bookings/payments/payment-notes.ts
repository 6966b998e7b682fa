import { textsIn } from '@leme/contract/kit/language/texts';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { bookingsTexts } from '../texts/texts.ts';

/** What stands where a note was; data, like the note before it. */
const nothing = textsIn(bookingsTexts, 'pt-BR')('noteRemoved');

/** What was noted beside the payments of these bookings, and any other note that names the person. */
export function heldNotes({ tx, actor }: TimedWork, bookings: readonly string[], marks: readonly string[]) {
  return tx.rows(
    statement<{ payment_id: string; note: string; created_at: string }>(sql`
      select n.payment_id, n.note, n.created_at from payment_notes n
      join booking_payments p on p.tenant_id = n.tenant_id and p.id = n.payment_id
      where n.tenant_id = ${actor.tenantId} and n.replaced_at is null
        and (p.booking_id = any(${bookings}::uuid[]) or n.note ilike any(${marks}::text[]))
      order by n.created_at, n.payment_id`),
  );
}

/** Puts another text in their place; the payments stay as they were made. */
export async function replaceNotes(
  { tx, actor }: Work,
  notes: readonly { payment_id: string }[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.change(
    statement(sql`update payment_notes set note = ${nothing}, replaced_at = ${now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and payment_id = any(${notes.map(({ payment_id }) => payment_id)}::uuid[])`),
  );
}
