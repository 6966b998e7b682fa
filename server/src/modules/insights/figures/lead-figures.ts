import type { DashboardStats } from '@leme/contract/insights/dashboard-endpoints';
import type { Window } from '@leme/contract/insights/dashboard-window';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { convertedLeads, countedLeads } from '#modules/leads/public';

type Sums = { leads: number; conversions: number; value: number };
type Condition = RawBuilder<unknown>;
/** The leads a chart is about, which an address of the list asks for in the same words. */
export type AskedLeads = {
  window: Window;
  product_id?: string | undefined;
  source?: string | undefined;
  owner_id?: string | undefined;
};

const reais = (value: number) => Math.round(value * 100) / 100;

/** Those of the company `t` that were asked for, by the days of its zone. */
export function askedLeads({ tenantId, timezone }: Actor, asked: AskedLeads): Condition {
  const { window, product_id, source, owner_id } = asked;
  const startOf = (day: string, days: number) =>
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(timezone).toInstant().toString();
  return sql.join(
    [
      countedLeads(tenantId),
      sql`t.created_at >= ${startOf(window.from, 0)}::timestamptz`,
      sql`t.created_at < ${startOf(window.to, 1)}::timestamptz`,
      ...(product_id ? [sql`t.product_id = ${product_id}`] : []),
      ...(source ? [sql`t.source = ${source}`] : []),
      ...(owner_id ? [sql`t.owner_id = ${owner_id}`] : []),
    ],
    sql` and `,
  );
}

/** The cards: over all leads of the company. */
export async function cardFigures(
  tx: Tx,
  { tenantId }: Actor,
): Promise<NonNullable<DashboardStats['figures']>> {
  const [all, converted] = await Promise.all([
    tx.first(
      statement<{ leads: number }>(
        sql`select count(*) as leads from leads t where ${countedLeads(tenantId)}`,
      ),
    ),
    tx.first(
      statement<
        Omit<Sums, 'leads'>
      >(sql`select count(*) as conversions, coalesce(sum(t.offered_value), 0) as value
        from leads t where ${countedLeads(tenantId)} and ${convertedLeads(tenantId, 'card')}`),
    ),
  ]);
  const [leads, conversions] = [all?.leads ?? 0, converted?.conversions ?? 0];
  const rate = leads === 0 ? 0 : (conversions / leads) * 100;
  return { leads, conversions, value: reais(converted?.value ?? 0), rate };
}

/** Leads of those months and products, and what converted of them, each month called `2026-11`. */
export async function monthlyFigures(tx: Tx, actor: Actor, asked: Condition) {
  const month = sql`date_trunc('month', t.created_at at time zone ${actor.timezone}) as month`;
  const [products, converted] = await Promise.all([
    tx.rows(
      statement<{ month: string; product_id: string | null; leads: number }>(sql`select
          to_char(m.month, 'YYYY-MM') as month, m.product_id, m.leads
        from (select ${month}, t.product_id, count(*) as leads from leads t where ${asked} group by 1, 2) m`),
    ),
    tx.rows(
      statement<{ month: string } & Omit<Sums, 'leads'>>(sql`select
          to_char(m.month, 'YYYY-MM') as month, m.conversions, m.value
        from (select ${month}, count(*) as conversions, sum(t.offered_value) as value from leads t
          where ${asked} and ${convertedLeads(actor.tenantId, 'chart')} group by 1) m`),
    ),
  ]);
  return { products, converted };
}

/** All of a window in one sum. */
export async function sumOf(tx: Tx, { tenantId }: Actor, asked: Condition): Promise<Sums> {
  const [all, converted] = await Promise.all([
    tx.first(statement<{ leads: number }>(sql`select count(*) as leads from leads t where ${asked}`)),
    tx.first(
      statement<
        Omit<Sums, 'leads'>
      >(sql`select count(*) as conversions, coalesce(sum(t.offered_value), 0) as value
        from leads t where ${asked} and ${convertedLeads(tenantId, 'chart')}`),
    ),
  ]);
  return {
    leads: all?.leads ?? 0,
    conversions: converted?.conversions ?? 0,
    value: reais(converted?.value ?? 0),
  };
}

const mostTags = 300;

/** The tags of those leads, most leads first. */
export function tagFigures(tx: Tx, asked: Condition) {
  return tx.rows(
    statement<{ id: string; name: string; color: string; leads: number }>(sql`select g.id, g.name, g.color,
        count(*) as leads
      from leads t
        join lead_tag_relations l on l.tenant_id = t.tenant_id and l.lead_id = t.id
        join lead_tags g on g.tenant_id = l.tenant_id and g.id = l.tag_id
      where ${asked} and g.deleted_at is null
      group by g.id, g.name, g.color order by count(*) desc, g.name collate "und-x-icu", g.id limit ${mostTags}`),
  );
}

/** How many of those leads have a tag, or one of these; each once. */
export async function countTagged(tx: Tx, { tenantId }: Actor, asked: Condition, ids?: readonly string[]) {
  const these = ids ? sql`and g.id = any(${[...ids]}::uuid[])` : sql``;
  const found = await tx.first(
    statement<{ n: number }>(sql`select count(*) as n from leads t where ${asked} and t.id in (
      select l.lead_id from lead_tag_relations l
      where l.tenant_id = ${tenantId} and l.tag_id = any(array(select g.id from lead_tags g
        where g.tenant_id = ${tenantId} and g.deleted_at is null ${these})))`),
  );
  return found?.n ?? 0;
}
