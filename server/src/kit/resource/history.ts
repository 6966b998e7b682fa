import type { HistoryEntry, Resource } from '@leme/contract/kit/resource';
import type { Actor } from '../actor.ts';
import { db } from '../sql.ts';
import type { Tx } from '../transaction.ts';

const perPage = 50;

/** Who did what to a record, newest first; `before` is the last entry already read, `formerIds` what merged into it. */
export async function readHistory(
  resource: Resource,
  tx: Tx,
  actor: Actor,
  { id, before }: { id: string; before?: string | undefined },
  formerIds: readonly string[] = [],
): Promise<{ data: HistoryEntry[]; hasMore: boolean }> {
  const steps = await tx.rows(
    db
      .selectFrom('audit_log')
      .select(['id', 'at', 'actor_name', 'action', 'changes'])
      .where('tenant_id', '=', actor.tenantId)
      .where('resource', '=', resource.name)
      .where('record_id', 'in', [id, ...formerIds])
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(perPage + 1),
  );
  const shown = steps.slice(0, perPage);
  const values = await personalValues(
    tx,
    actor,
    shown.map((step) => step.id),
  );
  return {
    hasMore: steps.length > perPage,
    data: shown.map((step) => ({
      id: step.id,
      at: String(step.at),
      actor: step.actor_name,
      action: step.action as HistoryEntry['action'],
      changes: Object.entries(step.changes as Record<string, [unknown, unknown]>).map(([field, kept]) => {
        if (!resource.fields[field]?.personal)
          return { field, before: kept[0], after: kept[1], isErased: false };
        const value = values.get(`${step.id} ${field}`);
        return { field, before: value?.before ?? null, after: value?.after ?? null, isErased: !value };
      }),
    })),
  };
}

async function personalValues(tx: Tx, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { before: unknown; after: unknown }>();
  const rows = await tx.rows(
    db
      .selectFrom('audit_values')
      .select(['audit_id', 'field', 'before', 'after'])
      .where('tenant_id', '=', actor.tenantId)
      .where('audit_id', 'in', ids),
  );
  return new Map(
    rows.map(({ audit_id, field, before, after }) => [`${audit_id} ${field}`, { before, after }]),
  );
}
