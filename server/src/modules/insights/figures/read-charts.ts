import {
  type ChartFigures,
  mostSlices,
  readDashboardCharts,
} from '@leme/contract/insights/dashboard-endpoints';
import {
  lastMonths,
  monthsIn,
  usualMonths,
  type Window,
  windowBefore,
  windowFault,
} from '@leme/contract/insights/dashboard-window';
import { faults } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import type { KeepFigures } from './kept-figures.ts';
import {
  type AskedLeads,
  askedLeads,
  countTagged,
  monthlyFigures,
  sumOf,
  tagFigures,
} from './lead-figures.ts';

/** What the charts and the table below them say. */
export const servesCharts = (keep: KeepFigures) =>
  serve(readDashboardCharts, async ({ input, tx, actor, clock }) => {
    const now = clock.now();
    const today = dayIn(actor.timezone, now);
    const { from, to, ...filters } = input;
    const window = { ...lastMonths(to ?? today, usualMonths), ...(from && { from }) };
    const fault = windowFault(window);
    if (fault) throw faults([fault]);
    if (!actor.permissions.has('leads:read'))
      return { ...window, figures: null, counted_at: now.toString(), is_summary: false };
    const asked = { window, ...filters };
    const { value, countedAt, isSummary } = await keep(
      { tenantId: actor.tenantId, asked: [today, actor.timezone, asked] },
      now,
      async () => {
        const figures = await chartFigures(tx, actor, asked, today);
        return { value: figures, leads: figures.total.leads + figures.before.leads };
      },
    );
    return { ...window, figures: value, counted_at: countedAt, is_summary: isSummary };
  });

async function chartFigures(tx: Tx, actor: Actor, asked: AskedLeads, today: string): Promise<ChartFigures> {
  const those = askedLeads(actor, asked);
  const before = windowBefore(asked.window);
  const [{ products, converted }, tags, tagged, sumBefore] = await Promise.all([
    monthlyFigures(tx, actor, those),
    tagFigures(tx, those),
    countTagged(tx, actor, those),
    sumOf(tx, actor, askedLeads(actor, { ...asked, window: before })),
  ]);
  const others = tags.slice(mostSlices).map(({ id }) => id);
  const byMonth = Map.groupBy(products, ({ month }) => month);
  const convertedIn = new Map(converted.map((each) => [each.month, each]));
  const months = monthsIn(asked.window).map(({ month, from, to }) => ({
    month,
    from,
    to,
    is_running: month === today.slice(0, 7),
    leads: (byMonth.get(month) ?? []).reduce((sum, { leads }) => sum + leads, 0),
    conversions: convertedIn.get(month)?.conversions ?? 0,
    value: convertedIn.get(month)?.value ?? 0,
  }));
  const sum = (name: 'leads' | 'conversions' | 'value') =>
    Math.round(months.reduce((total, each) => total + each[name], 0) * 100) / 100;
  return {
    months,
    total: { leads: sum('leads'), conversions: sum('conversions'), value: sum('value') },
    before: { ...before, ...sumBefore },
    tagged,
    tags,
    other_tagged: others.length === 0 ? 0 : await countTagged(tx, actor, those, others),
    products: await namedProducts(tx, actor, { window: asked.window, products }),
  };
}

type Wanted = {
  window: Window;
  products: readonly { month: string; product_id: string | null; leads: number }[];
};

/** A column a product, most wanted first; one that was deleted keeps its own. */
async function namedProducts(tx: Tx, { tenantId }: Actor, { window, products }: Wanted) {
  const ids = [...new Set(products.flatMap(({ product_id }) => product_id ?? []))];
  const named =
    ids.length === 0
      ? []
      : await tx.rows(
          db
            .selectFrom('products')
            .select(['id', 'name', 'color'])
            .where('tenant_id', '=', tenantId)
            .where('id', 'in', ids),
        );
  const known = new Map(named.map((product) => [product.id, product]));
  const months = monthsIn(window);
  const columns = [...Map.groupBy(products, ({ product_id }) => product_id)].map(([id, wanted]) => {
    const leads = months.map(({ month }) => wanted.find((each) => each.month === month)?.leads ?? 0);
    const product = id === null ? undefined : known.get(id);
    return { id, name: product?.name ?? null, color: product?.color ?? null, leads };
  });
  const weight = ({ id, leads }: (typeof columns)[number]) =>
    id === null ? -1 : leads.reduce((total, each) => total + each, 0);
  return columns.toSorted(
    (one, other) => weight(other) - weight(one) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
}
