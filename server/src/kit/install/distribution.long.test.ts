import { describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies/company.ts';
import { openStandIn } from '../../testing/database/citus-stand-in.ts';
import { cloneDatabase, superuserUrlOf } from '../../testing/database/database.ts';
import { askOnce } from '../../testing/database/test-server.ts';
import { checkDistribution } from './check-distribution.ts';
import { distributeDatabase } from './distribute-database.ts';
import { parentsFirst, tablesOf } from './distribution.ts';

const table = (name: string, isTenants = true) => ({ name, isTenants, isPlaced: false });

async function start(adminUrl: string): Promise<string[]> {
  const said: string[] = [];
  await checkDistribution(adminUrl, (line) => said.push(line));
  return said;
}

async function distribute(url: string, isPlan = false): Promise<string[]> {
  const said: string[] = [];
  await distributeDatabase(url, { isPlan, say: (line) => said.push(line) });
  return said;
}

test('what everybody shares goes to the nodes first, and what is pointed at before what points', () => {
  const tables = [table('bookings'), table('cities', false), table('boats'), table('companies', false)];
  const references = [
    { from: 'bookings', to: 'boats' },
    { from: 'boats', to: 'cities' },
    { from: 'cities', to: 'companies' },
  ];
  const names = parentsFirst(tables, references).map(({ name }) => name);
  expect(names).toEqual(['companies', 'cities', 'boats', 'bookings']);
  const circle = [...references, { from: 'boats', to: 'bookings' }];
  expect(() => parentsFirst(tables, circle)).toThrow('These tables point at each other: bookings, boats');
});

test('every table of the product has a place, the companies’ own by their wall', async () => {
  const { superuserUrl } = await openStandIn();
  const tables = await askOnce(superuserUrl, tablesOf);
  const shared = tables.filter(({ isTenants }) => !isTenants).map(({ name }) => name);
  expect(shared).toEqual([
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
  ]);
  expect(tables.length).toBeGreaterThan(50);
});

describe('a start', () => {
  test('on one server, or on nodes that all answer and have their marks, says nothing', async () => {
    const { admin } = await cloneDatabase();
    expect(await start(admin)).toEqual([]);
    const { urls } = await openStandIn();
    expect(await start(urls.admin)).toEqual([]);
  });

  test('on a database distributed by half is refused and names the tables', async () => {
    const { urls } = await openStandIn({ plain: 'boats and tags' });
    await expect(start(urls.admin)).rejects.toThrow(/by half; not on the nodes: boats, lead_tags\./);
  });

  test('with the extension before its tables are distributed is refused and says the command', async () => {
    const { urls } = await openStandIn({ plain: 'all' });
    await expect(start(urls.admin)).rejects.toThrow(/run npm run database:distribute/);
  });

  test('says which node is away, and serves the companies of the others', async () => {
    const { urls } = await openStandIn({ second: 'connection refused' });
    const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`;
    for (const [end, name] of [
      ['01', 'Mar Azul'],
      ['02', 'Costa Verde'],
      ['03', 'Ilha Grande'],
    ] as const)
      await createCompany(urls.admin, { id: id(end), name });
    expect(await start(urls.admin)).toEqual([
      'Node knot:5434 does not answer; these wait until it is back: Ilha Grande, Leme, Mar Azul (connection refused)',
    ]);
  });

  test('says which node lacks the marks of the search', async () => {
    const { urls } = await openStandIn({ second: '2' });
    expect(await start(urls.admin)).toEqual([
      'Node knot:5434 lacks the marks of the search, which will be slow there: npm run database:prepare.',
    ]);
  });
});

describe('distributing is refused', () => {
  test('without the rights of a superuser', async () => {
    const { urls } = await openStandIn({ plain: 'all' });
    await expect(distribute(urls.admin)).rejects.toThrow('Only a superuser may distribute a database.');
  });

  test('without the extension, and with it on one node only', async () => {
    const plain = superuserUrlOf(await cloneDatabase());
    await expect(distribute(plain)).rejects.toThrow('The extension citus is not in this database');
    const { superuserUrl } = await openStandIn({ plain: 'all', workers: 0 });
    await expect(distribute(superuserUrl)).rejects.toThrow('This node knows no other');
  });

  test('while a node is away, and names it', async () => {
    const { superuserUrl } = await openStandIn({ plain: 'all', second: 'connection refused' });
    await expect(distribute(superuserUrl)).rejects.toThrow(
      'Node knot:5434 does not answer: connection refused',
    );
  });

  test('while the roles do not hand on their company, or a node has not all of them', async () => {
    for (const lack of [{ isPrepared: false }, { second: '3' }]) {
      const { superuserUrl } = await openStandIn({ plain: 'all', ...lack });
      await expect(distribute(superuserUrl)).rejects.toThrow('run npm run database:prepare first');
    }
  });

  test('while the product is running, and says by how many connections', async () => {
    const { urls, superuserUrl } = await openStandIn({ plain: 'all' });
    await askOnce(urls.app, () =>
      expect(distribute(superuserUrl)).rejects.toThrow(
        'The product is running (1 connections): stop it first.',
      ),
    );
  });

  test('where some tables already are, and names them', async () => {
    const { superuserUrl } = await openStandIn({ plain: 'boats and tags' });
    await expect(distribute(superuserUrl)).rejects.toThrow(/by half: .*attendance_events, .* already are\./);
  });
});

test('distributing twice says that it is distributed already', async () => {
  const { superuserUrl } = await openStandIn();
  expect(await distribute(superuserUrl)).toEqual([
    expect.stringMatching(/^The database is distributed already: \d+ tables\.$/),
  ]);
});

test('the plan names each table with its place and rows and changes nothing', async () => {
  const { superuserUrl } = await openStandIn({ plain: 'all' });
  const said = await distribute(superuserUrl, true);
  expect(said).toContain('saas_modules: whole, on every node, 14 rows');
  expect(said.indexOf('boats: by company, 0 rows')).toBeGreaterThan(
    said.indexOf('suppliers: by company, 0 rows'),
  );
  expect(said.at(-1)).toMatch(/^\d+ tables would be distributed; nothing was changed\.$/);
  expect((await askOnce(superuserUrl, tablesOf)).filter(({ isPlaced }) => isPlaced)).toEqual([]);
});
