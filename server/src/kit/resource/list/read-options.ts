import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import { colourColumn } from '../labels.ts';
import type { Register } from '../registers.ts';
import { statement } from '../statement.ts';
import { allOf, searchFor, visible } from './filters.ts';

const most = 50;

type ChosenFrom = { id: string; label: string; colour?: string | null };

/** What a reference chooses from: the living rows it may point to, by name; `ids` asks for the names of some. */
export async function readOptions(
  { resource: { fields, computed = {} }, others }: Register,
  { tx, actor }: Work,
  { field, q, ids }: { field: string; q?: string | undefined; ids?: string[] | undefined },
): Promise<ChosenFrom[]> {
  const to = (fields[field] ?? computed[field])?.to;
  if (!to) throw new Problem('not-found');
  const target = others.named(to);
  const { table, title, scope } = target.resource;
  // What a partner may not see as a page it does not see as a list to choose from either.
  if (actor.partner && scope === 'company' && !target.rules.partner?.[actor.partner.kind]) return [];
  const where = [
    ...(scope === 'company' ? visible(target, actor) : []),
    sql`t.deleted_at is null`,
    ...(ids ? [sql`t.id = any(${ids}::uuid[])`] : []),
    ...searchFor(q),
  ];
  return await tx.rows(
    statement<ChosenFrom>(sql`select t.id, ${sql.ref(`t.${title}`)} as label ${colourColumn(target.resource)}
      from ${sql.table(table)} t
      where ${allOf(where)} order by ${sql.ref(`t.${title}`)} collate "und-x-icu", t.id limit ${most}`),
  );
}
