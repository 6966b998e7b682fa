import { productTags } from '@leme/contract/catalog/product-tags';
import { expect, test } from 'vitest';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

checkResource(productTags);

const world = await openWorld();
const keeper = await world.operator('saas_super_admin');
let made = 0;
const aTag = async (name = `Com vento ${++made}`) =>
  (await keeper.post('/product-tags', { name: { 'pt-BR': name }, kind: 'feature', color: '#0ea5e9' })).body;
const aCompany = async () => {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
};

test('companies say which of the tags their products have, see them in their colour, and change no tag [A2.3-40, B2.2-14]', async () => {
  const { staff } = await aCompany();
  const [calm, windy] = [await aTag(), await aTag()];
  const tour = { name: 'Volta à Ilha', tags: [windy.id, calm.id] };
  const product = (await staff.post('/products', tour)).body;
  expect([product.tags, product.labels.tags, product.colours.tags]).toEqual([
    [windy.id, calm.id],
    [windy.name['pt-BR'], calm.name['pt-BR']],
    ['#0ea5e9', '#0ea5e9'],
  ]);
  expect((await staff.get(`/products?tags=${calm.id}`)).body.count).toBe(1);
  const { data } = (await staff.get('/products/options/tags?q=com vento')).body;
  expect(data).toContainEqual({ id: calm.id, label: calm.name['pt-BR'], colour: '#0ea5e9' });
  const answers = [
    await staff.get('/product-tags'),
    await staff.get(`/product-tags/${calm.id}/uses`),
    await staff.patch(`/product-tags/${calm.id}`, { color: '#000000', version: 1 }),
    await staff.post(`/product-tags/${calm.id}/merge`, { other_id: windy.id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('uses are counted over all companies, and of two tags one is left, on all products that had either, once', async () => {
  const [kept, other] = [await aTag(), await aTag()];
  const [one, two] = [await aCompany(), await aCompany()];
  const both = (await one.staff.post('/products', { name: 'Ilha', tags: [kept.id, other.id] })).body;
  const only = (await two.staff.post('/products', { name: 'Farol', tags: [other.id] })).body;
  expect((await keeper.get(`/product-tags/${other.id}/uses`)).body).toEqual({ products: 2, companies: 2 });
  const { status, body } = await keeper.post(`/product-tags/${kept.id}/merge`, { other_id: other.id });
  expect([status, body.id]).toEqual([200, kept.id]);
  expect((await keeper.get(`/product-tags/${kept.id}/uses`)).body).toEqual({ products: 2, companies: 2 });
  expect((await one.staff.get(`/products/${both.id}`)).body.tags).toEqual([kept.id]);
  expect((await two.staff.get(`/products/${only.id}`)).body.tags).toEqual([kept.id]);
  const [step] = (await two.staff.get(`/products/${only.id}/history`)).body.data;
  expect(step.changes).toMatchObject([
    { field: 'tags', before: [other.name['pt-BR']], after: [kept.name['pt-BR']] },
  ]);
  await keeper.post(`/product-tags/${other.id}/restoration`);
  expect((await two.staff.get(`/products/${only.id}`)).body.labels.tags.toSorted()).toEqual(
    [kept, other].map(({ name }) => name['pt-BR']).toSorted(),
  );
});

test('two that were united and are parted again are on the products that had each', async () => {
  const [kept, other] = [await aTag(), await aTag()];
  const { staff } = await aCompany();
  const add = async (tags: string[]) => (await staff.post('/products', { name: 'Ilha', tags })).body.id;
  const [both, only] = [await add([other.id, kept.id]), await add([other.id])];
  await keeper.post(`/product-tags/${kept.id}/merge`, { other_id: other.id });
  const parted = await keeper.post(`/product-tags/${kept.id}/separation`, { other_id: other.id });
  expect([parted.status, parted.body.id]).toEqual([200, kept.id]);
  const tagsOf = async (id: string) => (await staff.get(`/products/${id}`)).body.tags;
  expect([await tagsOf(both), await tagsOf(only)]).toEqual([[other.id, kept.id], [other.id]]);
  const [step] = (await staff.get(`/products/${only}/history`)).body.data;
  expect(step.changes).toMatchObject([
    { field: 'tags', before: [kept.name['pt-BR']], after: [other.name['pt-BR']] },
  ]);
});

test('a tag with itself, with nobody and with one that is gone is refused', async () => {
  const [kept, other, gone] = [await aTag(), await aTag(), await aTag()];
  await keeper.delete(`/product-tags/${gone.id}`);
  const merge = (other_id: string) => keeper.post(`/product-tags/${kept.id}/merge`, { other_id });
  const answers = [await merge(kept.id), await merge(crypto.randomUUID()), await merge(gone.id)];
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 404]);
  expect((await keeper.get(`/product-tags/${other.id}`)).body.deleted_at).toBeNull();
});

test('crosswise at the same time one wins and no product loses both', async () => {
  const [kept, other] = [await aTag(), await aTag()];
  const { staff } = await aCompany();
  const product = (await staff.post('/products', { name: 'Ilha', tags: [other.id] })).body;
  const answers = await Promise.all([
    keeper.post(`/product-tags/${kept.id}/merge`, { other_id: other.id }),
    keeper.post(`/product-tags/${other.id}/merge`, { other_id: kept.id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await staff.get(`/products/${product.id}`)).body.tags).toHaveLength(1);
});

test('a colour of five digits is refused by name', async () => {
  const { status, body } = await keeper.post('/product-tags', { name: { 'pt-BR': 'X' }, color: '#12345' });
  expect([status, body.errors]).toEqual([422, [{ pointer: '/color', code: 'colour' }]]);
});
