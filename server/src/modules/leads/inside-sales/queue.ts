import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { dues } from '@leme/contract/leads/inside-sales/dues';
import { type Queue, readQueue } from '@leme/contract/leads/inside-sales/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { inPool } from './claim-lead.ts';
import { queueRows } from './queue-rows.ts';
import { salesSettingsOf } from './sales-settings.ts';

type Input = InputOf<typeof readQueue>;
type Counts = Queue['counts'];

const nameOf = (place: number) => dues[place] ?? 'none';

/** Whom to call now: what is due first, then who is warm, what it is worth, and who waits longest. */
export const servesQueue = serve(readQueue, async ({ input, tx, actor, clock }) => {
  const now = clock.now();
  const settings = await salesSettingsOf(tx, actor.tenantId);
  const due = dueOf(now, actor);
  const own = sql`${whose(input, actor, settings.absent_ids)} and ${filteredBy(input)}`;
  const counts = await counted(tx, own, due);
  const { page, limit } = input;
  const only = input.due ? sql`and ${due} = ${dues.indexOf(input.due)}` : sql``;
  const found = await tx.rows(
    statement<{
      id: string;
      due: number;
    }>(sql`select t.id, ${due} as due from leads t where ${own} ${only}
      order by 2, case when ${due} = 0 then t.first_response_due_at end, ${warmth},
        t.offered_value desc, t.created_at, t.id
      limit ${limit + 1} offset ${(page - 1) * limit}`),
  );
  const rows = found.slice(0, limit).map((row) => ({ id: row.id, due: nameOf(row.due) }));
  const count = input.due
    ? (counts[input.due] ?? 0)
    : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return {
    now: now.toString(),
    counts,
    count,
    page,
    hasMore: found.length > limit,
    data: await queueRows({ tx, actor, now }, rows, settings),
  };
});

/** What of a lead is due, by its place among `dues`: a first contact runs against its clock until somebody put it off. */
function dueOf(now: Temporal.Instant, { timezone }: Actor): RawBuilder<unknown> {
  const today = now.toZonedDateTimeISO(timezone).startOfDay();
  const [tomorrow, after] = [1, 2].map((days) => today.add({ days }).toInstant().toString());
  return sql`(case
    when t.first_contact_at is null and t.first_response_due_at is not null
      and (t.next_due_at is null or t.next_due_at <= ${now.toString()}::timestamptz) then 0
    when t.next_due_at is null then 5
    when t.next_due_at <= ${now.toString()}::timestamptz then 1
    when t.next_due_at < ${tomorrow}::timestamptz then 2
    when t.next_due_at < ${after}::timestamptz then 3
    else 4 end)`;
}

const warmth = sql`case when t.temperature = 'quente' then 1 when t.temperature = 'morno' then 2
  when t.temperature = 'frio' then 4 else 3 end`;

/** One’s own, those of nobody with those of who is away, or, with the right to all, anybody’s. */
function whose({ owner }: Input, actor: Actor, absent: readonly string[]): RawBuilder<unknown> {
  const { tenantId, userId } = actor;
  const open = sql`t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null
    and t.status not in ('won', 'lost')`;
  if (owner === 'me') return sql`${open} and t.owner_id = ${userId}`;
  if (owner === 'pool') {
    const shared = sql`${open} and t.owner_id = any(${absent.filter((id) => id !== userId)}::uuid[])`;
    return sql`((${inPool(tenantId)}) or (${shared})) and t.tenant_id = ${tenantId}`;
  }
  if (owner !== userId && !actor.permissions.has('inside-sales:update'))
    throw new Problem('forbidden', { params: { resource: 'inside-sales' } });
  return owner === 'all' ? open : sql`${open} and t.owner_id = ${owner}`;
}

function filteredBy({ product_id, source, status, temperature }: Input): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(product_id ? [sql`t.product_id = ${product_id}`] : []),
    ...(source ? [sql`t.source = ${source}`] : []),
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(temperature ? [sql`t.temperature = ${temperature}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

async function counted(tx: Tx, own: RawBuilder<unknown>, due: RawBuilder<unknown>): Promise<Counts> {
  const rows = await tx.rows(
    statement<{ due: number; count: number }>(
      sql`select ${due} as due, count(*)::integer as count from leads t where ${own} group by 1`,
    ),
  );
  return Object.fromEntries(rows.map((row) => [nameOf(row.due), row.count]));
}
