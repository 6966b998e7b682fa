import { fewestDigits } from '@leme/contract/kit/phones/read-phone';
import { sql } from 'kysely';
import { statement } from '../resource/statement.ts';
import type { TimedWork } from '../work.ts';
import type { Person } from './person.ts';

/** A record whose history was about a person, or only those of its steps in which a field says something. */
export type History = { resource: string; id: string; only?: { field: string; is: number } };

/**
 * Values and salts go, so that the hashes left in the trail tell nothing: of the person's own records, of records that
 * were about the person, and wherever else a value names them.
 */
export async function forgetHistory(
  { tx, actor }: TimedWork,
  { register, ids, names, emails, phones, documents }: Person,
  histories: readonly History[],
): Promise<void> {
  const { name } = register.resource;
  const said = names.map((each) => JSON.stringify(each));
  const pointing = register.others.referencesTo(name).map(
    ({ from, field }) => sql`or l.resource = ${from.name} and v.field = ${field}
        and (v.before = any(${said}::jsonb[]) or v.after = any(${said}::jsonb[]))`,
  );
  const about = histories.map(
    ({ resource, id, only }) => sql`or l.resource = ${resource} and l.record_id = ${id}
        ${only ? sql`and l.changes -> ${only.field}::text ->> 0 = ${String(only.is)}` : sql``}`,
  );
  const numbers = [...phones, ...documents].map((each) => each.replace(/\D/g, '')).filter(isTelling);
  // A first name alone is many people's.
  const full = [...names.filter((each) => each.trim().includes(' ')), ...emails];
  const parts = full.map((each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`);
  const text = sql`coalesce(v.before::text, '') || ' ' || coalesce(v.after::text, '')`;
  await tx.change(
    statement(sql`delete from audit_values v using audit_log l
      where v.tenant_id = ${actor.tenantId} and l.tenant_id = ${actor.tenantId} and l.id = v.audit_id
        and (l.resource = ${name} and l.record_id = any(${ids}::uuid[])
          ${sql.join([...pointing, ...about], sql` `)}
          or ${text} ilike any(${parts}::text[])
          or regexp_replace(${text}, '\\D', '', 'g') like any(${numbers.map((each) => `%${each}%`)}::text[]))`),
  );
}

/** Fewer digits are many people's. */
export const isTelling = (digits: string) => digits.length >= fewestDigits;
