import { createHash, randomBytes } from 'node:crypto';
import type { HistoryEntry, Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import { newId } from '../../ids.ts';

/** Field by field, before and after, as a person would read it. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

type Step = {
  resource: Pick<Resource, 'fields'> & { name: string };
  id: string;
  action: HistoryEntry['action'];
  changes: Changes;
};

type Author = Pick<Actor, 'tenantId' | 'userId' | 'fullName'>;

/**
 * Writes steps of the history of many records. Of a personal value the trail proper keeps a salted hash; the value and the
 * salt stand apart, where erasing a person can reach them.
 */
export function writeAudits(tx: Tx, actor: Author, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const parted = steps.map(partStep);
  const { tenantId: tenant_id, userId: actor_id, fullName: actor_name } = actor;
  const log = parted.map(({ kept }) => ({
    tenant_id,
    actor_id,
    actor_name,
    ...kept,
    changes: JSON.stringify(kept.changes),
  }));
  const values = parted.flatMap(({ personal }) =>
    personal.map((each) => ({ tenant_id, ...each, before: asJson(each.before), after: asJson(each.after) })),
  );
  for (const insert of [...insertRows('audit_log', log), ...insertRows('audit_values', values)])
    tx.send(insert);
}

/** Takes the personal values of records out of the trail; their sealed steps keep salted hashes of them. */
export function forgetValues(
  tx: Tx,
  { tenant_id, resource, ids }: { tenant_id: string; resource: string; ids: readonly string[] },
): void {
  tx.send(
    db
      .deleteFrom('audit_values as v')
      .using('audit_log as l')
      .where('v.tenant_id', '=', tenant_id)
      .whereRef('l.tenant_id', '=', 'v.tenant_id')
      .whereRef('l.id', '=', 'v.audit_id')
      .where('l.resource', '=', resource)
      .where('l.record_id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}

function asJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** What of a step everybody's trail keeps, and what of it is personal. */
function partStep({ resource, id, action, changes }: Step) {
  const audit_id = newId();
  const named = Object.entries(changes).filter(([name]) => resource.fields[name]?.personal);
  const personal = named.map(([field, [before, after]]) => {
    const salt = randomBytes(16).toString('base64url');
    return { audit_id, field, salt, before, after };
  });
  const hashes = personal.map(({ field, salt, before, after }) => [
    field,
    [hashOf(salt, before), hashOf(salt, after)],
  ]);
  const kept = { ...changes, ...Object.fromEntries(hashes) };
  return { personal, kept: { id: audit_id, resource: resource.name, record_id: id, action, changes: kept } };
}

function hashOf(salt: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return createHash('sha256').update(salt).update(JSON.stringify(value)).digest('base64url');
}
