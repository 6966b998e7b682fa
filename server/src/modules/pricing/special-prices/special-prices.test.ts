import { specialPrices } from '@leme/contract/pricing/special-prices';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

// Days that are over are tried below.
checkResource(specialPrices, (n) => ({
  code: `VERAO-${n}`.slice(0, 30),
  travel: null,
  validity: { from: null, to: '2099-12-31' },
}));

describe('what a special price may say', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const special = { name: 'Agência Lagoa', effect: 'set', price: 150 };
  const faultsOf = async (values: object) =>
    (await staff.post('/special-pricing', { ...special, ...values })).body.errors;

  test('a quota of nothing, an end before today and an effect without an amount are refused [A2.3-51] [B2.2-45]', async () => {
    expect(await faultsOf({ quota: 0 })).toMatchObject([{ pointer: '/quota', code: 'too-small' }]);
    expect(await faultsOf({ validity: { from: null, to: '2020-01-31' } })).toEqual([
      { pointer: '/validity/to', code: 'past-day' },
    ]);
    expect(await faultsOf({ price: null })).toEqual([{ pointer: '/price', code: 'required' }]);
    expect(await faultsOf({ effect: 'percent' })).toEqual([{ pointer: '/percent_bp', code: 'required' }]);
    expect(await faultsOf({ percent_bp: -12_000 })).toMatchObject([
      { pointer: '/percent_bp', code: 'too-small' },
    ]);
  });

  test('a code has no blanks and is in use once, however it is written', async () => {
    expect(await faultsOf({ code: 'VERAO 27' })).toEqual([{ pointer: '/code', code: 'no-blanks' }]);
    expect(await faultsOf({ code: 'VERAO27' })).toBeUndefined();
    expect(await faultsOf({ code: 'verao27' })).toMatchObject([{ pointer: '/code', code: 'taken' }]);
  });

  test('an agent is one', async () => {
    const person = (await staff.post('/customers', { name: 'Ana Lima' })).body.id;
    expect(await faultsOf({ agent_id: person })).toMatchObject([
      { pointer: '/agent_id', code: 'not-an-agent' },
    ]);
    expect(await faultsOf({ customer_id: person })).toBeUndefined();
  });
});
