import { readLeadStats } from '@leme/contract/leads/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { countedLeads } from './conversions.ts';

type ByStatus = { status: string; count: number; value: number };
type BySource = { source: string; count: number };

/** Days are those of the company; the last seven include today. */
export const servesLeadStats = serve(readLeadStats, async ({ tx, actor, clock }) => {
  const { tenantId, timezone } = actor;
  const today = clock.now().toZonedDateTimeISO(timezone).startOfDay();
  const since = (days: number) => today.subtract({ days }).toInstant().toString();
  const own = countedLeads(tenantId);
  const [statuses, sources, fresh] = await Promise.all([
    tx.rows(
      statement<ByStatus>(
        sql`select t.status, count(*) as count, sum(t.offered_value) as value from leads t where ${own} group by t.status`,
      ),
    ),
    tx.rows(
      statement<BySource>(
        sql`select t.source, count(*) as count from leads t where ${own} and t.source is not null group by t.source`,
      ),
    ),
    tx.first(
      statement<{ today: number; week: number }>(
        sql`select count(*) filter (where t.created_at >= ${since(0)}::timestamptz) as today, count(*) as week
          from leads t where ${own} and t.created_at >= ${since(6)}::timestamptz`,
      ),
    ),
  ]);
  const total = (name: 'count' | 'value') =>
    Math.round(statuses.reduce((sum, each) => sum + each[name], 0) * 100) / 100;
  return {
    count: total('count'),
    byStatus: Object.fromEntries(statuses.map(({ status, count, value }) => [status, { count, value }])),
    bySource: Object.fromEntries(sources.map(({ source, count }) => [source, count])),
    newToday: fresh?.today ?? 0,
    newInSevenDays: fresh?.week ?? 0,
    value: total('value'),
  };
});
