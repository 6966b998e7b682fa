import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { expect, test, vi } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import type { Browser } from '../../../testing/client.ts';
import { publishAll, putOnSale } from '../../../testing/companies/campeche.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');
const today = dayIn('America/Sao_Paulo', world.clock.now());

const around = (pieces: number) =>
  Array.from({ length: pieces }, (_, at) => ({ day: 'holidays', before: at, after: 1 }));

test.each([
  ['/pricing-rules', 'travel'],
  ['/pricing-rules', 'sale'],
  ['/price-seasons', 'ranges'],
])('%s takes ten pieces as %s and names the field where there are more', async (path, field) => {
  const effect = path === '/pricing-rules' ? { percent_bp: 100 } : {};
  const sent = (pieces: number) =>
    staff.post(path, { name: `${field} ${pieces}`, ...effect, [field]: around(pieces) });
  expect((await sent(10)).status).toBe(201);
  for (const pieces of [11, 20]) {
    const { status, body: refused } = await sent(pieces);
    expect([status, refused.errors]).toEqual([
      422,
      [{ pointer: `/${field}`, code: 'too-large', params: { maximum: 10 } }],
    ]);
  }
});

test('a rule with more pieces, from before there was a limit, counts on and is renamed as it is', async () => {
  const { id } = (await staff.post('/pricing-rules', { name: 'De antes', percent_bp: 1, travel: around(1) }))
    .body;
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('pricing_rules')
        .set({ travel: JSON.stringify(around(20)) })
        .where('tenant_id', '=', company.id)
        .where('id', '=', id),
    ),
  );
  const renamed = await staff.patch(`/pricing-rules/${id}`, { name: 'De sempre', version: 1 });
  expect([renamed.status, renamed.body.travel?.length]).toEqual([200, 20]);
  expect((await publishAll(staff)).status).toBe(201);
});

/** A company whose 200 rules each mean the days around ten pieces, for the trip and for its sale. */
async function ruled(by: Browser) {
  const product_id = (await by.post('/products', { name: 'Ilha' })).body.id as string;
  for (const label of ['Adulto', 'Criança'])
    await by.post('/fare-types', { product_id, label, cost_price: 100 });
  await putOnSale(by, product_id);
  const days = { travel: around(10), sale: around(10) };
  for (let at = 0; at < 200; at += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, more) =>
        by.post('/pricing-rules', { name: `Regra ${at + more}`, percent_bp: 10, stackable: true, ...days }),
      ),
    );
  expect((await publishAll(by)).body).toMatchObject({ data: Array(200).fill({ version: 1 }) });
  return `/price-calendar?product_id=${product_id}&from=${today}&to=${addDays(today, 61)}`;
}

test('200 rules of ten pieces make a calendar of 62 days of a bounded number of dates, between which others are served', async () => {
  const by = await world.user(await world.company(), 'admin');
  const calendar = await ruled(by);
  const made = vi.spyOn(Temporal.PlainDate, 'from');
  const { status, body } = await by.get(calendar);
  // Some four a day; it was thirty a piece, rule and day.
  expect(made.mock.calls.length).toBeLessThan(2_000);
  made.mockRestore();
  expect([status, body.days.length]).toEqual([200, 62]);
  expect(new Set(body.days.map(({ prices }: { prices: number[] }) => prices[0])).size).toBeGreaterThan(1);

  // A processor on which each piece of work takes as long as nobody may: refused by name, and the log says where.
  let ms = 0;
  const clock = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
    ms += 25;
    return { user: ms * 1_000, system: 0 };
  });
  const said: string[] = [];
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const refused = await by.get(calendar);
  log.mockRestore();
  clock.mockRestore();
  expect([refused.status, refused.body.type]).toEqual([503, '/problems/too-much-work']);
  expect(JSON.parse(said.join(''))).toMatchObject({
    event: 'request',
    route: 'GET /api/price-calendar',
    name: 'too-much-work',
  });
  expect((await by.get(calendar)).status).toBe(200);
});
