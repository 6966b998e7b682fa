import { financeEntries } from '@leme/contract/finance/entities';
import { costCentres } from '@leme/contract/finance/registers/cost-centres';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import {
  paymentConditionParts,
  paymentConditions,
} from '@leme/contract/finance/registers/payment-conditions';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { Saving, Use } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { rulesOf } from '../bank/rules/rules-of.ts';

const named = 3;

/** What entries stand on, or rules lead to, keeps a category, and a cost centre, from being deleted. */
async function entriesOf(
  tx: Tx,
  actor: Actor,
  { by, id }: { by: 'category_id' | 'cost_centre_id'; id: string },
): Promise<Use[]> {
  const rules = await rulesOf(tx, actor, { by, id });
  const { tenantId } = actor;
  const rows = await tx.rows(
    statement<{
      description: string;
      count: number;
    }>(sql`select e.description, count(*) over () as count from finance_entries e
      where e.tenant_id = ${tenantId} and ${sql.ref(`e.${by}`)} = ${id} order by e.due_on desc, e.id limit ${named}`),
  );
  const [first] = rows;
  if (!first) return rules;
  const names = rows.map(({ description }) => description);
  return [{ resource: financeEntries.name, count: first.count, names }, ...rules];
}

const deepest = 2;

/** A category stands below one that stands below none, and nothing stands below both. */
async function keepShallow({ id, values, before, tx, actor, coming }: Saving): Promise<Fault[]> {
  const { parent_id } = values;
  if (typeof parent_id !== 'string') return [];
  if (parent_id === id) return [{ pointer: '/parent_id', code: 'inside-itself' }];
  const near = await tx.rows(
    statement<{ id: string; parent_id: string | null }>(sql`select c.id, c.parent_id from finance_categories c
      where c.tenant_id = ${actor.tenantId} and c.deleted_at is null and (c.id = ${parent_id} or c.parent_id = ${id})`),
  );
  const stored = near.find((row) => row.id === parent_id);
  const isBelow = (coming?.values(parent_id) ?? stored)?.parent_id;
  if (isBelow === id) return [{ pointer: '/parent_id', code: 'inside-itself' }];
  const holds =
    before !== null &&
    (near.some((row) => row.parent_id === id && !coming?.values(row.id)) ||
      (coming?.pointingTo('parent_id', id) ?? []).length > 0);
  return isBelow || holds ? [{ pointer: '/parent_id', code: 'too-deep', params: { maximum: deepest } }] : [];
}

/** What a company orders its money by. */
export const registers = [
  ...serveResource(costCentres, {
    usedBy: (tx, actor, id) => entriesOf(tx, actor, { by: 'cost_centre_id', id }),
  }),
  ...serveResource(financeCategories, {
    check: keepShallow,
    usedBy: (tx, actor, id) => entriesOf(tx, actor, { by: 'category_id', id }),
  }),
  ...serveResource(paymentConditions, {
    computes: ({ tenantId }, ids) => sql`select t.id, count(p.id) as parts, coalesce(sum(p.bp), 0) as shares
      from payment_conditions t
      left join payment_condition_parts p on p.tenant_id = t.tenant_id and p.condition_id = t.id and p.deleted_at is null
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[]) group by t.id`,
  }),
  ...serveResource(paymentConditionParts),
];
