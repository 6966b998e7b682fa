import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

checkResource(priceSeasons);
// What bounds or excludes each other is tried below.
checkResource(pricingRules, () => ({
  effect: 'add',
  travel: null,
  applies_always: true,
  lead_min: null,
  lead_max: null,
  occupancy_min_bp: null,
  occupancy_max_bp: null,
  party_min: null,
  party_max: null,
}));

describe('what a rule may say', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const made = async (path: string, values: object) => (await staff.post(path, values)).body.id as string;
  const product_id = await made('/products', { name: 'Ilha do Campeche' });
  await made('/fare-types', { product_id, label: 'Adulto', cost_price: 180, min_price: 120 });
  const season_id = await made('/price-seasons', { name: 'Verão', ranges: [{ from: '12-15', to: '02-28' }] });
  const agent = await made('/customers', { name: 'Agência Lagoa', kind: 'agente' });
  const person = await made('/customers', { name: 'Ana Lima' });
  const boat = await made('/boats', { boat_name: 'Estrela', capacity: 20 });
  const rule = { name: 'Verão', effect: 'percent', percent_bp: 2000, weekdays: [6, 7] };
  const faultsOf = async (values: object) =>
    (await staff.post('/pricing-rules', { ...rule, ...values })).body.errors;

  test('minus 120 per cent, a priority of a thousand million and no effect at all are refused [A2.3-50]', async () => {
    expect(await faultsOf({ percent_bp: -12_000 })).toMatchObject([
      { pointer: '/percent_bp', code: 'too-small' },
    ]);
    expect(await faultsOf({ priority: 1e9 })).toMatchObject([{ pointer: '/priority', code: 'too-large' }]);
    expect(await faultsOf({ percent_bp: null })).toEqual([{ pointer: '/percent_bp', code: 'required' }]);
    expect(await faultsOf({ effect: 'add' })).toEqual([{ pointer: '/amount', code: 'required' }]);
    expect(await faultsOf({ effect: 'set', amount: -1 })).toMatchObject([
      { pointer: '/amount', code: 'too-small' },
    ]);
  });

  test('a fixed price below the least a fare may cost names the fare; elsewhere it is taken', async () => {
    const set = { effect: 'set', amount: 100, fares: ['ADULT'] };
    expect(await faultsOf(set)).toEqual([
      {
        pointer: '/amount',
        code: 'below-floor',
        params: { name: 'Ilha do Campeche · Adulto', minimum: '120,00' },
      },
    ]);
    expect(await faultsOf({ ...set, fares: ['CHILD'] })).toBeUndefined();
    expect(await faultsOf({ ...set, amount: 120 })).toBeUndefined();
  });

  test('a rule without any condition counts for everything only when that is said', async () => {
    const bare = { weekdays: [] };
    expect(await faultsOf(bare)).toEqual([{ pointer: '/applies_always', code: 'confirm-always' }]);
    expect(await faultsOf({ ...bare, applies_always: true })).toBeUndefined();
    expect(await faultsOf({ ...bare, season_id })).toBeUndefined();
  });

  test('days backwards, bounds crossed and a season beside days are refused; a start past midnight is taken', async () => {
    const travel = [{ from: '2027-01-10', to: '2027-01-05' }];
    expect(await faultsOf({ travel })).toMatchObject([{ pointer: '/travel/0/to', code: 'backwards' }]);
    expect(await faultsOf({ season_id, travel: [{ from: '01-01', to: '01-02' }] })).toEqual([
      { pointer: '/travel', code: 'season-or-dates' },
    ]);
    for (const name of ['lead_m', 'occupancy_m', 'party_m']) {
      const end = name.startsWith('occupancy') ? '_bp' : '';
      expect(await faultsOf({ [`${name}in${end}`]: 9, [`${name}ax${end}`]: 8 })).toEqual([
        { pointer: `/${name}ax${end}`, code: 'too-small', params: { minimum: 9 } },
      ]);
    }
    expect(await faultsOf({ start_from: '22:00', start_to: '02:00' })).toBeUndefined();
  });

  test('an agent is one, and a boat is there', async () => {
    expect(await faultsOf({ agent_ids: [agent] })).toBeUndefined();
    expect(await faultsOf({ agent_ids: [person] })).toEqual([
      { pointer: '/agent_ids', code: 'not-an-agent', params: { name: 'Ana Lima' } },
    ]);
    expect(await faultsOf({ boat_ids: [boat] })).toBeUndefined();
    await staff.delete(`/boats/${boat}`);
    expect(await faultsOf({ boat_ids: [boat] })).toMatchObject([{ code: 'unknown' }]);
  });

  test('a season that a rule names is not deleted under it', async () => {
    expect((await staff.delete(`/price-seasons/${season_id}`)).body.type).toBe('/problems/in-use');
  });
});
