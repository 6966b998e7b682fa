import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { readSalesStats, type SalesStats } from '@leme/contract/leads/inside-sales/endpoints';
import { contactBars as bars } from '@leme/contract/leads/inside-sales/first-contacts';
import { leadStatuses } from '@leme/contract/leads/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { contactMinutes, wasContacted } from './contact-spans.ts';
import { salesSettingsOf } from './sales-settings.ts';

type Input = InputOf<typeof readSalesStats>;

const daysShown = 90;
const mostDays = 731;
const mostNames = 50;

/** What became of the leads of some days, as the company counts them; deleted and united ones are none. */
export const servesSalesStats = serve(readSalesStats, async ({ input, tx, actor, clock }) => {
  const { from, to } = windowOf(input, dayIn(actor.timezone, clock.now()));
  const own = chosen(input, actor, { from, to });
  const settings = await salesSettingsOf(tx, actor.tenantId);
  const [funnel, owners, sources, products, contacts, lost] = await Promise.all([
    funnelOf(tx, own),
    namedBy(tx, own, { key: sql`t.owner_id`, label: sql`min(o.full_name)` }),
    namedBy(tx, own, { key: sql`t.source`, label: sql`t.source` }),
    namedBy(tx, own, { key: sql`t.product_id`, label: sql`min(p.name)` }),
    contactsOf(tx, own),
    lostOf(tx, own),
  ]);
  return {
    from,
    to,
    funnel,
    owners,
    sources,
    products,
    first_contact: { ...contacts, aim: settings.aim },
    load: await loadOf(tx, actor.tenantId, clock.now(), settings.absent_ids),
    lost,
  };
});

function windowOf({ from, to }: Input, today: string): { from: string; to: string } {
  const end = to ?? today;
  const begin = from ?? addDays(end, 1 - daysShown);
  if (begin > end) throw faults([{ pointer: '/to', code: 'backwards' }]);
  if (begin < addDays(end, -mostDays))
    throw faults([{ pointer: '/from', code: 'too-far', params: { days: mostDays } }]);
  return { from: begin, to: end };
}

function chosen(
  { owner_id, product_id, source }: Input,
  { tenantId, timezone }: Actor,
  { from, to }: { from: string; to: string },
): RawBuilder<unknown> {
  const at = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(timezone).toInstant().toString();
  const conditions = [
    sql`t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null`,
    sql`t.created_at >= ${at(from)}::timestamptz and t.created_at < ${at(addDays(to, 1))}::timestamptz`,
    ...(owner_id ? [sql`t.owner_id = ${owner_id}`] : []),
    ...(product_id ? [sql`t.product_id = ${product_id}`] : []),
    ...(source ? [sql`t.source = ${source}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

async function funnelOf(tx: Tx, own: RawBuilder<unknown>): Promise<SalesStats['funnel']> {
  const rows = await tx.rows(
    statement<SalesStats['funnel'][number]>(sql`select t.status, count(*)::integer as count,
        sum(t.offered_value)::float8 as value,
        avg(extract(epoch from t.status_since - t.created_at) / 86400)::float8 as days
      from leads t where ${own} group by t.status`),
  );
  const by = new Map(rows.map((row) => [row.status, row]));
  return leadStatuses.map((status) => by.get(status) ?? { status, count: 0, value: 0, days: null });
}

type By = { key: RawBuilder<unknown>; label: RawBuilder<unknown> };

function namedBy(tx: Tx, own: RawBuilder<unknown>, { key, label }: By): Promise<SalesStats['owners']> {
  return tx.rows(
    statement<
      SalesStats['owners'][number]
    >(sql`select ${key} as id, ${label} as label, count(*)::integer as count,
        (count(*) filter (where t.status = 'won'))::integer as won,
        (count(*) filter (where t.status = 'lost'))::integer as lost, sum(t.offered_value)::float8 as value
      from leads t
        left join profiles o on o.tenant_id = t.tenant_id and o.id = t.owner_id
        left join products p on p.tenant_id = t.tenant_id and p.id = t.product_id
      where ${own} group by ${key} order by count(*) desc, 1 limit ${mostNames}`),
  );
}

type Contacts = { of: number; in_time: number; median: number | null } & Record<string, number | null>;

/** First contacts against what was promised; those of a list from elsewhere were promised nothing. */
async function contactsOf(
  tx: Tx,
  own: RawBuilder<unknown>,
): Promise<Omit<SalesStats['first_contact'], 'aim'>> {
  const counts = bars.map(
    (bar) =>
      sql`(count(*) filter (where ${contactMinutes} <= ${bar}))::integer as ${sql.ref(`until_${bar}`)}`,
  );
  const row = await tx.first(
    statement<Contacts>(sql`select count(*)::integer as "of",
        (count(*) filter (where t.first_contact_at <= t.first_response_due_at))::integer as in_time,
        (percentile_cont(0.5) within group (order by ${contactMinutes}))::float8 as median, ${sql.join(counts)}
      from leads t where ${own} and ${wasContacted}`),
  );
  const upTo = (at: number) => Number(row?.[`until_${bars[at]}`] ?? 0);
  const all = row?.of ?? 0;
  return {
    bars: [
      ...bars.map((until, at) => ({ until, count: upTo(at) - (at > 0 ? upTo(at - 1) : 0) })),
      { until: null, count: all - upTo(bars.length - 1) },
    ],
    median_minutes: row?.median ?? null,
    in_time: row?.in_time ?? 0,
    of: all,
  };
}

function lostOf(tx: Tx, own: RawBuilder<unknown>): Promise<SalesStats['lost']> {
  return tx.rows(
    statement<SalesStats['lost'][number]>(sql`select t.lost_kind as kind, count(*)::integer as count,
        sum(t.offered_value)::float8 as value
      from leads t where ${own} and t.status = 'lost' group by t.lost_kind order by count(*) desc, 1`),
  );
}

/** Who has how much open now, whenever it came in. */
async function loadOf(
  tx: Tx,
  tenantId: string,
  now: Temporal.Instant,
  absent: readonly string[],
): Promise<SalesStats['load']> {
  const rows = await tx.rows(
    statement<
      Omit<SalesStats['load'][number], 'is_absent'>
    >(sql`select t.owner_id as id, min(o.full_name) as label,
        count(*)::integer as open,
        (count(*) filter (where t.next_due_at <= ${now.toString()}::timestamptz))::integer as overdue,
        (count(*) filter (where t.first_contact_at is null and t.first_response_due_at is not null))::integer as waiting
      from leads t left join profiles o on o.tenant_id = t.tenant_id and o.id = t.owner_id
      where t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null
        and t.status not in ('won', 'lost')
      group by t.owner_id order by count(*) desc, 1 limit ${mostNames}`),
  );
  return rows.map((row) => ({ ...row, is_absent: row.id !== null && absent.includes(row.id) }));
}
