import { fold } from '@leme/contract/kit/language/fold';
import { sql } from 'kysely';
import { db } from '../database/sql.ts';
import { statement } from '../resource/statement.ts';
import type { TimedWork } from '../work.ts';
import { forgetHistory, type History, isTelling } from './forget-history.ts';
import type { Person } from './person.ts';

/** Files of a register, and the texts and numbers by which one of them names a person. */
export type FilesAbout = { resource: string; texts: readonly string[]; numbers: readonly string[] };

type Copies = { touched: readonly string[]; histories: readonly History[]; files: readonly FilesAbout[] };

/** Takes a person out of what is kept beside the records: history, stored answers, mail, files taken in. */
export async function forgetCopies(
  work: TimedWork,
  person: Person,
  { touched, histories, files }: Copies,
): Promise<void> {
  await forgetHistory(work, person, histories);
  await forgetAnswers(work, [...person.ids, ...touched]);
  await forgetMail(work, person);
  const { register, marks } = person;
  await forgetImports(work, { resource: register.resource.name, marks, numbers: [] });
  for (const { resource, texts, numbers } of files)
    await forgetImports(work, { resource, marks: texts.map(within), numbers });
  await forgetFileNames(work, person);
}

/** What of a person is kept there. */
export async function heldCopies(work: TimedWork, person: Person) {
  return { files: await importsNamed(work, person), mails: await mailsTo(work, person) };
}

/** A repeat of a request gets no answer then, and still does nothing a second time. */
async function forgetAnswers({ tx, actor }: TimedWork, ids: readonly string[]): Promise<void> {
  const marks = ids.map((id) => `%${id}%`);
  await tx.change(
    statement(sql`update idempotency_keys set body = 'null', answer = null
      where tenant_id = ${actor.tenantId}
        and (answer like any(${marks}::text[]) or body::text like any(${marks}::text[]))`),
  );
}

async function forgetMail({ tx, actor }: TimedWork, { emails }: Person): Promise<void> {
  await tx.change(
    statement(sql`update email_logs set to_email = '', params = '{}', subject = null, error = null,
        status = case when status = 'queued' then 'suppressed' else status end
      where tenant_id = ${actor.tenantId} and lower(to_email) = any(${emails}::text[])`),
  );
}

/** A file that names the person goes as a whole; one that is being taken in at this moment is left to its end. */
async function forgetImports(
  { tx, actor }: TimedWork,
  { resource, marks, numbers }: { resource: string; marks: readonly string[]; numbers: readonly string[] },
): Promise<void> {
  const digits = numbers.filter(isTelling).map(within);
  const { tenantId } = actor;
  // Asked first: the tenant of a query in a query is found by its value only while the statement is planned anew.
  const named = await tx.rows(
    statement<{
      id: string;
    }>(sql`select id from imports where tenant_id = ${tenantId} and resource = ${resource}
      and status <> 'running' and (content ilike any(${marks}::text[]) or examples::text ilike any(${marks}::text[])
        or regexp_replace(content, '\\D', '', 'g') like any(${digits}::text[]))`),
  );
  const ids = named.map(({ id }) => id);
  await tx.change(
    statement(
      sql`delete from import_refusals where tenant_id = ${tenantId} and import_id = any(${ids}::uuid[])`,
    ),
  );
  await tx.change(
    statement(sql`update imports set content = '', examples = '[]', faults = '[]', readings = '{}',
        status = case when status = 'checked' then 'failed' else status end
      where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`),
  );
}

/** People call a file after whom it is about. */
async function forgetFileNames(work: TimedWork, person: Person): Promise<void> {
  const ids = (await importsNamed(work, person)).map(({ id }) => id);
  await work.tx.change(
    statement(sql`update imports set file_name = 'arquivo.csv'
      where tenant_id = ${work.actor.tenantId} and id = any(${ids}::uuid[])`),
  );
}

/** Files whose name tells of the person, by all words of a name in whatever order and writing. */
async function importsNamed({ tx, actor }: TimedWork, { names, emails, documents }: Person) {
  const known = names.map(wordsOf).filter((words) => words.length > 1);
  const plain = [...emails, ...documents].filter(Boolean);
  const files = await tx.rows(
    statement<{ id: string; file_name: string; created_at: string }>(sql`
      select id, file_name, created_at from imports where tenant_id = ${actor.tenantId} order by created_at, id`),
  );
  return files.filter(({ file_name }) => {
    const said = new Set(wordsOf(file_name));
    return (
      known.some((words) => words.every((word) => said.has(word))) ||
      plain.some((value) => file_name.toLowerCase().includes(value.toLowerCase()))
    );
  });
}

function mailsTo({ tx, actor }: TimedWork, { emails }: Person) {
  return tx.rows(
    db
      .selectFrom('email_logs')
      .select(['to_email', 'template', 'created_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where(sql<boolean>`lower(to_email) = any(${emails}::text[])`)
      .orderBy('created_at'),
  );
}

const within = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
