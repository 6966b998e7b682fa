import { platformResources } from '@leme/contract/access/resources';
import { filterFields } from '@leme/contract/kit/resource/resource';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { aFullCompany } from '../../../testing/companies/full-company.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

// What every view promises, asked of each through the public door; a view is found by being served.
const world = await openWorld();
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());
const [home, abroad] = await Promise.all([aCompany(), aCompany()]);

async function aCompany(): Promise<Person> {
  const company = await aFullCompany(world, client);
  const person = await world.user(company, 'admin');
  // Something for the log of accesses as well.
  await person.get('/customers?q=maria');
  return person;
}

type Row = { id: string };
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

// Lists over all companies are no company's, and are asked beside what serves them.
const ofCompanies = world.registers.views.filter(({ resource }) => !platformResources.has(resource.subject));

describe.each(ofCompanies.map((view) => [view.resource.name, view] as const))('%s', (name, { resource }) => {
  const path = `/${name}`;
  const asked = async (person: Person, query = '') => {
    const { status, body } = await person.get(`${path}?limit=200${query}`);
    expect([query, status, body.errors]).toEqual([query, 200, undefined]);
    return body;
  };

  test('shows what the company has, and nothing of another', async () => {
    const [own, foreign] = [await asked(home), await asked(abroad)];
    expect(own.data.length).toBeGreaterThan(0);
    expect(own.count).toBe(own.data.length);
    expect(idsOf(foreign.data).filter((id) => idsOf(own.data).includes(id))).toEqual([]);
  });

  test('goes on behind the last row of a page, each row once, in every order there is', async () => {
    const sortable = Object.keys(resource.fields).filter((field) => resource.fields[field]?.sort);
    for (const sort of new Set(['created_at', ...sortable].flatMap((field) => [field, `-${field}`]))) {
      const whole = idsOf((await asked(home, `&sort=${sort}`)).data);
      const seen: string[] = [];
      for (let cursor = ''; seen.length < whole.length; ) {
        const { body } = await home.get(`${path}?limit=2&sort=${sort}${cursor}`);
        seen.push(...idsOf(body.data));
        if (body.nextCursor === null) break;
        cursor = `&cursor=${body.nextCursor}`;
      }
      expect([sort, seen]).toEqual([sort, whole]);
    }
  });

  test('refuses an order, a filter and a cursor nobody knows by name', async () => {
    const typed = filterFields(resource).filter(([, { filter }]) => filter === true || filter === 'range');
    for (const [query, pointer] of [
      ['sort=nonsense', '/sort'],
      ['cursor=abc', '/cursor'],
      ['deleted=1', '/deleted'],
      ['nonsense=1', '/nonsense'],
      ...typed.map(([field]) => [`${field}=nonsense`, `/${field}`] as const),
    ]) {
      const { status, body } = await home.get(`${path}?${query}`);
      expect([query, status, body.errors?.[0]?.pointer]).toEqual([query, 422, pointer]);
    }
  });

  test('its counts are those of the lists they stand for, and its file has the rows of its list', async () => {
    const { facets, count } = await asked(home, '&facets=1');
    for (const [field, counts] of Object.entries<Record<string, number>>(facets))
      for (const [value, n] of Object.entries(counts))
        expect([value, (await asked(home, `&${field}=${value}`)).count]).toEqual([value, n]);
    const file = String((await home.get(`${path}/export`)).body);
    // What is written of the question itself is one more in a log of questions.
    expect(file.trim().split('\r\n').length - 1 - count).toBeLessThanOrEqual(1);
    expect(file.trim().split('\r\n').length - 1).toBeGreaterThanOrEqual(count);
  });
});
