// What the reader asks the catalogue. The table of applied migrations belongs to the migrator and is left out.
const ours = `n.nspname in ('public', 'app') and not exists (
  select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

const ourTables = `pg_class t join pg_namespace s on s.oid = t.relnamespace
  and s.nspname = 'public' and t.relkind = 'r' and t.relname <> 'schema_migrations'`;

/** Views, sequences, partitions, triggers, enums and domains: kinds the schema does not use. */
export const unknownKinds = `
  select o.relname as name from pg_class o join pg_namespace n on n.oid = o.relnamespace
  where ${ours} and o.relkind not in ('r', 'i', 't')
  union all select o.typname from pg_type o join pg_namespace n on n.oid = o.typnamespace
  where ${ours} and o.typtype in ('e', 'd')
  union all select o.tgname from pg_trigger o join ${ourTables} on t.oid = o.tgrelid where not o.tgisinternal
  order by 1`;

export const extensions = `select extname as name from pg_extension where extname not in ('plpgsql', 'citus', 'citus_columnar') order by 1`;

export const functions = `
  select pg_get_functiondef(o.oid) as definition from pg_proc o join pg_namespace n on n.oid = o.pronamespace
  where ${ours} order by n.nspname, o.proname, o.oid::regprocedure::text`;

export const tables = `
  select t.relname as name, t.relrowsecurity as rls, t.relforcerowsecurity as forced from ${ourTables} order by 1`;

export const columnsOf = `
  select t.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    pg_get_expr(d.adbin, d.adrelid, true) as value, a.attgenerated <> '' as generated
  from ${ourTables} join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  order by t.relname, a.attnum`;

// PostgreSQL 18 also lists "not null" among the constraints; the column says it already.
export const constraintsOf = `
  select t.relname as table, c.conname as name, c.contype as kind, pg_get_constraintdef(c.oid, true) as definition,
    case when cardinality(c.conkey) = 1 then
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = c.conkey[1]) end as column
  from ${ourTables} join pg_constraint c on c.conrelid = t.oid and c.contype <> 'n'
  order by t.relname, position(c.contype::text in 'puxcf'), c.conname collate "C"`;

export const indexesOf = `
  select t.relname as table, pg_get_indexdef(i.indexrelid, 0, true) as definition
  from ${ourTables} join pg_index i on i.indrelid = t.oid join pg_class x on x.oid = i.indexrelid
  where not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = t.oid)
  order by t.relname, x.relname collate "C"`;

export const policiesOf = `
  select t.relname as table, p.polname as name, concat_ws(' ',
    case when not p.polpermissive then 'as restrictive' end,
    'for ' || case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
    'to ' || (select string_agg(case r when 0 then 'public' else pg_get_userbyid(r)::text end, ', ' order by pg_get_userbyid(r)) from unnest(p.polroles) r),
    'using (' || pg_get_expr(p.polqual, p.polrelid, true) || ')',
    'with check (' || pg_get_expr(p.polwithcheck, p.polrelid, true) || ')') as text
  from ${ourTables} join pg_policy p on p.polrelid = t.oid order by t.relname, p.polname collate "C"`;

export const grantsOf = `
  select t.relname as table, pg_get_userbyid(g.grantee)::text as role,
    string_agg(lower(g.privilege_type), ', ' order by position(left(g.privilege_type, 1) in 'SIUD'), g.privilege_type) as granted
  from ${ourTables} cross join aclexplode(t.relacl) g where g.grantee <> t.relowner
  group by t.relname, g.grantee
  union all
  select t.relname, pg_get_userbyid(g.grantee)::text, lower(g.privilege_type) || ' (' || string_agg(a.attname, ', ' order by a.attnum) || ')'
  from ${ourTables} join pg_attribute a on a.attrelid = t.oid and a.attacl is not null cross join aclexplode(a.attacl) g
  group by t.relname, g.grantee, g.privilege_type
  order by 1, 2, 3`;
