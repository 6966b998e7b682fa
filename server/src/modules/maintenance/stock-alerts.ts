import { stockItems } from '@leme/contract/stock/stock-items';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Hooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import type { AddedRules, Saving } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

type Crossing = { id: string; isLow: boolean };
type Item = { id: string; name: string; quantity: number };

/** One alert for each time something falls below its minimum, which ends when there is enough again. */
async function keepAlerts(work: Work, crossed: readonly Crossing[]): Promise<void> {
  const low = crossed.filter(({ isLow }) => isLow).map(({ id }) => id);
  const enough = crossed.filter(({ isLow }) => !isLow).map(({ id }) => id);
  if (enough.length > 0) resolve(work, enough);
  if (low.length > 0) await raise(work, low);
}

async function raise({ tx, actor: { tenantId: tenant_id } }: Work, ids: readonly string[]): Promise<void> {
  const items = await tx.rows(
    statement<Item>(sql`select t.id, t.name, t.quantity from stock_items t
      where t.tenant_id = ${tenant_id} and t.id = any(${ids}::uuid[]) order by t.id`),
  );
  const pending = await tx.rows(
    statement<{ id: string }>(sql`select t.stock_item_id as id from maintenance_alert t
      where t.tenant_id = ${tenant_id} and t.stock_item_id = any(${ids}::uuid[]) and t.status = 'pendente'
        and t.type = 'stock_low'`),
  );
  const known = new Set(pending.map(({ id }) => id));
  // Who posts holds the item, so that nobody else raises the same one meanwhile; the index says so again.
  const rows = items
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, quantity }) => ({
      tenant_id,
      id: newId(),
      type: 'stock_low',
      stock_item_id: id,
      description: name,
      severity: quantity === 0 ? 'alta' : 'media',
    }));
  for (const insert of insertRows('maintenance_alert', rows)) tx.send(insert);
}

function resolve({ tx, actor }: Work, ids: readonly string[]): void {
  tx.send(
    statement(sql`update maintenance_alert t set status = 'resolvido', resolved_at = now()
      where t.tenant_id = ${actor.tenantId} and t.stock_item_id = any(${ids}::uuid[]) and t.status = 'pendente'
        and t.type = 'stock_low'`),
  );
}

/** Another minimum may be crossed as well; what is new and still empty has not fallen. */
async function afterSave({ before, values, id, tx, actor }: Saving): Promise<void> {
  if (!before || before.min_qty === values.min_qty) return;
  const quantity = Number(before.quantity);
  const [was, isLow] = [quantity < Number(before.min_qty), quantity < Number(values.min_qty)];
  if (was !== isLow) await keepAlerts({ tx, actor }, [{ id, isLow }]);
}

const rules: AddedRules = {
  afterSave,
  afterRemoval: async ({ row, tx, actor }) => resolve({ tx, actor }, [row.id]),
};

export const stockAlerts = {
  crossesMinimum: keepAlerts,
  rules: { [stockItems.name]: rules },
} satisfies Hooks & { rules: Readonly<Record<string, AddedRules>> };
