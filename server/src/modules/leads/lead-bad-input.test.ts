import { describe, expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { aTrade } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';

const lead = { name: 'Ana Souza', phone: '48999991234', offered_value: 450 };

describe('what is wrong with a lead', async () => {
  const world = await openWorld();
  const company = await world.company();
  const seller = await world.user(company, 'admin');
  const post = (values: object) => seller.post('/leads', { ...lead, ...values });

  test.each([
    ['no name', { name: '' }, '/name'],
    ['one letter', { name: 'A' }, '/name'],
    ['a@b', { email: 'a@b' }, '/email'],
    ['seven digits', { phone: '9999999' }, '/phone'],
    ['thirty digits', { phone: '9'.repeat(30) }, '/phone'],
    ['letters in the number', { phone: '48 9999A-1234' }, '/phone'],
    ['a dialling code of letters', { country_code: '+BR' }, '/country_code'],
    ['doze adults', { adult_count: 'doze' }, '/adult_count'],
    ['151 adults', { adult_count: 151 }, '/adult_count'],
    ['−1 children', { child_count: -1 }, '/child_count'],
    ['half a child', { child_count: 0.5 }, '/child_count'],
    ['a price in letters', { adult_price: 'abc' }, '/adult_price'],
    ['a price of −1', { child_price: -1 }, '/child_price'],
    ['no value', { offered_value: null }, '/offered_value'],
    ['a value of 0', { offered_value: 0 }, '/offered_value'],
    ['a status nobody knows', { status: 'nurturing' }, '/status'],
    ['a source nobody knows', { source: 'fax' }, '/source'],
    ['days backwards', { interest_date: { from: '2026-12-22', to: '2026-12-20' } }, '/interest_date'],
    ['one day of two', { interest_date: { from: '2026-12-22', to: null } }, '/interest_date'],
    ['a product of nobody', { product_id: crypto.randomUUID() }, '/product_id'],
    ['an owner of nobody', { owner_id: crypto.randomUUID() }, '/owner_id'],
  ])('%s is refused beside its field, and nothing is written', async (_, values, pointer) => {
    const before = (await seller.get('/leads')).body.count;
    const { status, body } = await post(values);
    expect(status).toBe(422);
    expect(body.errors[0].pointer.startsWith(pointer), body.errors[0].pointer).toBe(true);
    expect((await seller.get('/leads')).body.count).toBe(before);
  });

  test('blanks around an address are taken away; what looks like a formula, a placeholder or markup is a name', async () => {
    const name = '{valor} =1+1 <b>';
    const { body } = await post({ name, email: ' ana@ex.com ', phone: '(48) 99999-1234' });
    expect(body).toMatchObject({ name, email: 'ana@ex.com', phone: '48999991234' });
    expect((await seller.get('/leads?name=%7Bvalor%7D')).body.leads).toMatchObject([{ name }]);
  });

  test('a product that was switched off or deleted meanwhile stays with the lead that has it, and is no other’s', async () => {
    const { product_id } = await aTrade(world, company);
    const { body: held } = await post({ name: 'Com produto', product_id });
    const settle = (change: { status?: string; deleted_at?: string }) =>
      world.tenantTx.write(company.id, (tx) =>
        tx.change(
          db
            .updateTable('products')
            .set(change)
            .where('tenant_id', '=', company.id)
            .where('id', '=', product_id),
        ),
      );
    await settle({ status: 'inactive' });
    expect((await seller.get('/leads/products')).body.data).toEqual([]);
    const patch = (values: object) => seller.patch(`/leads/${held.id}`, values);
    expect((await patch({ version: 1, name: 'Outro nome' })).body).toMatchObject({
      name: 'Outro nome',
      product_id,
      labels: { product_id: 'Ilha do Campeche' },
    });
    await settle({ deleted_at: '2026-11-20T12:00:00Z' });
    expect((await patch({ version: 2, offered_value: 500 })).body).toMatchObject({
      offered_value: 500,
      product_id,
    });
    expect((await post({ product_id })).body.errors).toEqual([{ pointer: '/product_id', code: 'unknown' }]);
  });

  test('an interaction that is sent twice with one key is written once', async () => {
    const { body } = await post({});
    const sent = { lead_id: body.id, type: 'call', title: 'Ligou', interaction_date: '2026-11-20T12:00:00Z' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2].map(() => seller.post('/lead-interactions', sent, key)));
    const again = await seller.post('/lead-interactions', sent, key);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(again.status).toBe(201);
    expect((await seller.get(`/lead-interactions?lead_id=${body.id}`)).body.count).toBe(1);
  });
});
