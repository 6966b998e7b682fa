import type { SecurityEvent } from '@leme/contract/operations/access-log-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';

export type LogFilters = {
  from?: string | undefined;
  to?: string | undefined;
  kind?: string | undefined;
  person?: string | undefined;
  address?: string | undefined;
};

/** The events of the actor's company that fit, in no order yet. */
export function eventsOf({ tenantId, timezone }: Actor, asked: LogFilters) {
  const dayBegins = (day: string, add = 0) =>
    Temporal.PlainDate.from(day).add({ days: add }).toZonedDateTime(timezone).toInstant().toString();
  let query = db.selectFrom('security_events as e').where('e.tenant_id', '=', tenantId);
  if (asked.from) query = query.where('e.created_at', '>=', dayBegins(asked.from));
  if (asked.to) query = query.where('e.created_at', '<', dayBegins(asked.to, 1));
  if (asked.kind) query = query.where('e.kind', '=', asked.kind);
  if (asked.person) query = query.where('e.user_id', '=', asked.person);
  if (asked.address) query = query.where('e.address', '=', asked.address);
  return query;
}

type Place = { at: string; id: string };

/** Newest first, with the names of whom they are about. */
export async function readEvents(
  tx: Tx,
  actor: Actor,
  asked: LogFilters,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: Place | undefined },
): Promise<{ events: SecurityEvent[]; last: Place | null }> {
  const rows = await tx.rows(
    eventsOf(actor, asked)
      .leftJoin('profiles as p', (join) =>
        join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.user_id'),
      )
      .select([
        'e.id',
        'e.kind',
        'e.user_id',
        'e.operator',
        'e.address',
        'e.device',
        'e.resource',
        'e.filters',
      ])
      .select(['e.row_count', 'e.times', 'p.full_name', sql<string>`e.created_at::text`.as('place')])
      .select('e.created_at')
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(e.created_at, e.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
      )
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .offset(offset),
  );
  const last = rows.at(-1);
  return {
    events: rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      kind: row.kind as SecurityEvent['kind'],
      person: row.user_id && row.full_name ? { id: row.user_id, name: row.full_name } : null,
      operator: row.operator,
      address: row.address,
      device: row.device,
      resource: row.resource,
      filters: row.filters,
      rows: row.row_count,
      times: row.times,
    })),
    last: last && rows.length === limit ? { at: last.place, id: last.id } : null,
  };
}

/** How many fit, counted no further than `most` and one. */
export async function countEvents({ tx, actor }: Work, asked: LogFilters, most: number): Promise<number> {
  const some = eventsOf(actor, asked)
    .select('e.id')
    .limit(most + 1);
  const counted = await tx.first(
    db.selectFrom(some.as('c')).select(({ fn }) => fn.countAll<number>().as('n')),
  );
  return Number(counted?.n ?? 0);
}
