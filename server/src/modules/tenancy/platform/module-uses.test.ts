import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const usesOf = async (...ids: string[]) =>
  (await operator.get(`/saas-modules/uses?company_ids=${ids.join(',')}`)).body.data;

test('before a module is taken away it is counted who used it in thirty days and what is still to sail [B2.2-68]', async () => {
  const [company, quiet] = [await world.company(), await world.company()];
  const [one, other] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
  const trade = await aTrade(world, company);
  await aSession(one, trade, { start_time: '15:00', end_time: '17:00' });
  for (const by of [one, one, other]) await by.post('/tags', { name: `Vela ${newId().slice(-8)}` });
  const [found] = await usesOf(company.id);
  expect(found).toMatchObject({ id: company.id, departures: 1 });
  const people = (slug: string) =>
    found.modules.find((each: { slug: string }) => each.slug === slug)?.people ?? 0;
  expect([people('sales'), people('operations'), people('pickup')]).toEqual([2, 1, 0]);
  expect(await usesOf(quiet.id)).toMatchObject([{ departures: 0 }]);
});

test('operators inside are none of its people, what is no company is left out, and nobody else may ask', async () => {
  const company = await world.company();
  const inside = { 'leme-tenant': company.id };
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Ajuda por telefone' });
  await operator.post('/tags', { name: 'Vela' }, inside);
  await operator.delete('/auth/acting-tenant', inside);
  const [found] = await usesOf(company.id, newId(), 'nada');
  expect(found.modules.filter(({ slug }: { slug: string }) => slug === 'sales')).toEqual([]);
  expect(await usesOf(newId())).toEqual([]);
  const staff = await world.user(company, 'admin');
  expect((await staff.get(`/saas-modules/uses?company_ids=${company.id}`)).status).toBe(403);
});
