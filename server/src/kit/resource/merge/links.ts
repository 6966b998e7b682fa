import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { linkTable } from '@leme/contract/kit/resource/links';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import type { Register } from '../registers.ts';
import { holdRows } from '../save/hold-rows.ts';
import { statement } from '../statement.ts';

/** A table of links, and its columns for who has them and for what they lead to. */
export type Links = { table: string; owner: string; target: string };
type Ids = { from: string; to: string };

/** Links of two rows that become one stand behind its own: a row has at most 50 of them. */
const behindOwn = 50;
/** Links that came with another row stand so far behind, by which they are known when the two are parted. */
const cameAlong = 100_000;

function linksOf({ resource }: Register): (Links & { name: string; to: string })[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    kindOf(field).pointsTo === 'rows' ? [{ name, to: field.to ?? '', ...linkTable(resource, name) }] : [],
  );
}

/** What two rows are linked with is held before they are taken: who unites two of those writes to the rows that have them. */
export async function holdLinks(register: Register, work: Work, ids: readonly string[]): Promise<void> {
  for (const { to, table, owner, target } of linksOf(register)) {
    const links = await work.tx.rows(
      statement<{ id: string }>(sql`select l.${sql.ref(target)} as id from ${sql.table(table)} l
        where l.tenant_id = ${work.actor.tenantId} and l.${sql.ref(owner)} = any(${[...ids]}::uuid[])`),
    );
    const { resource } = register.others.named(to);
    await holdRows(
      resource,
      work,
      links.map(({ id }) => id),
    );
  }
}

/** What one row is linked with the other is as well; answers what it was not before, by field. */
export async function uniteLinks(
  register: Register,
  { tx, actor }: Work,
  { from, to }: Ids,
): Promise<Record<string, string[]>> {
  const came: Record<string, string[]> = {};
  for (const { name, table, owner, target } of linksOf(register)) {
    const rows = await tx.rows(
      statement<{ id: string }>(sql`insert into ${sql.table(table)} as t
          (tenant_id, ${sql.ref(owner)}, ${sql.ref(target)}, position)
        select l.tenant_id, ${to}::uuid, l.${sql.ref(target)}, l.position + ${behindOwn} from ${sql.table(table)} l
          where l.tenant_id = ${actor.tenantId} and l.${sql.ref(owner)} = ${from}
        on conflict do nothing returning t.${sql.ref(target)} as id`),
    );
    came[name] = rows.map(({ id }) => id);
  }
  return came;
}

/** Who is linked with one row is linked with the other as well, and with the first as before; answers who was not. */
export async function linkBeside(
  { tx, actor }: Work,
  { table, owner, target }: Links,
  { from, to }: Ids,
): Promise<string[]> {
  const rows = await tx.rows(
    statement<{ id: string }>(sql`insert into ${sql.table(table)} as t
        (tenant_id, ${sql.ref(owner)}, ${sql.ref(target)}, position)
      select l.tenant_id, l.${sql.ref(owner)}, ${to}::uuid, l.position + ${cameAlong} from ${sql.table(table)} l
        where l.tenant_id = ${actor.tenantId} and l.${sql.ref(target)} = ${from}
      on conflict do nothing returning t.${sql.ref(owner)} as id`),
  );
  return rows.map(({ id }) => id);
}

/** The same backwards: takes away what came along, unless its owner was saved since; answers whose. */
export async function unlinkBeside(
  { tx, actor }: Work,
  { table, owner, target }: Links,
  { from, to }: Ids,
): Promise<string[]> {
  const rows = await tx.rows(
    statement<{ id: string }>(sql`delete from ${sql.table(table)} t using ${sql.table(table)} o
      where t.tenant_id = ${actor.tenantId} and o.tenant_id = ${actor.tenantId}
        and o.${sql.ref(owner)} = t.${sql.ref(owner)} and t.${sql.ref(target)} = ${to}
        and o.${sql.ref(target)} = ${from} and t.position = o.position + ${cameAlong}
      returning t.${sql.ref(owner)} as id`),
  );
  return rows.map(({ id }) => id);
}
