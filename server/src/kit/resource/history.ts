import type { HistoryEntry, Resource, SaveBetween } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
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

/** The newest saves of a record, each without its values; a save counts the version up by one. */
export async function readSaves(
  resource: Resource,
  tx: Tx,
  actor: Actor,
  { id, count }: { id: string; count: number },
): Promise<SaveBetween[]> {
  const steps = await tx.rows(
    db
      .selectFrom('audit_log')
      .select(['at', 'actor_name', 'action', 'changes'])
      .where('tenant_id', '=', actor.tenantId)
      .where('resource', '=', resource.name)
      .where('record_id', '=', id)
      // What its history tells beside its fields, such as papers of a boat, leaves the version as it is.
      .where(sql<boolean>`(action <> 'updated' or changes ?| ${Object.keys(resource.fields)}::text[])`)
      .orderBy('id', 'desc')
      .limit(Math.min(Math.max(count, 0), perPage)),
  );
  return steps.map(({ at, actor_name, action, changes }) => ({
    at: String(at),
    actor: actor_name,
    action: action as HistoryEntry['action'],
    fields: Object.keys(changes as Record<string, unknown>),
  }));
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
