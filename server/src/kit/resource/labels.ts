import type { Resource } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../work.ts';
import { isLinked, rowOf } from './columns.ts';
import type { Register, Values } from './registers.ts';
import { statement } from './statement.ts';

type Link = { owner_id: string; target_id: string };

/** Stored rows as the API shows them, with the names of what they point to. */
export async function withLabels(
  { resource, others }: Register,
  { tx, actor }: Work,
  stored: readonly Values[],
): Promise<Values[]> {
  const rows = stored.map((row): Values & { labels: Values } => ({ ...rowOf(resource, row), labels: {} }));
  const pointing = Object.entries(resource.fields).filter(([, { to }]) => to !== undefined);
  await Promise.all(
    pointing.map(async ([name, field]) => {
      const target = others.named(field.to ?? '').resource;
      if (isLinked(field)) await nameMany(resource, { name, target }, { tx, actor }, rows);
      else await nameOne(target, name, { tx, actor }, rows);
    }),
  );
  return rows;
}

async function nameOne(
  target: Resource,
  name: string,
  { tx, actor }: Work,
  rows: readonly (Values & { labels: Values })[],
): Promise<void> {
  const names = await namesOf(target, { tx, actor }, rows.map((row) => row[name]).filter(isText));
  for (const row of rows) {
    const label = names.get(String(row[name]));
    if (label !== undefined) row.labels[name] = label;
  }
}

async function nameMany(
  owner: Resource,
  link: { name: string; target: Resource },
  work: Work,
  rows: readonly (Values & { labels: Values })[],
): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  const linked = await linksOf(owner, link, work, ids);
  for (const row of rows) {
    const own = linked.get(String(row.id)) ?? [];
    row[link.name] = own.map(({ id }) => id);
    row.labels[link.name] = own.map((each) => each.name);
  }
}

/** What a reference to many points to from these rows, deleted rows left out, in the order it was chosen. */
export async function linksOf(
  owner: Resource,
  { name, target }: { name: string; target: Resource },
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }[]>> {
  if (ids.length === 0) return new Map();
  const links = await tx.rows(
    statement<Link>(sql`select l.owner_id, l.target_id from ${sql.table(`${owner.table}_${name}`)} l
      where l.tenant_id = ${actor.tenantId} and l.owner_id = any(${ids}::uuid[])
      order by l.owner_id, l.position, l.target_id`),
  );
  const targets = links.map(({ target_id }) => target_id);
  const names = await namesOf(target, { tx, actor }, targets, { living: true });
  const linked = new Map<string, { id: string; name: string }[]>();
  for (const { owner_id, target_id } of links) {
    const named = names.get(target_id);
    if (named === undefined) continue;
    const own = linked.get(owner_id);
    if (own) own.push({ id: target_id, name: named });
    else linked.set(owner_id, [{ id: target_id, name: named }]);
  }
  return linked;
}

/** The names of rows by id; `living` leaves deleted ones out, `seen` what else is to be. */
export async function namesOf(
  { table, title, scope }: Resource,
  { tx, actor }: Work,
  ids: readonly string[],
  { living = false, seen = [] }: { living?: boolean; seen?: readonly RawBuilder<unknown>[] } = {},
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const own = scope === 'company' ? sql`t.tenant_id = ${actor.tenantId} and` : sql``;
  const rows = await tx.rows(
    statement<{
      id: string;
      name: string;
    }>(sql`select t.id, ${sql.ref(`t.${title}`)} as name from ${sql.table(table)} t
      where ${own} t.id = any(${[...new Set(ids)]}::uuid[]) ${living ? sql`and t.deleted_at is null` : sql``}
        ${sql.join(
          seen.map((each) => sql`and ${each}`),
          sql` `,
        )}`),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
