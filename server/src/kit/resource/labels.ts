import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { linkTable, settledLinks } from '@leme/contract/kit/resource/links';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Work } from '../work.ts';
import { isLinked, rowOf } from './columns.ts';
import { nameFiles } from './files/file-names.ts';
import { withComputed } from './list/computed.ts';
import type { Register, Values } from './registers.ts';
import { statement } from './statement.ts';

/** What a row is called where others point to it, and in which colour, if it has one. */
type Named = { id: string; name: string; colour?: string | null };
/** The same at a link, with the value it has there. */
type Linked = Named & { value: number | null };
type Link = Linked & { owner_id: string };
type Labelled = Values & { labels: Values; colours?: Values };

/** Stored rows as the API shows them, with the names of what they point to. */
export async function withLabels(
  register: Register,
  { tx, actor }: Work,
  stored: readonly Values[],
): Promise<Values[]> {
  const { resource, others } = register;
  const rows = stored.map((row): Labelled => ({ ...rowOf(resource, row), labels: {} }));
  const pointing = Object.entries(resource.fields).filter(([, { to }]) => to !== undefined);
  await Promise.all([
    nameFiles(resource, { tx, actor }, rows),
    withComputed(register, { tx, actor }, rows),
    ...pointing.map(async ([name, field]) => {
      const target = others.named(field.to ?? '').resource;
      if (isLinked(field)) await nameMany(resource, { name, target }, { tx, actor }, rows);
      else await nameOne(target, name, { tx, actor }, rows);
    }),
  ]);
  return rows;
}

async function nameOne(
  target: Resource,
  name: string,
  { tx, actor }: Work,
  rows: readonly Labelled[],
): Promise<void> {
  const named = await namedBy(target, { tx, actor }, rows.map((row) => row[name]).filter(isText));
  for (const row of rows) {
    const found = named.get(String(row[name]));
    if (found === undefined) continue;
    row.labels[name] = found.name;
    if (found.colour) row.colours = { ...row.colours, [name]: found.colour };
  }
}

async function nameMany(
  owner: Resource,
  link: { name: string; target: Resource },
  work: Work,
  rows: readonly Labelled[],
): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  const linked = await linksOf(owner, link, work, ids);
  for (const row of rows) {
    const own = linked.get(String(row.id)) ?? [];
    if (owner.fields[link.name]?.atLink) Object.assign(row, settledLinks(link.name, own, null));
    else row[link.name] = own.map(({ id }) => id);
    row.labels[link.name] = own.map((each) => each.name);
    if (own.some(({ colour }) => colour))
      row.colours = { ...row.colours, [link.name]: own.map(({ colour }) => colour ?? null) };
  }
}

/** What a reference to many points to from these rows, deleted rows left out, in the order it was chosen. */
export async function linksOf(
  owner: Resource,
  { name, target }: { name: string; target: Resource },
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Linked[]>> {
  if (ids.length === 0) return new Map();
  const by = linkTable(owner, name);
  const [ownerId, targetId] = [sql.ref(`l.${by.owner}`), sql.ref(`l.${by.target}`)];
  const ofLink = owner.fields[name]?.atLink ? sql`l.value` : sql`null`;
  const links = await tx.rows(
    statement<Link>(sql`select ${ownerId} as owner_id, t.id, ${sql.ref(`t.${target.title}`)} as name, ${ofLink} as value
        ${colourColumn(target)}
      from ${sql.table(by.table)} l
      join ${sql.table(target.table)} t on ${ofCompany(target, actor)} t.id = ${targetId} and t.deleted_at is null
      where l.tenant_id = ${actor.tenantId} and ${ownerId} = any(${ids}::uuid[])
      order by ${ownerId}, l.position, ${targetId}`),
  );
  return Map.groupBy(links, ({ owner_id }) => owner_id);
}

/** The rows `t` of a register are looked for in one company only, where they belong to one. */
function ofCompany({ scope }: Resource, { tenantId }: Actor): RawBuilder<unknown> {
  return scope === 'company' ? sql`t.tenant_id = ${tenantId} and` : sql``;
}

type Known = { living?: boolean; seen?: readonly RawBuilder<unknown>[] };

/** The names of rows by id; `living` leaves deleted ones out, `seen` what else is to be. */
export async function namesOf(
  target: Resource,
  work: Work,
  ids: readonly string[],
  known: Known = {},
): Promise<ReadonlyMap<string, string>> {
  const named = await namedBy(target, work, ids, known);
  return new Map([...named].map(([id, { name }]) => [id, name]));
}

/** The same with their colours. */
async function namedBy(
  target: Resource,
  { tx, actor }: Work,
  ids: readonly string[],
  { living = false, seen = [] }: Known = {},
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows(
    statement<Named>(sql`select t.id, ${sql.ref(`t.${target.title}`)} as name ${colourColumn(target)}
      from ${sql.table(target.table)} t
      where ${ofCompany(target, actor)} t.id = any(${[...new Set(ids)]}::uuid[]) ${living ? sql`and t.deleted_at is null` : sql``}
        ${sql.join(
          seen.map((each) => sql`and ${each}`),
          sql` `,
        )}`),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The colour its rows are named in, where they have one. */
export function colourColumn({ fields }: Resource): RawBuilder<unknown> {
  const painted = Object.entries(fields).find(([, field]) => kindOf(field).paints);
  return painted ? sql`, ${sql.ref(`t.${painted[0]}`)} as colour` : sql``;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
