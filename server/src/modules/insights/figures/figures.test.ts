import type { ChartFigures } from '@leme/contract/insights/dashboard-endpoints';
import { describe, expect, test } from 'vitest';
import { countOfList, putLeads, putProducts, sumOfList } from '../../../testing/companies/leads.ts';
import { openWorld } from '../../../testing/world.ts';

const inNovember = '2026-11-10T12:00:00Z';

describe('the figures of ten leads worked out by hand', async () => {
  const world = await openWorld();
  const company = await world.company();
  const staff = await world.user(company, 'manager');
  const ten: [string[], number, string?][] = [
    [['Pagamento Total'], 500],
    [['pagamento pendente '], 300],
    [['PAGO'], 200],
    [['Não  pago'], 900],
    [['Concluído'], 100],
    [[], 700, 'won'],
    [['pagamento parcial', 'pago!!'], 400],
    [['confirmed'], 50],
    [['confirmado'], 60],
    [[], 10],
  ];
  await putLeads(
    world,
    company,
    ten.map(([tags, offered_value, status = 'contacted']) => ({
      tags,
      offered_value,
      status,
      created_at: inNovember,
    })),
  );
  const charts = async () => (await staff.get('/dashboard/charts')).body.figures as ChartFigures;

  test('the cards count tags called exactly so, a lead once and nothing of the status [A7.5-31, B1-06, B7.1-04, B7.1-05, B7.1-06, B9-04, B9-05, B9-06]', async () => {
    const { body } = await staff.get('/dashboard/stats');
    expect(body.figures).toEqual({ leads: 10, conversions: 3, value: 1200, rate: 30 });
    expect(body).toMatchObject({ is_summary: false, counted_at: '2026-11-20T12:12:00Z' });
  });

  test('the charts count what contains one of six words, never what says that it was not paid [A7.5-32, B7.1-03, B9-07]', async () => {
    const { total, months, tagged } = await charts();
    expect(total).toEqual({ leads: 10, conversions: 5, value: 1250 });
    expect(months.at(-1)).toMatchObject({ month: '2026-11', is_running: true, leads: 10, value: 1250 });
    expect(tagged).toBe(8);
  });

  test('each figure is the count of the list it leads to', async () => {
    expect(await countOfList(staff, '&conversion=card')).toBe(3);
    expect(await sumOfList(staff, '&conversion=card')).toBe(1200);
    expect(await countOfList(staff, '&conversion=chart&created_at=2026-11-01..2026-11-20')).toBe(5);
    expect(await sumOfList(staff, '&conversion=chart')).toBe(1250);
    expect(await countOfList(staff, '&conversion=card,chart')).toBe(6);
    expect(await countOfList(staff, '&lacks=tags')).toBe(2);
    expect((await staff.get('/leads?conversion=won')).status).toBe(422);
  });

  test('the file of the filtered list holds those leads and no others', async () => {
    const { body: text } = await staff.get('/leads/export?conversion=card');
    expect(text.trim().split('\r\n')).toHaveLength(1 + 3);
  });

  test('slices are tags, most of them first; beyond five each lead counts once [B2.3-15]', async () => {
    const { tags, other_tagged } = await charts();
    expect(tags).toHaveLength(9);
    const others = tags.slice(5).map(({ id }) => id);
    expect(other_tagged).toBe(await countOfList(staff, `&tags=${others.join(',')}`));
  });

  test('a tag that is called otherwise tomorrow changes the figures', async () => {
    const { data } = (await staff.get('/tags?q=PAGO&limit=50')).body;
    const paid = data.find(({ name }: { name: string }) => name === 'PAGO');
    const rename = (name: string, version: number) => staff.patch(`/tags/${paid.id}`, { name, version });
    const { body: renamed } = await rename('pagou', paid.version);
    expect((await charts()).total).toMatchObject({ conversions: 5 });
    await rename('quitado', renamed.version);
    expect((await charts()).total).toMatchObject({ conversions: 4, value: 1050 });
    expect((await staff.get('/dashboard/stats')).body.figures.conversions).toBe(3);
  });
});

describe('what stands in a chart', async () => {
  const world = await openWorld();

  test('months are those of the company, whatever UTC says, from the first day five months back [B2.3-18, B2.3-19, B9-01]', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    await putLeads(world, company, [
      { created_at: '2026-11-01T02:30:00Z' },
      { created_at: '2026-06-01T03:00:00Z' },
      { created_at: '2026-06-01T02:59:59Z' },
    ]);
    const { body } = await staff.get('/dashboard/charts');
    expect([body.from, body.to]).toEqual(['2026-06-01', '2026-11-20']);
    expect(
      body.figures.months.map(({ month, leads }: { month: string; leads: number }) => [month, leads]),
    ).toEqual([
      ['2026-06', 1],
      ['2026-07', 0],
      ['2026-08', 0],
      ['2026-09', 0],
      ['2026-10', 1],
      ['2026-11', 0],
    ]);
    expect(body.figures.before).toMatchObject({ from: '2025-12-01', to: '2026-05-20', leads: 0 });
    expect(await countOfList(staff, '&created_at=2026-10-01..2026-10-31')).toBe(1);
  });

  test('no leads convert at no rate; what was deleted or united with another counts nowhere [B9-02]', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const nothing = await staff.get('/dashboard/stats');
    expect(nothing.body.figures).toEqual({ leads: 0, conversions: 0, value: 0, rate: 0 });
    const lead = { name: 'Ana Lima', phone: '48999112034', offered_value: 80 };
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push((await staff.post('/leads', lead)).body);
    const [first, second, third] = made;
    await staff.delete(`/leads/${third.id}`);
    const merge = await staff.post(`/leads/${first.id}/merge`, {
      other_id: second.id,
      version: first.version,
      other_version: second.version,
      fields: {},
    });
    expect(merge.status).toBe(200);
    expect((await staff.get('/dashboard/stats')).body.figures.leads).toBe(1);
  });

  test('sixty products are sixty columns, most wanted first; a deleted or renamed one keeps its own, none is last [B2.3-16, B2.3-17, B7.1-02]', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const products = await putProducts(world, company, 60);
    await putLeads(world, company, [
      ...products.flatMap((product_id, at) =>
        Array.from({ length: 1 + (at % 3) }, () => ({ product_id, created_at: inNovember })),
      ),
      ...Array.from({ length: 9 }, () => ({ created_at: inNovember })),
    ]);
    const { body: row } = await staff.get(`/products/${products[2]}`);
    await staff.patch(`/products/${products[2]}`, { name: 'Volta à Ilha', version: row.version });
    await staff.delete(`/products/${products[5]}`);
    const figures = (await staff.get('/dashboard/charts')).body.figures as ChartFigures;
    const sums = figures.products.map(({ leads }) => leads.reduce((sum, each) => sum + each, 0));
    expect(figures.products).toHaveLength(61);
    expect(sums.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 3));
    expect(sums.at(-1)).toBe(9);
    expect(figures.products.at(-1)).toMatchObject({ id: null, name: null });
    const names = figures.products.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Volta à Ilha', 'Passeio 06']));
    expect(await countOfList(staff, '&lacks=product')).toBe(9);
  });

  test('a window backwards, of ten years or of no days, and a filter that is none are refused by name', async () => {
    const staff = await world.user(await world.company(), 'admin');
    const asked = [
      ['from=2026-11-02&to=2026-11-01', '/to'],
      ['from=2016-11-02&to=2026-11-01', '/from'],
      ['from=abc', '/from'],
      ['source=carta', '/source'],
      ['product_id=7', '/product_id'],
      ['limit=3', '/limit'],
    ] as const;
    for (const [query, pointer] of asked) {
      const { status, body } = await staff.get(`/dashboard/charts?${query}`);
      expect([query, status, body.errors?.[0]?.pointer]).toEqual([query, 422, pointer]);
    }
  });

  test('a product of another company has no leads here', async () => {
    const [company, foreign] = [await world.company(), await world.company()];
    const staff = await world.user(company, 'admin');
    const [product_id] = await putProducts(world, foreign, 1);
    await putLeads(world, foreign, [{ product_id: product_id ?? null, created_at: inNovember }]);
    await putLeads(world, company, [{ created_at: inNovember }]);
    const { figures } = (await staff.get(`/dashboard/charts?product_id=${product_id}`)).body;
    expect(figures).toMatchObject({ total: { leads: 0 }, products: [], tags: [] });
    expect((await staff.get('/dashboard/stats')).body.figures.leads).toBe(1);
  });

  test('who may not read leads is told of none', async () => {
    const company = await world.company();
    await putLeads(world, company, [{ created_at: inNovember }]);
    const clerk = await world.user(company, 'user');
    for (const address of ['/dashboard/stats', '/dashboard/charts']) {
      const { status, body } = await clerk.get(address);
      expect([status, body.figures]).toEqual([200, null]);
    }
    const sailor = await world.user(company, 'marinheiro');
    expect((await sailor.get('/dashboard/stats')).status).toBe(403);
    const supplier = await world.user(company, 'supplier_admin');
    expect((await supplier.get('/dashboard/charts')).status).toBe(403);
  });
});
