import { isDeepStrictEqual } from 'node:util';
import { createSession, type SessionRow, updateSession } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import { record } from '#kit/resource/history/record';
import type { TimedWork, Work } from '#kit/work';
import { placesOfBoat } from '#modules/fleet/public';
import { forgetOtherBoats } from '../boats/boat-places.ts';
import { assignBoats, refuseBlockedBoats } from '../boats/session-boats.ts';
import { sessionInWords } from '../history/in-words.ts';
import { limitPeople, lockSeats } from '../seats/people-limit.ts';
import { readSession } from './session-queries.ts';
import { tellBooked } from './tell-booked.ts';

type Fields = InputOf<typeof createSession>;

export const servesSessionCreation = serve(createSession, async ({ input, tx, actor }) => {
  const plan = await planSailing({ tx, actor }, input);
  const session_id = newId();
  const own = { tenant_id: actor.tenantId };
  await tx.change(db.insertInto('sessions').values({ ...own, id: session_id, ...plan.columns }));
  await tx.change(
    db.insertInto('session_seats').values({ ...own, session_id, total_capacity: input.total_capacity }),
  );
  await assignBoats(tx, { ...own, session_id, boat_ids: input.boat_ids, ...plan.blocked });
  await refuseBlockedBoats(tx, { ...own, session_id, boat_ids: input.boat_ids });
  await limitPeople(tx, actor, [session_id]);
  const saved = await readSession(tx, actor, session_id);
  record({ tx, actor }, sessions, { id: session_id, action: 'created', after: sessionInWords(saved) });
  return saved;
});

export const servesSessionUpdate = serve(updateSession, ({ input, tx, actor, clock, hooks }) =>
  saveSession({ tx, actor, now: clock.now() }, hooks, input),
);

/** Changes a departure as whoever may do so would; the block `despite` keeps none of its boats from it. */
export async function saveSession(
  { tx, actor, now }: TimedWork,
  hooks: Pick<AllHooks, 'followsSailing'>,
  input: InputOf<typeof updateSession>,
  despite?: string,
): Promise<SessionRow> {
  const { id, version, sends_letter, frees_crew: frees, ...sent } = input;
  const current = await readSession(tx, actor, id);
  if (current.status === 'cancelled') throw new Problem('session-cancelled');
  if (current.version !== version) throw new Problem('stale-version', { params: { current, yours: sent } });
  const given = defined(sent);
  if (Object.keys(given).length === 0) return current;
  const fields = { ...fieldsOf(current), ...given };
  const plan = await planSailing({ tx, actor }, fields, current);
  await lockSeats(tx, actor.tenantId, [id]);
  const changed = await tx.change(
    db
      .updateTable('sessions')
      .set({ ...plan.columns, version: version + 1, updated_at: sql`now()` })
      // Schedules leave alone what somebody changed by hand; how it is sold by itself is no such change.
      .set({
        edited_at: isEdit(fieldsOf(current), fields)
          ? sql`case when schedule_id is not null then ${now.toString()}::timestamptz end`
          : sql`edited_at`,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('version', '=', version),
  );
  if (changed === 0)
    throw new Problem('stale-version', {
      params: { current: await readSession(tx, actor, id), yours: sent },
    });
  await resizeSeats({ tx, actor }, id, fields.total_capacity);
  await assignBoats(tx, {
    tenant_id: actor.tenantId,
    session_id: id,
    boat_ids: fields.boat_ids,
    ...plan.blocked,
  });
  const boat_ids = boatsToAsk(current, fields);
  await refuseBlockedBoats(tx, { tenant_id: actor.tenantId, session_id: id, boat_ids, despite });
  await limitPeople(tx, actor, [id]);
  await forgetOtherBoats({ tx, actor }, current, fields.boat_ids);
  copyToBookings({ tx, actor }, id, plan.columns);
  await hooks.followsSailing({ tx, actor, now }, [id], { frees });
  const saved = await readSession(tx, actor, id);
  const [before, after] = [sessionInWords(current), sessionInWords(saved)];
  record({ tx, actor }, sessions, { id, action: 'updated', before, after });
  announce({ tx, actor }, 'session_boats', 'updated', [id]);
  if (sends_letter) await tellBooked({ tx, actor, now }, current, saved);
  return saved;
}

/** A block that came later takes no boat away; where the hours change it is asked about anew. */
function boatsToAsk(
  current: SessionRow,
  { date, start_time, end_time, boat_ids }: Fields,
): readonly string[] {
  const stays = date === current.date && start_time === current.start_time && end_time === current.end_time;
  return stays ? boat_ids.filter((id) => !current.boats.some((boat) => boat.id === id)) : boat_ids;
}

/** Bookings are listed by when and what they sail, and keep it beside them. */
function copyToBookings(
  { tx, actor }: Work,
  session_id: string,
  { starts_at, product_id }: { starts_at: string; product_id: string },
): void {
  tx.send(
    db
      .updateTable('bookings')
      .set({ starts_at, product_id })
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', session_id)
      .where(
        sql<boolean>`(starts_at is distinct from ${starts_at}::timestamptz or product_id is distinct from ${product_id}::uuid)`,
      ),
  );
}

/** What can be changed of a session, as it is. */
function fieldsOf(session: SessionRow): Fields {
  const { product_id, date, start_time, end_time, guide_name, sailor_name, notes, total_capacity } = session;
  const { sale_state, sale_reason, cutoff_min } = session;
  const boat_ids = session.boats.map(({ id }) => id);
  const sailing = { product_id, date, start_time, end_time, guide_name, sailor_name, notes };
  return { ...sailing, total_capacity, boat_ids, sale_state, sale_reason, cutoff_min };
}

/** Whether it would sail otherwise than before. */
function isEdit(before: Fields, after: Fields): boolean {
  return !isDeepStrictEqual(sailingOf(before), sailingOf(after));
}

function sailingOf(fields: Fields): unknown[] {
  const { product_id, date, start_time, end_time, total_capacity, boat_ids } = fields;
  const texts = [fields.guide_name, fields.sailor_name, fields.notes].map((text) => text ?? null);
  return [product_id, date, start_time.slice(0, 5), end_time.slice(0, 5), total_capacity, boat_ids, ...texts];
}

function defined(sent: { [K in keyof Fields]?: Fields[K] | undefined }): Partial<Fields> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

async function resizeSeats({ tx, actor }: Work, session_id: string, total_capacity: number): Promise<void> {
  const row = db
    .updateTable('session_seats')
    .where('tenant_id', '=', actor.tenantId)
    .where('session_id', '=', session_id);
  const resized = await tx.change(row.set({ total_capacity }).where('taken', '<=', total_capacity));
  if (resized > 0) return;
  const seats = await tx.first(
    db
      .selectFrom('session_seats')
      .select('taken')
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', session_id),
  );
  throw new Problem('seats-below-taken', { params: { taken: seats?.taken ?? 0, wanted: total_capacity } });
}

/** The columns of a session and the time its boats are blocked, after product and boats were looked at. */
async function planSailing({ tx, actor }: Work, fields: Fields, current?: SessionRow) {
  const { boat_ids, total_capacity, ...columns } = fields;
  const [product, boats] = await Promise.all([
    productOf(tx, actor, fields.product_id),
    usableBoats(tx, actor, boat_ids),
  ]);
  const found = new Map(boats.map((boat) => [boat.id, boat]));
  const errors: Fault[] = product ? [] : [{ pointer: '/product_id', code: 'unknown' }];
  for (const [index, id] of boat_ids.entries())
    if (!found.has(id)) errors.push({ pointer: `/boat_ids/${index}`, code: 'unknown' });
  const maximum = boats.reduce((sum, boat) => sum + boat.capacity, 0);
  // What a session has may stay with the boats it has, though they have come to carry fewer since.
  const isKept =
    current !== undefined &&
    total_capacity <= current.total_capacity &&
    isDeepStrictEqual(boat_ids.toSorted(), current.boats.map(({ id }) => id).toSorted());
  if (errors.length === 0 && boats.length > 0 && total_capacity > maximum && !isKept) {
    errors.push({ pointer: '/total_capacity', code: 'above-boats', params: { maximum } });
  }
  if (!product || errors.length > 0) throw faults(errors);
  const interval = sessionInterval(fields, actor.timezone);
  const blocked = {
    blocked_from: Temporal.Instant.from(interval.starts_at)
      .subtract({ minutes: product.buffer_before_min })
      .toString(),
    blocked_until: Temporal.Instant.from(interval.ends_at)
      .add({ minutes: product.buffer_after_min })
      .toString(),
  };
  return { columns: { ...columns, ...interval }, blocked };
}

function productOf(tx: Tx, actor: Actor, id: string) {
  return tx.first(
    db
      .selectFrom('products')
      .select(['buffer_before_min', 'buffer_after_min'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null),
  );
}

function usableBoats(tx: Tx, actor: Actor, ids: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('boats as b')
      .select(['id', placesOfBoat.as('capacity')])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
  );
}
