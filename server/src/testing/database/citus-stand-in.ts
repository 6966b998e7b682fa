import { cloneDatabase, superuserUrlOf } from './database.ts';
import { askOnce } from './test-server.ts';

const unplaced = {
  none: 'false',
  all: 'true',
  'boats and tags': "logicalrelid in ('boats'::regclass, 'lead_tags'::regclass)",
};

/**
 * A database with the catalogue of a Citus of two other nodes, of which the second may be away or lack the marks: what the
 * product reads of it, without its engine.
 */
export async function openStandIn({
  plain = 'none',
  second = '',
  workers = 2,
  isPrepared = true,
}: {
  plain?: keyof typeof unplaced;
  second?: string;
  workers?: number;
  isPrepared?: boolean;
} = {}) {
  const urls = await cloneDatabase();
  const superuserUrl = superuserUrlOf(urls);
  const name = new URL(urls.app).pathname.slice(1);
  const kind =
    "case when exists (select from pg_policy where polrelid = c.oid and polname = 'tenant_wall') then 'h' else 'n' end";
  await askOnce(superuserUrl, async (client) => {
    await client.query(`
      create schema nodes;
      create table nodes.pg_dist_node (nodeid int, nodename text, nodeport int, groupid int, noderole text, isactive bool);
      insert into nodes.pg_dist_node select n, 'knot', 5432 + n, n, 'primary', true from generate_series(1, ${workers}) n;
      create table nodes.pg_dist_partition as
        select c.oid as logicalrelid, ${kind} as partmethod, 't' as repmodel from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations';
      create function nodes.relation_is_a_known_shard(oid) returns bool language sql as 'select false';
      create table nodes.pg_dist_shard_placement as select n as shardid, 'knot' as nodename, 5432 + n as nodeport from generate_series(1, 2) n;
      create function nodes.get_shard_id_for_distribution_column(regclass, uuid) returns int language sql as
        'select 1 + get_byte(uuid_send($2), 15) % 2';
      create table nodes.away (said text not null);
      insert into nodes.away values ('${second}');
      create function nodes.run_command_on_workers(text, out nodename text, out nodeport int, out success bool, out result text)
        returns setof record language sql as $$
          with good as (select case when $1 like '%pg_roles%' then '4' else '0' end as said)
          select 'knot', 5433, true, said from good union all
          select 'knot', 5434, coalesce(nullif(away.said, ''), good.said) ~ '^[0-9]+$', coalesce(nullif(away.said, ''), good.said)
            from good, nodes.away $$;
      grant usage on schema nodes to leme_owner;
      grant select on all tables in schema nodes to leme_owner;
      alter database ${name} set search_path = public, nodes`);
    if (isPrepared)
      await client.query(
        `alter role leme_app in database ${name} set citus.propagate_set_commands = 'local'`,
      );
    await client.query(`delete from nodes.pg_dist_partition where ${unplaced[plain]}`);
  });
  /** What the second node says from now on; nothing where it is well. */
  const secondSays = (said: string) =>
    askOnce(superuserUrl, (client) => client.query('update nodes.away set said = $1', [said]));
  return { urls, superuserUrl, secondSays };
}
