import { isAllowed } from '@leme/contract/access/permission';
import { fold } from '@leme/contract/kit/language/fold';
import { type Resource, rightTo } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { allOf, searchFor, visible } from '#kit/resource/list/filters';
import type { Register, Registers } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** So many of a kind are shown. */
export const mostShown = 6;
/** So many are taken from the index before the best are chosen among them. */
const mostWeighed = 500;

type Wanted = {
  register: Register;
  /** The field that tells two of one name apart. */
  note: string;
  q: string;
};
type Named = { id: string; name: string; note: string | null };

/** Living rows of a register, those first whose name begins with what was typed. */
export async function findNamed(tx: Tx, actor: Actor, { register, note, q }: Wanted): Promise<Named[]> {
  const { table, title } = register.resource;
  const words = searchFor(q);
  if (words.length === 0) return [];
  const where = [...visible(register, actor), sql`t.deleted_at is null`, ...words];
  const found = sql`select t.id, ${sql.ref(`t.${title}`)} as name, ${sql.ref(`t.${note}`)} as note, t.search
    from ${sql.table(table)} t where ${allOf(where)} limit ${mostWeighed}`;
  return await tx.rows(
    statement<Named>(sql`select id, name, note from (${found}) f
      order by starts_with(ltrim(search), ${fold(q)}) desc, name collate "und-x-icu", id limit ${mostShown}`),
  );
}

type Other = Named & { register: string };

/** Found in sections of their own. */
const apart: ReadonlySet<string> = new Set(['customers', 'boats', 'suppliers']);

/** The same of every other register the person may read, one after the other, and of people who sign in. */
export async function findOthers({ tx, actor }: Work, q: string, registers: Registers): Promise<Other[]> {
  const found: Other[] = [];
  for (const register of [...registers.all, registers.named('users')]) {
    const { resource, rules } = register;
    const note = noteOf(resource);
    if (note === undefined || resource.of || apart.has(resource.name)) continue;
    if (!isAllowed(actor.permissions, rightTo(resource, 'read'))) continue;
    if (actor.partner && resource.scope === 'company' && !rules.partner?.[actor.partner.kind]) continue;
    for (const row of await findNamed(tx, actor, { register, note, q }))
      found.push({
        register: resource.name,
        id: row.id,
        name: row.name,
        note: note === resource.title ? null : row.note,
      });
  }
  return found;
}

/** What tells two of one name apart: of what is searched the field nobody leaves empty, else the first; the title itself where there is no other. */
function noteOf({ fields, title }: Resource): string | undefined {
  const searched = Object.keys(fields).filter((name) => fields[name]?.search);
  const others = searched.filter((name) => name !== title);
  return (
    others.find((name) => fields[name]?.required) ?? others[0] ?? (searched.length > 0 ? title : undefined)
  );
}
