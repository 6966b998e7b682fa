import { createHash, randomBytes } from 'node:crypto';
import type { HistoryEntry, Resource } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../transaction.ts';
import { statement } from './statement.ts';

export type Step = {
  resource: Pick<Resource, 'name' | 'fields'>;
  id: string;
  action: HistoryEntry['action'];
  /** Field by field, before and after, as a person would read it. */
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
};

/** Writes one step of a record's history. */
export function writeAudit(tx: Tx, actor: Actor, step: Step): void {
  writeAudits(tx, actor, [step]);
}

/**
 * Writes steps of the history of many records. Of a personal value the trail proper keeps a salted hash; the value and the
 * salt stand apart, where erasing a person can reach them.
 */
export function writeAudits(tx: Tx, actor: Actor, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const parted = steps.map(partStep);
  const { tenantId, userId, fullName } = actor;
  tx.send(
    statement(sql`insert into audit_log (tenant_id, id, actor_id, actor_name, resource, record_id, action, changes)
      select ${tenantId}::uuid, r.id, ${userId}::uuid, ${fullName}::text, r.resource, r.record_id, r.action, r.changes
      from jsonb_to_recordset(${JSON.stringify(parted.map(({ kept }) => kept))}::jsonb)
        as r (id uuid, resource text, record_id uuid, action text, changes jsonb)`),
  );
  const values = parted.flatMap(({ personal }) => personal);
  if (values.length === 0) return;
  tx.send(
    statement(sql`insert into audit_values (tenant_id, audit_id, field, salt, before, after)
      select ${tenantId}::uuid, r.audit_id, r.field, r.salt, r.before, r.after
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as r (audit_id uuid, field text, salt text, before jsonb, after jsonb)`),
  );
}

/** What of a step everybody's trail keeps, and what of it is personal. */
function partStep({ resource, id, action, changes = {} }: Step) {
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
