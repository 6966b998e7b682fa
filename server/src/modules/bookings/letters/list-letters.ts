import { type LetterRow, letters, listLetters } from '@leme/contract/bookings/life/letters';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { readBooking } from '../booking/booking-queries.ts';
import { templateOf } from './queue-letter.ts';

const most = 20;

/** An agent tells his customers himself: to him nothing was written. */
export const servesLetters = serve(listLetters, async ({ input, tx, actor }) => {
  const { id } = await readBooking(tx, actor, input.id);
  if (actor.partner) return { data: [] };
  const rows = await tx.rows(
    db
      .selectFrom('email_logs')
      .select(['id', 'template', 'status', 'to_email', 'created_at', 'sent_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where(sql<string>`params ->> 'booking_id'`, '=', id)
      .orderBy('id', 'desc')
      .limit(most),
  );
  const data = rows.flatMap(({ template, ...row }) => {
    const letter = letters.find((each) => templateOf(each) === template);
    return letter ? [{ ...row, letter, status: row.status as LetterRow['status'] }] : [];
  });
  return { data };
});
