import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const without = (...slugs: string[]) => planModules.filter((slug) => !slugs.includes(slug));
const modulesOf = async (id: string) => (await operator.get(`/saas-tenants/${id}`)).body.modules;

test('fourteen modules are listed with their pages and how many companies have each [A3-13, B2.2-68]', async () => {
  const companies = async (wanted: string): Promise<number> =>
    (await operator.get('/saas-modules')).body.data.find(({ slug }: { slug: string }) => slug === wanted)
      .companies;
  const before = await companies('fleet');
  await world.company();
  expect(await companies('fleet')).toBeGreaterThan(before);
  const { data } = (await operator.get('/saas-modules')).body;
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(planModules);
  expect(data.find(({ slug }: { slug: string }) => slug === 'fleet').routes).toContainEqual({
    path: '/boats',
    is_active: true,
  });
});

test('a module is given to several companies at once, and each has a result of its own [A7.4-02, A7.4-03]', async () => {
  const [whole, bare, poor] = [await world.company(), await world.company(), await world.company()];
  const put = (id: string, modules: string[]) =>
    operator.put(`/saas-tenants/${id}/modules`, { version: 1, modules });
  await put(bare.id, without('pricing'));
  await put(poor.id, ['core', 'sales']);
  const give = async (with_needs: boolean) => {
    const company_ids = [whole.id, bare.id, poor.id, newId()];
    const { body } = await operator.post('/saas-modules/pricing/switches', {
      on: true,
      with_needs,
      company_ids,
    });
    return body.data.map(({ result }: { result: string }) => result);
  };
  expect(await give(false)).toEqual(['unchanged', 'done', 'needs', 'gone']);
  expect(await modulesOf(poor.id)).toEqual(['core', 'sales']);
  expect(await give(true)).toEqual(['unchanged', 'unchanged', 'done', 'gone']);
  expect(await modulesOf(poor.id)).toEqual(['core', 'sales', 'catalog', 'pricing']);
});

test('one that others need is named instead of taken away, and core has no switch', async () => {
  const company = await world.company();
  const take = (slug: string) =>
    operator.post(`/saas-modules/${slug}/switches`, {
      on: false,
      with_needs: false,
      company_ids: [company.id],
    });
  const { body } = await take('operations');
  expect(body.data).toMatchObject([{ result: 'needed', modules: ['crew', 'finance', 'pickup', 'channels'] }]);
  expect(await modulesOf(company.id)).toEqual(planModules);
  expect((await take('core')).body.errors).toEqual([{ pointer: '/slug', code: 'core-missing' }]);
  const staff = await world.user(company, 'admin');
  expect((await staff.get('/saas-modules')).status).toBe(403);
  expect(
    (
      await staff.post('/saas-modules/insights/switches', {
        on: false,
        with_needs: false,
        company_ids: [company.id],
      })
    ).status,
  ).toBe(403);
});

test('companies are found by name with whether they have the module', async () => {
  const company = await world.company();
  await operator.put(`/saas-tenants/${company.id}/modules`, { version: 1, modules: without('insights') });
  const q = encodeURIComponent(company.subdomain);
  const found = (slug: string) => operator.get(`/saas-modules/${slug}/companies?q=${q}`);
  expect((await found('insights')).body.data).toMatchObject([{ id: company.id, has: false }]);
  expect((await found('fleet')).body.data).toMatchObject([{ id: company.id, has: true }]);
});
