import { fold } from '@leme/contract/kit/fold';
import type { AnyRow } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { statement } from '#kit/resource/statement';
import type { Tx } from '#kit/transaction';
import type { Person } from './customer-bookings.ts';
import { heldNotes, replaceNotes } from './payment-notes.ts';

type Forgotten = {
  rows: readonly AnyRow[];
  person: Person;
  bookings: readonly string[];
  /** Those of others the person sailed on. */
  others: readonly string[];
  now: Temporal.Instant;
};

/** Patterns that find a text naming the person. */
export function marksOf(rows: readonly AnyRow[]): string[] {
  const said = rows.flatMap(({ name, email, tax_id, phone }) => [name, email, tax_id, phone]);
  return said.filter(Boolean).map((value) => `%${String(value).replace(/[\\%_]/g, '\\$&')}%`);
}

/** Takes a person out of what was kept beside the records: history, stored answers, mail, files taken in, notes. */
export async function forgetCopies(tx: Tx, actor: Actor, forgotten: Forgotten): Promise<void> {
  await forgetHistory(tx, actor, forgotten);
  await forgetAnswers(tx, actor, forgotten);
  await forgetMail(tx, actor, forgotten);
  await forgetImports(tx, actor, forgotten);
  await forgetFileNames(tx, actor, forgotten);
  const notes = await heldNotes(tx, actor, forgotten.bookings, marksOf(forgotten.rows));
  await replaceNotes(tx, actor, notes, forgotten.now);
}

/** Values and salts go, so that the hashes left in the trail tell nothing; the name stands with those it sold to, too. */
async function forgetHistory(tx: Tx, actor: Actor, { rows, person }: Forgotten): Promise<void> {
  const names = rows.map(({ name }) => JSON.stringify(name));
  await tx.change(
    statement(sql`delete from audit_values v using audit_log l
      where v.tenant_id = ${actor.tenantId} and l.tenant_id = ${actor.tenantId} and l.id = v.audit_id
        and l.resource = 'customers' and (l.record_id = any(${person.ids}::uuid[])
          or v.field = 'agent_id' and (v.before = any(${names}::jsonb[]) or v.after = any(${names}::jsonb[])))`),
  );
}

/** A repeat of a request gets no answer then, and still does nothing a second time. */
async function forgetAnswers(tx: Tx, actor: Actor, { person, bookings, others }: Forgotten): Promise<void> {
  const marks = [...person.ids, ...bookings, ...others].map((id) => `%${id}%`);
  await tx.change(
    statement(sql`update idempotency_keys set body = 'null', answer = null
      where tenant_id = ${actor.tenantId}
        and (answer like any(${marks}::text[]) or body::text like any(${marks}::text[]))`),
  );
}

async function forgetMail(tx: Tx, actor: Actor, { person }: Forgotten): Promise<void> {
  await tx.change(
    statement(sql`update email_logs set to_email = '', params = '{}', subject = null, error = null,
        status = case when status = 'queued' then 'suppressed' else status end
      where tenant_id = ${actor.tenantId} and lower(to_email) = any(${person.emails}::text[])`),
  );
}

/** A file that names the person goes as a whole; one that is being taken in at this moment is left to its end. */
async function forgetImports(tx: Tx, actor: Actor, { rows }: Forgotten): Promise<void> {
  const marks = marksOf(rows);
  const named = sql`select i.id from imports i where i.tenant_id = ${actor.tenantId} and i.resource = 'customers'
    and i.status <> 'running' and (i.content ilike any(${marks}::text[]) or i.examples::text ilike any(${marks}::text[]))`;
  await tx.change(
    statement(
      sql`delete from import_refusals where tenant_id = ${actor.tenantId} and import_id in (${named})`,
    ),
  );
  await tx.change(
    statement(sql`update imports set content = '', examples = '[]', faults = '[]',
        status = case when status = 'checked' then 'failed' else status end
      where tenant_id = ${actor.tenantId} and id in (${named})`),
  );
}

/** People call a file after whom it is about. */
async function forgetFileNames(tx: Tx, actor: Actor, { rows }: Forgotten): Promise<void> {
  const ids = (await importsNamed(tx, actor, rows)).map(({ id }) => id);
  await tx.change(
    statement(sql`update imports set file_name = 'arquivo.csv'
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`),
  );
}

/** Files whose name tells of the person, by all words of a name in whatever order and writing. */
export async function importsNamed(tx: Tx, actor: Actor, rows: readonly AnyRow[]) {
  const names = rows.map(({ name }) => wordsOf(name)).filter((words) => words.length > 1);
  const plain = rows.flatMap(({ email, tax_id }) => [email, tax_id].filter(Boolean).map(String));
  const files = await tx.rows(
    statement<{ id: string; file_name: string; created_at: string }>(sql`
      select id, file_name, created_at from imports where tenant_id = ${actor.tenantId} order by created_at, id`),
  );
  return files.filter(({ file_name }) => {
    const said = new Set(wordsOf(file_name));
    return (
      names.some((words) => words.every((word) => said.has(word))) ||
      plain.some((value) => file_name.toLowerCase().includes(value.toLowerCase()))
    );
  });
}

function wordsOf(text: unknown): string[] {
  return fold(String(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
