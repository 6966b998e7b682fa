import { channelMappings } from '@leme/contract/channels/channel-mappings';
import type { ExternalFault } from '@leme/contract/channels/external-bookings';
import { fold } from '@leme/contract/kit/language/fold';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** A sale as its partner says it: units are called as the partner calls them, or by a code of ours. */
export type Said = {
  product: string;
  date: string;
  time: string;
  units: { name: string; quantity: number }[];
};
type Missing = { kind: 'product' | 'unit'; name: string };
export type Resolved =
  | { session_id: string; passengers: { fare_type_id: string; quantity: number }[] }
  | { fault: ExternalFault; missing: Missing[] };

type Mapping = { kind: string; their_name: string; product_id: string | null; fare_code: string | null };

/** Which departure and which fares a partner means. */
export async function resolveSaid(work: Work, partner_id: string, said: Said): Promise<Resolved> {
  const { tx, actor } = work;
  const mappings = await tx.rows(
    statement<Mapping>(sql`select m.kind, m.their_name, m.product_id, m.fare_code from channel_mappings m
      where m.tenant_id = ${actor.tenantId} and m.partner_id = ${partner_id} and m.deleted_at is null
      order by m.created_at, m.id limit 5000`),
  );
  const meant = (kind: Missing['kind'], name: string) =>
    mappings.find(
      (each) =>
        each.kind === kind &&
        fold(each.their_name) === fold(name) &&
        (kind === 'product' ? each.product_id : each.fare_code),
    );
  const product_id = meant('product', said.product)?.product_id;
  if (!product_id) return { fault: 'unknown-product', missing: [{ kind: 'product', name: said.product }] };
  const fares = await faresOf(work, product_id);
  const units = said.units.map(({ name, quantity }) => {
    const code = meant('unit', name)?.fare_code ?? name;
    return { name, quantity, fare: fares.find((fare) => fare.code === code) };
  });
  const missing = units.flatMap(({ name, fare }) => (fare ? [] : [{ kind: 'unit' as const, name }]));
  if (missing.length > 0) return { fault: 'unknown-unit', missing };
  const session_id = await departureOf(work, product_id, said);
  if (!session_id) return { fault: 'no-departure', missing: [] };
  const counts = new Map<string, number>();
  for (const { fare, quantity } of units)
    if (fare) counts.set(fare.id, (counts.get(fare.id) ?? 0) + quantity);
  return {
    session_id,
    passengers: [...counts].map(([fare_type_id, quantity]) => ({ fare_type_id, quantity })),
  };
}

async function faresOf({ tx, actor }: Work, product_id: string) {
  return await tx.rows(
    statement<{ id: string; code: string }>(sql`select f.id, f.code from fare_types f
      where f.tenant_id = ${actor.tenantId} and f.product_id = ${product_id} and f.active and f.deleted_at is null
      order by f.order_index, f.id`),
  );
}

async function departureOf({ tx, actor }: Work, product_id: string, { date, time }: Said) {
  const found = await tx.first(
    statement<{ id: string }>(sql`select s.id from sessions s
      where s.tenant_id = ${actor.tenantId} and s.product_id = ${product_id} and s.date = ${date}::date
        and s.start_time = ${time}::time and s.status <> 'cancelled'
      order by s.id limit 1`),
  );
  return found?.id;
}

/** Names nobody mapped yet wait for the office, each once. */
export async function noteNames(work: Work, partner_id: string, missing: readonly Missing[]): Promise<void> {
  const { tx, actor } = work;
  for (const { kind, name } of missing) {
    const before = await tx.first(
      statement(sql`select m.id from channel_mappings m where m.tenant_id = ${actor.tenantId}
        and m.partner_id = ${partner_id} and m.kind = ${kind} and lower(m.their_name) = lower(${name})
        and m.deleted_at is null limit 1`),
    );
    if (before) continue;
    const id = newId();
    const values = { their_name: name.slice(0, 120), partner_id, kind };
    tx.send(db.insertInto('channel_mappings').values({ tenant_id: actor.tenantId, id, ...values }));
    record(work, channelMappings, { id, action: 'created', after: values });
  }
}
