import type { DatabaseUrls } from '../../kit/database/pool.ts';
import { superuserUrlOf } from './database.ts';
import { askOnce } from './test-server.ts';

const said = 'connection to the remote node leme@10.0.0.2:5432 failed with the following error: refused';

/** The tables that stand whole on every node, so that nobody can write them while one is away. */
const ofEveryNode = [
  'coastal_cities',
  'competencies',
  'competency_versions',
  'countries',
  'i18n_keys',
  'i18n_marks',
  'i18n_translations',
  'login_emails',
  'module_routes',
  'product_tags',
  'saas_modules',
  'saas_plans',
  'saas_tenants',
  'tenant_slugs',
];

/** Lets nobody write what stands on every node, as while one of them is away. */
export async function refuseWritesOnEveryNode(urls: DatabaseUrls): Promise<() => Promise<void>> {
  const each = (command: (name: string) => string) =>
    askOnce(superuserUrlOf(urls), async (client) => {
      for (const name of ofEveryNode) await client.query(command(name));
    });
  await askOnce(superuserUrlOf(urls), (client) =>
    client.query(`create function app.refuse_write() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '08006', message = '${said}'; end $$`),
  );
  await each(
    (name) => `create trigger refuse_write before insert or update or delete on ${name}
      for each statement execute function app.refuse_write()`,
  );
  return async () => {
    await each((name) => `drop trigger refuse_write on ${name}`);
    await askOnce(superuserUrlOf(urls), (client) => client.query('drop function app.refuse_write()'));
  };
}

/**
 * What a database of several nodes says while the one is away that holds the companies: every statement on their tables is
 * refused with class 08, and what comes behind it in the same transaction with 25P02. `but` are tables that are there.
 */
export async function takeNodeAway(
  urls: DatabaseUrls,
  but: readonly string[] = [],
): Promise<() => Promise<void>> {
  const all = (command: string) => `do $away$ declare t regclass; begin
    for t in select polrelid from pg_policy where polname = 'tenant_wall' and not polrelid::regclass::text = any(array[${but.map((name) => `'${name}'`).join()}]::text[])
    loop execute format('${command}', t); end loop; end $away$`;
  await askOnce(superuserUrlOf(urls), async (client) => {
    // Immutable, so that planning asks it, whether or not there are rows.
    await client.query(`create function app.node_away() returns boolean immutable language plpgsql as
      $$ begin raise exception using errcode = '08006', message = '${said}'; end $$`);
    await client.query('grant execute on function app.node_away() to leme_app, leme_auth, leme_platform');
    await client.query(all('create policy node_away on %s as restrictive for all using (app.node_away())'));
  });
  return () =>
    askOnce(superuserUrlOf(urls), async (client) => {
      await client.query(all('drop policy node_away on %s'));
      await client.query('drop function app.node_away()');
    });
}
