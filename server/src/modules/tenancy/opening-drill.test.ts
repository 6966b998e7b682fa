import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { companyBody } from '../../testing/opened-company.ts';
import { openWorld } from '../../testing/world.ts';

// Alone: connections of its server are cut.
const world = await openWorld({ alone: true });
const operator = await world.operator('saas_admin');
const owner = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await owner.connect();
afterAll(() => owner.end());

/** How many of each an opening leaves by this name: company, address, person and letter. */
async function leftBy(name: string): Promise<number[]> {
  const { rows } = await owner.query(
    `select (select count(*) from saas_tenants where subdomain = $1)::int as companies,
       (select count(*) from tenant_slugs where slug = $1)::int as slugs,
       (select count(*) from login_emails where email = $2)::int as people,
       (select count(*) from email_logs where to_email = $2)::int as letters`,
    [name, `${name}@mar.test`],
  );
  return Object.values(rows[0]);
}
const open = (name: string, subdomain = name) =>
  operator.post('/saas-tenants', companyBody({ subdomain, email: `${name}@mar.test`, starter: 'package' }));

test('of fifty who open at once, ten of them at one address, each company is whole or not there at all', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `corrida-${at}`);
  const answers = await Promise.all(
    names.map(async (name, at) => {
      const send = async (): Promise<number> => {
        const { status } = await open(name, at < 10 ? 'corrida-igual' : name);
        return status === 503 || status === 429 ? await send() : status;
      };
      return await send();
    }),
  );
  expect(answers.slice(0, 10).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  expect(new Set(answers.slice(10))).toEqual(new Set([201]));
  const { rows } = await owner.query(
    `select (select count(*) from saas_tenants where subdomain like 'corrida-%')::int as companies,
       (select count(*) from tenant_slugs where slug like 'corrida-%')::int as slugs,
       (select count(*) from login_emails where email like 'corrida-%')::int as people,
       (select count(*) from email_logs where to_email like 'corrida-%')::int as letters`,
  );
  expect(rows).toEqual([{ companies: 41, slugs: 41, people: 41, letters: 41 }]);
});

test('cut off at any statement of an opening there is a whole company with its letter, or no trace', async () => {
  const { query } = pg.Client.prototype;
  let left = 0;
  const cut = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    left -= 1;
    if (left === 0 && this !== owner)
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return Reflect.apply(query, this, given);
  });
  const whole = [1, 1, 1, 1];
  const seen = new Set<string>();
  let at = 1;
  for (; at < 200; at += 1) {
    const name = `corte-${at}`;
    left = at;
    const { status } = await open(name);
    const isReached = left <= 0;
    left = Number.NEGATIVE_INFINITY;
    const there = await leftBy(name);
    expect([whole, [0, 0, 0, 0]], `cut at ${at}: ${status}`).toContainEqual(there);
    if (status === 201) expect(there).toEqual(whole);
    seen.add(String(there));
    if (!isReached) break;
  }
  cut.mockRestore();
  // Far enough to have cut the key, every insert and the commit, and to have got through once.
  expect(at).toBeGreaterThan(15);
  expect([...seen].toSorted()).toEqual(['0,0,0,0', '1,1,1,1']);
}, 60_000);
