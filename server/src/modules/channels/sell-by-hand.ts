import { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import type { Work } from '#kit/work';
import { visibleBookings } from '#modules/bookings/public';
import { type OfficeCall, partnerToSell, sellExternal } from './sell-external.ts';

type Input = InputOf<typeof createExternalBooking>;

/** Of two who note the same reference at once one sells; the other is answered what is there by then. */
export const servesSaleByHand = serve(createExternalBooking, async (call) => {
  const { input, tx, actor, clock } = call;
  const work = { tx, actor };
  const partner = await partnerToSell(work, input.partner_id);
  if (!partner) throw faults([{ pointer: '/partner_id', code: 'unknown' }]);
  const id = newId();
  if (!(await isFirst(work, id, input, clock.now())))
    return { ...(await soldBefore(work, input)), was_there: true };
  const { session_id, passengers, said_total, customer_name, customer_phone, customer_email } = input;
  const { booking_id, code } = await sellExternal(call as unknown as OfficeCall, {
    id,
    partner,
    session_id,
    passengers,
    said_total,
    guest: { customer_name, customer_phone, customer_email },
    collects: input.collects ?? partner.collects,
  });
  return { booking_id, code, session_id, was_there: false };
});

async function isFirst(
  { tx, actor }: Work,
  id: string,
  input: Input,
  now: Temporal.Instant,
): Promise<boolean> {
  const { partner_id, reference, session_id, customer_name } = input;
  const before = await tx.first(externalOf(actor, input));
  if (before) return false;
  const at = now.toString();
  const inserted = await tx.change(
    db
      .insertInto('external_bookings')
      .values({
        tenant_id: actor.tenantId,
        id,
        partner_id,
        source: 'manual',
        uuid: id,
        reference,
        state: 'received',
        session_id,
        customer_name,
        asked: 'manual',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted > 0;
}

const externalOf = ({ tenantId }: Actor, { partner_id, reference }: Input) =>
  db
    .selectFrom('external_bookings')
    .select('booking_id')
    .where('tenant_id', '=', tenantId)
    .where('partner_id', '=', partner_id)
    .where('source', '<>', 'octo')
    .where(sql<boolean>`lower(reference) = lower(${reference})`);

async function soldBefore({ tx, actor }: Work, input: Input) {
  const before = await tx.first(externalOf(actor, input));
  if (before && before.booking_id === null) throw new Problem('external-waits');
  const sold = before?.booking_id
    ? await tx.first(
        visibleBookings(actor)
          .select(['b.id as booking_id', 'b.code', 'b.session_id'])
          .where('b.id', '=', before.booking_id),
      )
    : undefined;
  if (!sold) throw new Problem('request-in-flight', { params: { retry_after: 1 } });
  return sold;
}
