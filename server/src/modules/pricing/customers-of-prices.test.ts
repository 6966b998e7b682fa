import { expect, test } from 'vitest';
import { campeche, publishAll, soldAt } from '../../testing/companies/campeche.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

async function aSeller() {
  const staff = await world.user(await world.company(), 'admin');
  const { product_id, adult } = await campeche(staff);
  const asked = { product_id, date: '2027-01-09', start_time: '09:00', sold_at: soldAt };
  const party = [{ fare_type_id: adult, quantity: 1 }];
  const agent = async (name: string) => (await staff.post('/customers', { name, kind: 'agente' })).body;
  const priceFor = async (agent_id: string) =>
    (await staff.post('/quotes', { ...asked, party, agent_id })).body.total;
  return { staff, product_id, agent, priceFor };
}

test('two agents that become one keep what was agreed with either, by special price and by rule', async () => {
  const { staff, product_id, agent, priceFor } = await aSeller();
  const [kept, other] = [await agent('Agência Lagoa'), await agent('Ag. Lagoa')];
  const rule = { name: 'Lagoa', priority: 90, percent_bp: -5000, product_ids: [product_id] };
  await staff.post('/pricing-rules', { ...rule, agent_ids: [other.id] });
  await publishAll(staff);
  const byRule = await priceFor(other.id);
  expect(await priceFor(kept.id)).not.toBe(byRule);
  const merging = { other_id: other.id, version: kept.version, other_version: other.version };
  expect((await staff.post(`/customers/${kept.id}/merge`, merging)).status).toBe(200);
  expect(await priceFor(kept.id)).toBe(byRule);
  const [{ agent_ids, publication, published_version }] = (await staff.get('/pricing-rules?q=Lagoa')).body
    .data;
  expect([agent_ids, publication, published_version]).toEqual([[kept.id], 'published', 2]);

  const third = await agent('Lagoa Ltda.');
  const agreed = { name: 'Combinado', price: 150, agent_id: third.id };
  const { id } = (await staff.post('/special-pricing', agreed)).body;
  const now = (await staff.get(`/customers/${kept.id}`)).body.version;
  const again = { other_id: third.id, version: now, other_version: third.version };
  expect((await staff.post(`/customers/${kept.id}/merge`, again)).status).toBe(200);
  expect(await priceFor(kept.id)).toBe(150);
  const { data } = (await staff.get(`/special-pricing/${id}/history`)).body;
  expect(JSON.stringify(data[0])).toContain('Agência Lagoa');
});

test('what was agreed with somebody who is forgotten is nobody’s, and says no name', async () => {
  const { staff, agent, priceFor } = await aSeller();
  const somebody = await agent('Quitéria Valadares');
  const { body } = await staff.post('/special-pricing', {
    name: 'Quitéria',
    reason: 'Prima da Quitéria',
    price: 150,
    agent_id: somebody.id,
  });
  expect(await priceFor(somebody.id)).toBe(150);
  const reason = { reason: 'Pedido do titular' };
  expect((await staff.post(`/customers/${somebody.id}/erasure`, reason)).status).toBe(200);
  const left = (await staff.get(`/special-pricing/${body.id}`)).body;
  expect(left).toMatchObject({ active: false, name: 'Pessoa removida', reason: null });
  const told = JSON.stringify((await staff.get(`/special-pricing/${body.id}/history`)).body);
  expect(told).not.toContain('Quitéria');
});
