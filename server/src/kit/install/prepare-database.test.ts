import { expect, test } from 'vitest';
import { openStandIn } from '../../testing/database/citus-stand-in.ts';
import { cloneDatabase, superuserUrlOf } from '../../testing/database/database.ts';
import { askOnce } from '../../testing/database/test-server.ts';
import { prepareDatabase } from './prepare-database.ts';

/** The transactions that wrote what a preparation writes: another one shows that it wrote again. */
const written = `select 'database' as what, xmin::text from pg_database where datname = current_database()
  union all select 'role ' || rolname, xmin::text from pg_authid where rolname like 'leme\\_%'
  union all select 'schema', xmin::text from pg_namespace where nspname = 'public'
  union all select 'setting ' || setdatabase || ' ' || setrole, xmin::text from pg_db_role_setting
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  union all select 'function ' || oid, xmin::text from pg_proc where proleakproof
  union all select 'extension ' || extname, xmin::text from pg_extension order by 1`;

test('preparing a database again writes nothing that stands already, on nodes neither, and says what a start writes to them', async () => {
  const plain = superuserUrlOf(await cloneDatabase());
  const { superuserUrl } = await openStandIn();
  for (const [url, says] of [
    [plain, false],
    [superuserUrl, true],
  ] as const) {
    const database = new URL(url).pathname.slice(1);
    const said: string[] = [];
    const prepare = () => prepareDatabase(url, { database, say: (line) => void said.push(line) });
    const look = () => askOnce(url, async (client) => (await client.query(written)).rows);
    await prepare();
    const before = await look();
    expect(before.length).toBeGreaterThan(10);
    await prepare();
    expect(await look()).toEqual(before);
    expect(said.some((line) => /writes to every node only what is new in its build/.test(line))).toBe(says);
  }
});

test('what somebody took away since stands again', async () => {
  const urls = await cloneDatabase();
  const url = superuserUrlOf(urls);
  const database = new URL(url).pathname.slice(1);
  const spoil = [
    `alter database ${database} owner to current_user`,
    `grant all on database ${database} to public`,
    `revoke connect on database ${database} from leme_auth`,
    'grant create on schema public to public',
  ];
  const stands = `select pg_get_userbyid(datdba) as owner, has_database_privilege('public', oid, 'connect') as open,
    has_schema_privilege('public', 'public', 'create') as creates, has_database_privilege('leme_auth', oid, 'connect') as auth
    from pg_database where datname = current_database()`;
  const look = () => askOnce(url, async (client) => (await client.query(stands)).rows[0]);
  const right = { owner: 'leme_owner', open: false, creates: false, auth: true };
  await prepareDatabase(url, { database });
  expect(await look()).toEqual(right);
  await askOnce(url, async (client) => {
    for (const command of spoil) await client.query(command);
  });
  expect(await look()).not.toEqual(right);
  await prepareDatabase(url, { database });
  expect(await look()).toEqual(right);
});
