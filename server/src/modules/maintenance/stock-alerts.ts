import { causeOf } from '@leme/contract/maintenance/alerts';
import { stockItems } from '@leme/contract/stock/stock-items';
import { sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import type { AddedRules, Saving } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { type Cause, keepAlerts } from './alerts/keep-alerts.ts';
import { timed } from './alerts/timed.ts';
import type { Following } from './plans/read-plans.ts';

type Crossing = { id: string; isLow: boolean };
type Item = { id: string; name: string; quantity: number; min_qty: number };

/** One alert for each time something falls below its minimum, which ends when there is enough again. */
async function follow(work: Following, crossed: readonly Crossing[]): Promise<void> {
  const low = crossed.filter(({ isLow }) => isLow).map(({ id }) => id);
  const items =
    low.length === 0
      ? []
      : await work.tx.rows(
          statement<Item>(sql`select t.id, t.name, t.quantity, t.min_qty from stock_items t
            where t.tenant_id = ${work.actor.tenantId} and t.id = any(${low}::uuid[]) order by t.id`),
        );
  await keepAlerts(
    work,
    crossed.map(({ id }) => causeOf.stock(id)),
    items.map(causeOfItem),
  );
}

function causeOfItem({ id, name, quantity, min_qty }: Item): Cause {
  return {
    dedupe_key: causeOf.stock(id),
    type: 'stock_low',
    severity: quantity === 0 ? 'alta' : 'media',
    description: name,
    params: { name, quantity, least: min_qty },
    stock_item_id: id,
  };
}

/** What fell below its minimum before and lies there still: told anew, and back where somebody ended its alert. */
export async function followStock(work: Following): Promise<void> {
  const { tx, actor } = work;
  const items = await tx.rows(
    statement<
      Item & { is_low: boolean }
    >(sql`select t.id, t.quantity < t.min_qty and t.deleted_at is null as is_low
      from stock_items t where t.tenant_id = ${actor.tenantId}
        and exists (select 1 from maintenance_alert a where a.tenant_id = ${actor.tenantId}
          and a.dedupe_key = 'stock_low:' || t.id) order by t.id`),
  );
  await follow(
    work,
    items.map(({ id, is_low }) => ({ id, isLow: is_low })),
  );
}

const crossesMinimum = async (work: Work, crossed: readonly Crossing[]) =>
  crossed.length === 0 ? undefined : await follow(await timed(work), crossed);

/** Another minimum may be crossed as well; what is new and still empty has not fallen. */
async function afterSave({ before, values, id, tx, actor }: Saving): Promise<void> {
  if (!before || before.min_qty === values.min_qty) return;
  const quantity = Number(before.quantity);
  const [was, isLow] = [quantity < Number(before.min_qty), quantity < Number(values.min_qty)];
  if (was !== isLow) await crossesMinimum({ tx, actor }, [{ id, isLow }]);
}

const rules: AddedRules = {
  afterSave,
  afterRemoval: async ({ row, tx, actor }) =>
    await crossesMinimum({ tx, actor }, [{ id: row.id, isLow: false }]),
};

export const stockAlerts = {
  crossesMinimum,
  rules: { [stockItems.name]: rules },
} satisfies Hooks & { rules: Readonly<Record<string, AddedRules>> };
