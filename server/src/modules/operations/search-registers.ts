import { fold } from '@leme/contract/kit/language/fold';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { allOf, searchFor, visible } from '#kit/resource/list/filters';
import type { Register } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

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
