import type { Letter } from '@leme/contract/bookings/life/letters';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { queueMail } from '#kit/mail/queue';
import type { TimedWork } from '#kit/work';
import { allBookings } from '../partner-scope.ts';

/** What a letter is called among all that are sent. */
export const templateOf = (letter: Letter) => `booking_${letter}`;

/**
 * Writes to whoever booked what became of the booking, in the customer's language, when the transaction commits; nothing
 * where no address is known, and nothing to a customer of an agent, who tells it himself.
 */
export async function queueLetter(
  { tx, actor, now }: TimedWork,
  letter: Letter,
  booking_id: string,
  amount?: number,
): Promise<void> {
  const booking = await tx.first(
    allBookings(actor.tenantId)
      .select(['customer_email', 'language', 'agent_id'])
      .where('id', '=', booking_id),
  );
  if (!booking?.customer_email || booking.agent_id !== null) return;
  const params = { booking_id, ...(amount !== undefined && { amount: String(amount) }) };
  queueMail(
    tx,
    {
      tenant_id: actor.tenantId,
      to_email: booking.customer_email,
      user_id: null,
      template: templateOf(letter),
      locale: normaliseLocale(booking.language) ?? 'pt-BR',
      params,
    },
    now,
  );
}
