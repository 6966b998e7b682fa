import type { Entity } from '@leme/contract/kit/resource/entity';
import {
  type HistoryEntry,
  parentField,
  placeField,
  type Resource,
  type SaveBetween,
} from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Work } from '../../work.ts';
import { namesOf } from '../labels.ts';

export const perPage = 50;

/** A page of the history of one row: the entries before one that was read, by its moment. */
export type HistoryPage = { id: string; before?: { at: string; id: string } | undefined };

type Asked = {
  id: string;
  before?: string | undefined;
  formerIds?: readonly string[];
  children?: readonly Resource[];
  /** Only steps in which one of these changed. */
  fields?: readonly string[];
};

/**
 * Who did what to a record and to its children, newest first; `before` is the last entry already read, `formerIds` what
 * merged into it.
 */
export async function readHistory(
  entity: Entity,
  work: Work,
  { id, before, formerIds = [], children = [], fields }: Asked,
): Promise<{ data: HistoryEntry[]; hasMore: boolean }> {
  const steps = await work.tx.rows(
    stepsOf(entity, work, [id, ...formerIds], children)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .$if(fields !== undefined, (query) => query.where(sql<boolean>`changes ?| ${fields}::text[]`))
      .orderBy('id', 'desc')
      .limit(perPage + 1),
  );
  return {
    hasMore: steps.length > perPage,
    data: await entriesOf(entity, work, steps.slice(0, perPage), children),
  };
}

/** The same by moments, to stand between what other trails tell; one entry more than a page holds. */
export async function readSteps(
  entity: Entity,
  work: Work,
  { id, before }: HistoryPage,
): Promise<HistoryEntry[]> {
  const steps = await work.tx.rows(
    stepsOf(entity, work, [id])
      .$if(before !== undefined, (query) => query.where(isOlder('at', 'id', before)))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage + 1),
  );
  return await entriesOf(entity, work, steps);
}

/** Whether a row of a trail was written before a moment that was read, which knows milliseconds. */
export function isOlder(at: string, id: string, before: HistoryPage['before']) {
  return sql<boolean>`(date_trunc('milliseconds', ${sql.ref(at)}), ${sql.ref(id)})
    < (${before?.at}::timestamptz, ${before?.id}::uuid)`;
}

/** Entries of several trails as one page, newest first. */
export function onePage(entries: readonly HistoryEntry[]): { data: HistoryEntry[]; hasMore: boolean } {
  const place = ({ at, id }: HistoryEntry) => `${at} ${id}`;
  const sorted = entries.toSorted((one, other) => (place(one) < place(other) ? 1 : -1));
  return { data: sorted.slice(0, perPage), hasMore: sorted.length > perPage };
}

function stepsOf(
  { name }: Entity,
  { actor }: Work,
  ids: readonly string[],
  children: readonly Resource[] = [],
) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_name', 'action', 'changes', 'resource', 'record_id'])
    .where('tenant_id', '=', actor.tenantId)
    .where((step) =>
      step.or([
        step.and([step('resource', '=', name), step('record_id', 'in', ids)]),
        ...children.map((child) =>
          step.and([
            step('resource', '=', child.name),
            sql<boolean>`record_id in (${idsOfChildren(child, actor, ids)})`,
            // Where it stands among its siblings is its own news.
            sql<boolean>`(action <> 'updated' or changes - ${placeField(child) ?? ''}::text <> '{}')`,
          ]),
        ),
      ]),
    );
}

type StoredStep = {
  id: string;
  at: unknown;
  actor_name: string;
  action: string;
  changes: unknown;
  resource: string;
  record_id: string;
};

async function entriesOf(
  entity: Entity,
  { tx, actor }: Work,
  steps: readonly StoredStep[],
  children: readonly Resource[] = [],
): Promise<HistoryEntry[]> {
  const byName = new Map(children.map((child) => [child.name, child]));
  const titles = await titlesOf(byName, { tx, actor }, steps);
  const values = await personalValues(
    tx,
    actor,
    steps.map(({ id }) => id),
  );
  return steps.map((step) => {
    const child = byName.get(step.resource);
    const { fields, told }: Entity = child ?? entity;
    return {
      id: step.id,
      at: String(step.at),
      actor: step.actor_name || null,
      action: step.action as HistoryEntry['action'],
      changes: Object.entries(step.changes as Record<string, [unknown, unknown]>).map(([field, kept]) => {
        if (!(fields[field] ?? told?.[field])?.personal)
          return { field, before: kept[0], after: kept[1], isErased: false };
        const value = values.get(`${step.id} ${field}`);
        return { field, before: value?.before ?? null, after: value?.after ?? null, isErased: !value };
      }),
      ...(child && {
        child: { entity: child.name, by: child.title, title: titles.get(step.record_id) ?? '' },
      }),
    };
  });
}

/** Children of these rows, deleted ones among them: their steps stand in the history of their parent. */
function idsOfChildren(child: Resource, { tenantId }: Actor, parents: readonly string[]) {
  return sql`select t.id from ${sql.table(child.table)} t
    where t.tenant_id = ${tenantId} and ${sql.ref(`t.${parentField(child)}`)} = any(${parents}::uuid[])`;
}

/** What the children are called of whom steps tell. */
async function titlesOf(
  children: ReadonlyMap<string, Resource>,
  work: Work,
  steps: readonly StoredStep[],
): Promise<ReadonlyMap<string, string>> {
  const found = [...children.values()].map((child) => {
    const own = steps.filter(({ resource }) => resource === child.name);
    return namesOf(
      child,
      work,
      own.map(({ record_id }) => record_id),
    );
  });
  return new Map((await Promise.all(found)).flatMap((names) => [...names]));
}

/** The newest saves of a record, each without its values; a save counts the version up by one. */
export async function readSaves(
  resource: Resource,
  { tx, actor }: Work,
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
    actor: actor_name || null,
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
