import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import { expect, test } from 'vitest';
import { send } from '../../kit/resource/transfer/import/importing.testing.ts';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(cancellationPolicies);

const world = await openWorld();
const staff = await world.user(await world.company(), 'admin');
const tier = (hours_before: number, fee_bp: number, minimum_fee = 0) => ({
  hours_before,
  fee_bp,
  minimum_fee,
});

test('steps stand in the order of their hours, each hour once', async () => {
  const { body } = await staff.post('/cancellation-policies', {
    name: 'Embratur',
    tiers: [tier(504, 2000), tier(720, 1000, 50)],
  });
  expect(body.tiers).toEqual([tier(720, 1000, 50), tier(504, 2000)]);
  expect(body).toMatchObject({ no_show_fee_bp: 10_000, own_fault: 'refund', withdrawal_days: 7 });
  const twice = await staff.post('/cancellation-policies', {
    name: 'Dupla',
    tiers: [tier(24, 0), tier(24, 1000)],
  });
  expect(twice.body.errors).toEqual([{ pointer: '/tiers', code: 'repeated' }]);
  const cents = await staff.post('/cancellation-policies', { name: 'Fina', tiers: [tier(24, 0, 0.005)] });
  expect(cents.body.errors).toEqual([{ pointer: '/tiers/0/minimum_fee', code: 'money-decimals' }]);
});

test('one that a product or the company goes by is not deleted, and the reason is told', async () => {
  const [ofProduct, ofCompany] = [
    (await staff.post('/cancellation-policies', { name: 'Do produto' })).body,
    (await staff.post('/cancellation-policies', { name: 'Da empresa' })).body,
  ];
  await staff.post('/products', { name: 'Ilha', cancellation_policy_id: ofProduct.id });
  const decided = await staff.put('/selling-defaults', {
    min_party: 1,
    max_party: 20,
    cutoff_min: 60,
    horizon_days: 365,
    deposit_bp: 3000,
    balance_due_hours: 48,
    cancellation_policy_id: ofCompany.id,
    version: 0,
  });
  expect(decided.body).toMatchObject({ labels: { cancellation_policy_id: 'Da empresa' }, version: 1 });
  const used = async ({ id }: { id: string }) =>
    (await staff.delete(`/cancellation-policies/${id}`)).body.params.by;
  expect(await used(ofProduct)).toEqual([{ resource: 'products', count: 1, names: ['Ilha'] }]);
  expect(await used(ofCompany)).toEqual([{ resource: 'selling-defaults', count: 1, names: [] }]);
});

test('who decides for the company second sees what the first decided; a foreign policy and a group the wrong way round are refused', async () => {
  const own = await world.user(await world.company(), 'admin');
  const foreign = (await staff.post('/cancellation-policies', { name: 'De outra' })).body;
  const nothing = {
    min_party: null,
    max_party: null,
    cutoff_min: null,
    horizon_days: null,
    deposit_bp: null,
    balance_due_hours: null,
    cancellation_policy_id: null,
  };
  expect((await own.get('/selling-defaults')).body).toEqual({ ...nothing, labels: {}, version: 0 });
  const said = (more: object) => own.put('/selling-defaults', { ...nothing, version: 0, ...more });
  expect((await said({ cancellation_policy_id: foreign.id })).body.errors).toEqual([
    { pointer: '/cancellation_policy_id', code: 'unknown' },
  ]);
  expect((await said({ min_party: 5, max_party: 4 })).body.errors).toEqual([
    { pointer: '/max_party', code: 'too-small', params: { minimum: 5 } },
  ]);
  const answers = await Promise.all([said({ horizon_days: 90 }), said({ horizon_days: 180 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect([90, 180]).toContain(late?.body.params.current.horizon_days);
});

test('a usual policy comes with its steps and its text in every language, and may be taken twice', async () => {
  const adopt = async (template: string) =>
    (await staff.post('/cancellation-policies/adoptions', { template })).body;
  const [first, second] = [await adopt('embratur'), await adopt('embratur')];
  expect([first.name, second.name]).toEqual(['Embratur DN 161/1985', 'Embratur DN 161/1985 2']);
  expect(first).toMatchObject({ tiers: [tier(720, 1000), tier(0, 2000)], no_show_fee_bp: 2000 });
  expect(Object.keys(first.text)).toEqual(['pt-BR', 'en', 'es', 'fr', 'it']);
  expect((await staff.post('/cancellation-policies/adoptions', { template: 'none' })).status).toBe(422);
});

test('steps by which cancelling becomes cheaper near departure are asked about once, in the form and in a file', async () => {
  const asked = [expect.objectContaining({ pointer: '/fee_may_fall', code: 'confirm-falling' })];
  const falling = { name: 'Ao contrário', tiers: [tier(720, 5000), tier(24, 1000)], no_show_fee_bp: 5000 };
  for (const policy of [
    falling,
    { name: 'No fim', tiers: [tier(24, 5000)], no_show_fee_bp: 1000 },
    { name: 'No mínimo', tiers: [tier(48, 1000, 50), tier(24, 1000)] },
  ]) {
    const { status, body } = await staff.post('/cancellation-policies', policy);
    expect([status, body.errors]).toEqual([422, asked]);
  }
  const meant = await staff.post('/cancellation-policies', { ...falling, fee_may_fall: true });
  expect(meant.status).toBe(201);
  const address = `/cancellation-policies/${meant.body.id}`;
  const change = async (fields: object) =>
    await staff.patch(address, { version: (await staff.get(address)).body.version, ...fields });
  expect((await change({ name: 'Com desconto' })).status).toBe(200);
  expect((await change({ fee_may_fall: false })).body.errors).toEqual(asked);
  expect((await change({ fee_may_fall: false, tiers: [tier(24, 1000)] })).status).toBe(200);
  const sheet = 'Nome;Faixas de taxa\nDa planilha;720 h: 50% | 24 h: 10%\n';
  const { body } = await send(staff, '/cancellation-policies', sheet);
  expect(body.refused).toMatchObject([{ row: 2, faults: asked }]);
});
