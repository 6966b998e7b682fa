import type { ChartFigures } from '@leme/contract/insights/dashboard-endpoints';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { countOfList, putLeads, putProducts } from '../../../testing/companies/leads.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';
import { exactTo, keptFigures } from './kept-figures.ts';

const names = [
  ...['Pagamento total', 'pagamento parcial', 'Pagamento Pendente', 'PAGO!!', 'não pago', 'Nao  Pago ontem'],
  ...['paid', 'concluido', 'Confirmed', 'confirmado', 'Família', 'VIP', 'Grupo'],
];
const sources = ['whatsapp', 'site', null];
const generated = 1_000;

describe('the figures of a thousand leads against a count that knows nothing of them', async () => {
  const world = await openWorld();
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();

  test.each(['America/Sao_Paulo', 'Pacific/Auckland', 'America/St_Johns'])('in %s', async (timezone) => {
    const company = await world.company({ timezone });
    const staff = await world.user(company, 'admin');
    const products = await putProducts(world, company, 4);
    // All come at once: the planner knows only what was there before them.
    await client.query('analyze');
    // Every five hours of seven months, so that every month has hours around its midnight.
    await putLeads(
      world,
      company,
      Array.from({ length: generated }, (_, n) => ({
        created_at: new Date(Date.UTC(2026, 3, 24) + n * 5 * 3_600_000 + (n % 7) * 60_000).toISOString(),
        offered_value: 10 + (n % 37) * 3.35,
        product_id: n % 6 === 5 ? null : (products[n % 4] ?? null),
        source: sources[n % 3] ?? null,
        status: n % 5 === 0 ? 'won' : 'new',
        deleted_at: n % 41 === 0 ? '2026-11-01T00:00:00Z' : null,
        tags: names.filter((_, at) => (n * 7 + at * 3) % 11 === 0),
      })),
    );
    const { rows } = await client.query<{ month: string; n: string; paid: string; value: string }>(
      `with said as (
         select l.id, l.offered_value, to_char(l.created_at at time zone $2, 'YYYY-MM') as month,
           bool_or(coalesce(g.name ~* '(pagamento total|pagamento parcial|pago|paid|conclu[ií]do|confirmed)'
             and g.name !~* 'n[aã]o\\s+pago', false)) as paid
         from leads l left join lead_tag_relations r using (tenant_id)
           left join lead_tags g on g.tenant_id = l.tenant_id and g.id = r.tag_id
         where l.tenant_id = $1 and l.deleted_at is null and (r.lead_id = l.id or not exists (
           select from lead_tag_relations o where o.tenant_id = l.tenant_id and o.lead_id = l.id))
         group by l.tenant_id, l.id)
       select month, count(*) as n, count(*) filter (where paid) as paid,
         coalesce(sum(offered_value) filter (where paid), 0) as value
       from said where month between '2026-06' and '2026-11' group by month order by month`,
      [company.id, timezone],
    );
    const answer = await staff.get('/dashboard/charts');
    expect(answer.status, answer.bytes.toString()).toBe(200);
    const figures = answer.body.figures as ChartFigures;
    expect(
      figures.months.map(({ month, leads, conversions, value }) => [month, leads, conversions, value]),
    ).toEqual(rows.map(({ month, n, paid, value }) => [month, Number(n), Number(paid), Number(value)]));
    const october = figures.months.at(-2);
    const range = `&created_at=${october?.from}..${october?.to}`;
    expect(await countOfList(staff, range)).toBe(october?.leads);
    expect(await countOfList(staff, `${range}&conversion=chart`)).toBe(october?.conversions);
    const [product] = figures.products;
    expect(await countOfList(staff, `${range}&product_id=${product?.id}`)).toBe(product?.leads.at(-2));
    const bySite = (await staff.get('/dashboard/charts?source=site')).body.figures as ChartFigures;
    expect(await countOfList(staff, '&source=site&created_at=2026-06-01..')).toBe(bySite.total.leads);
  });
});

describe('the figures of very many leads', () => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z');
  const question = { tenantId: 'a', asked: 'cards' };

  test('are a summary of two minutes, told with its time; others are counted each time', async () => {
    const keep = keptFigures();
    let counted = 0;
    const count = (leads: number) => async () => {
      counted += 1;
      return { value: counted, leads };
    };
    const large = (at: Temporal.Instant) => keep(question, at, count(exactTo + 1));
    expect(await large(now)).toEqual({ value: 1, countedAt: now.toString(), isSummary: true });
    expect(await large(now.add({ seconds: 119 }))).toMatchObject({ value: 1, countedAt: now.toString() });
    expect(await large(now.add({ seconds: 120 }))).toMatchObject({ value: 2 });
    const other = { ...question, tenantId: 'b' };
    expect(await keep(other, now, count(exactTo))).toMatchObject({ value: 3, isSummary: false });
    expect(await keep(other, now, count(exactTo))).toMatchObject({ value: 4, isSummary: false });
  });
});
