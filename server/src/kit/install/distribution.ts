import type pg from 'pg';

export type Table = { name: string; isTenants: boolean; isPlaced: boolean };

/** Every table of the product: whether companies own its rows, and whether it stands on the nodes as such a table must. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select name, "isTenants", coalesce(case when "isTenants" then kind = 'h' else kind = 'n' and copies = 't' end, false) as "isPlaced"
     from (
       select c.relname as name, p.partmethod as kind, p.repmodel as copies,
         exists (select from pg_policy where polrelid = c.oid and polname = 'tenant_wall') as "isTenants"
       from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
         and not relation_is_a_known_shard(c.oid)) as known
     order by name`,
  );
  return rows;
}

export type Reference = { from: string; to: string };

export async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  return rows;
}

/** What everybody shares before what companies own, and what is pointed at before what points. */
export function parentsFirst(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const left = new Set(tables.toSorted((a, b) => Number(a.isTenants) - Number(b.isTenants)));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const next = [...left].find(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (!next) throw new Error(`These tables point at each other: ${namesOf([...left])}`);
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

export const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name).join(', ');
