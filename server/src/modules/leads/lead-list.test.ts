import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { aTrade } from '../../testing/companies/trade.ts';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { openWorld } from '../../testing/world.ts';

type Lead = { id: string; name: string };

describe('the list of leads', async () => {
  const world = await openWorld();
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const stranger = await world.user(await world.company(), 'admin');
  const tag = (await staff.post('/tags', { name: 'VIP', color: '#b45309' })).body;
  const foreign = (await stranger.post('/tags', { name: 'Alheia', color: '#b45309' })).body;
  const bare = { phone: '48999112034', offered_value: 450 };
  const add = async (values: object): Promise<Lead> => {
    const { status, body } = await staff.post('/leads', { ...bare, ...values });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  };
  const names = async (query: string) =>
    (await staff.get(`/leads?${query}`)).body.leads.map(({ name }: Lead) => name);

  const trade = await aTrade(world, company);
  const ana = await add({
    name: 'Ana Conceição',
    phone: '(48) 99911-2034',
    email: ' Ana@Exemplo.test ',
    tags: [tag.id],
    interest_date: { from: '2027-01-10', to: '2027-01-12' },
  });
  const rui = await add({ name: 'Rui Sá', phone: '21 98765-4321', status: 'proposal_sent', source: 'site' });
  const eva = await add({
    name: 'Eva Lima',
    country: 'Itália',
    country_code: '+39',
    phone: '3312345678',
    status: 'won',
    product_id: trade.product_id,
    offered_value: 900.5,
    interest_date: { from: '2027-01-20', to: '2027-01-20' },
  });

  test('it is answered under the names of the specification, newest first [A7.5-13, B7.3-01, B7.3-08, B7.3-13, B7.3-21, B7.3-22]', async () => {
    const { body } = await staff.get('/leads?page=1&limit=50');
    expect(body.leads.map(({ id }: Lead) => id)).toEqual([eva.id, rui.id, ana.id]);
    expect(body).toMatchObject({
      count: 3,
      nextCursor: null,
      hasMore: false,
      productsById: { [trade.product_id]: { name: 'Ilha do Campeche', sharing_mode: 'shared' } },
      tagsByLeadId: { [ana.id]: [{ id: tag.id, name: 'VIP', color: '#b45309' }], [rui.id]: [] },
    });
    expect(body.leads[2]).toMatchObject({
      country: 'Brasil',
      country_code: '+55',
      phone: '48999112034',
      status: 'new',
      email: 'ana@exemplo.test',
      user_name: 'Pessoa admin',
    });
  });

  test('by number and by cursor each lead is there once, and one row more tells that there are more [B7.3-09, B7.3-10, B7.3-11, B7.3-14]', async () => {
    const first = (await staff.get('/leads?limit=2')).body;
    expect([first.leads.length, first.hasMore, first.count]).toEqual([2, true, 3]);
    const next = (await staff.get(`/leads?limit=2&cursor=${first.nextCursor}`)).body;
    expect(next.leads.map(({ id }: Lead) => id)).toEqual([ana.id]);
    expect((await staff.get('/leads?limit=2&page=2')).body.leads).toEqual(next.leads);
  });

  test.each([
    ['name=conceicao', ['Ana Conceição']],
    ['name=ana+conc', ['Ana Conceição']],
    // An address is found by the search, and not by the name.
    ['name=exemplo', []],
    ['q=exemplo', ['Ana Conceição']],
    ['phone=(48)+9', ['Ana Conceição']],
    ['phone=8765', ['Rui Sá']],
    ['phone=abc', ['Eva Lima', 'Rui Sá', 'Ana Conceição']],
    ['status=new,won', ['Eva Lima', 'Ana Conceição']],
    ['status=proposal', ['Rui Sá']],
    ['status=proposal_sent', ['Rui Sá']],
    ['interest_date=2027-01-12..2027-01-15', ['Ana Conceição']],
    ['interest_date=2027-01-11..', ['Eva Lima', 'Ana Conceição']],
    ['interest_date=..2027-01-09', []],
    [`tags=${tag.id}`, ['Ana Conceição']],
    [`tags=${foreign.id}`, []],
    ['source=site', ['Rui Sá']],
    [`product_id=${trade.product_id}`, ['Eva Lima']],
    ['offered_value=500..', ['Eva Lima']],
    ['last_interaction_at=..2026-01-01', []],
    ['next_due_at=2020-01-01..', []],
    ['name=a&status=new', ['Ana Conceição']],
    ['name=%25&phone=_', []],
    ['sort=interest_date', ['Ana Conceição', 'Eva Lima', 'Rui Sá']],
    ['sort=-offered_value', ['Eva Lima', 'Rui Sá', 'Ana Conceição']],
  ])('%s shows %j [B7.3-02, B7.3-03, B7.3-04, B7.3-05, B7.3-06, B7.3-07]', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('the same filter gives the same count, sum and tabs', async () => {
    const { body } = await staff.get('/leads?facets=1&totals=1');
    expect(body.totals.offered_value).toBe(1800.5);
    expect(body.facets.status).toMatchObject({ new: 1, proposal: 1, won: 1, lost: 0 });
  });

  test('a tag tells how many enquiries have it, those that were deleted left out', async () => {
    const deleted = await add({ name: 'Ida Paz', tags: [tag.id] });
    await staff.delete(`/leads/${deleted.id}`);
    expect((await staff.get(`/tags/${tag.id}`)).body).toMatchObject({ leads: 1, customers: 0 });
    expect((await staff.get('/tags?q=vip')).body.data).toMatchObject([{ leads: 1, customers: 0 }]);
  });

  test('a tag that was named in passing is grey [B3-16]', async () => {
    const { body } = await staff.post('/tags', { name: 'Retorno' });
    expect(body.color).toBe('#6b7280');
  });

  test('more leads than are counted one by one are about so many, and no error [B7.3-15]', async () => {
    const large = await world.company();
    const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
    await client.connect();
    await client.query(
      `insert into leads (tenant_id, id, name, phone, offered_value)
       select $1, gen_random_uuid(), 'Lead ' || n, '48999112034', 10 from generate_series(1, 10100) n`,
      [large.id],
    );
    await client.query('analyze leads');
    await client.end();
    const { body } = await (await world.user(large, 'admin')).get('/leads?limit=1&count=all');
    expect([body.countIsEstimate, body.count > 10_000, body.count < 11_000]).toEqual([true, true, true]);
  });

  test('figures tell status, source, what is new and what all are offered [A7.5-15]', async () => {
    expect((await staff.get('/leads/stats')).body).toEqual({
      count: 3,
      newToday: 3,
      newInSevenDays: 3,
      value: 1800.5,
      bySource: { site: 1 },
      byStatus: {
        new: { count: 1, value: 450 },
        proposal: { count: 1, value: 450 },
        won: { count: 1, value: 900.5 },
      },
    });
    expect((await stranger.get('/leads/stats')).body).toMatchObject({ count: 0, value: 0 });
  });

  test('tags of leads come grouped; foreign, unknown and bare leads are left out [B7.3-16, B7.3-19, B3-18]', async () => {
    const path = '/rpc/get_lead_tags_grouped';
    const lead_ids = [ana.id, rui.id, crypto.randomUUID()];
    const own = [{ lead_id: ana.id, tags: [{ id: tag.id, name: 'VIP', color: '#b45309' }] }];
    expect((await staff.post(path, { lead_ids })).body).toEqual(own);
    expect((await stranger.post(path, { lead_ids })).body).toEqual([]);
    expect((await staff.post(path, { lead_ids: [] })).body).toEqual([]);
    const many = Array.from({ length: 250 }, () => crypto.randomUUID());
    expect((await staff.post(path, { lead_ids: many })).status).toBe(422);
  });

  test('a tag of another company is no tag of a lead [B7.4-05]', async () => {
    const { status, body } = await staff.post('/leads', { ...bare, name: 'Zé', tags: [foreign.id] });
    expect([status, body.errors]).toEqual([422, [{ pointer: '/tags', code: 'unknown' }]]);
  });

  test('who is already there is told by number and address, customers to those who read them', async () => {
    await staff.post('/customers', { name: 'Ana C. Reis', phone: '+5548999112034' });
    const found = (await staff.get('/leads/matches?phone=(48)+99911-2034')).body;
    expect(found.leads.map(({ id }: Lead) => id)).toEqual([ana.id]);
    expect(found.customers).toMatchObject([{ name: 'Ana C. Reis', bookings: 0 }]);
    const byAddress = (await staff.get(`/leads/matches?email=ANA@exemplo.test&except=${ana.id}`)).body;
    expect(byAddress).toEqual({ leads: [], customers: [] });
    expect((await stranger.get('/leads/matches?phone=48999112034')).body.leads).toEqual([]);
  });

  test('deleted with its tags and interactions, it comes back with them [B7.4-17, B7.4-18]', async () => {
    const gone = await add({ name: 'Para excluir', note: 'Ligou ontem', tags: [tag.id] });
    const talks = async () => (await staff.get(`/lead-interactions?lead_id=${gone.id}`)).body.data.length;
    expect(await talks()).toBe(1);
    await staff.delete(`/leads/${gone.id}`);
    expect(await talks()).toBe(0);
    expect((await staff.post('/rpc/get_lead_tags_grouped', { lead_ids: [gone.id] })).body).toEqual([]);
    await staff.post(`/leads/${gone.id}/restoration`);
    expect(await talks()).toBe(1);
    expect((await staff.get(`/leads/${gone.id}`)).body.tags).toEqual([tag.id]);
    await staff.delete(`/leads/${gone.id}`);
  });

  test('countries come with their codes by name, products on sale with their fares [B3-35, B7.4-07]', async () => {
    const { data } = (await staff.get('/countries')).body;
    expect(data.length).toBe(245);
    expect(data).toContainEqual({ id: 'BR', name: 'Brasil', code: 'BR', phone_code: '+55' });
    const [sold, ...others] = (await staff.get('/leads/products')).body.data;
    expect([sold.name, sold.fare_types.length, others]).toEqual(['Ilha do Campeche', 3, []]);
  });

  test('a user and the user of an agent open no leads, not even their figures, unless somebody gives them [A6-07]', async () => {
    for (const role of ['user', 'agent_user'] as const) {
      const person = await world.user(company, role);
      expect([(await person.get('/leads')).status, (await person.get('/leads/stats')).status]).toEqual([
        403, 403,
      ]);
    }
  });
});
