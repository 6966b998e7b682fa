import { expect, test } from 'vitest';
import { questionOf } from './typed-block.ts';

const days = { from: '2026-12-01', to: '2026-12-01' };

test('what a block hits is asked once it says about whom and when, and not before', () => {
  expect(questionOf({ scope: 'tenant', days: null }, null)).toBeNull();
  expect(questionOf({ scope: 'boat', boat_id: null, days }, null)).toBeNull();
  expect(questionOf({ scope: 'tenant', days: { from: '2026-12-02', to: '2026-12-01' } }, null)).toBeNull();
  expect(questionOf({ scope: 'tenant', days, from_time: '14:00', until_time: '13:00' }, null)).toBeNull();
  expect(questionOf({ scope: 'tenant', days, from_time: '14:00', until_time: '20:0' }, 'x')).toEqual({
    id: 'x',
    scope: 'tenant',
    product_id: null,
    boat_id: null,
    city_id: null,
    days,
    from_time: '14:00',
    until_time: null,
  });
});

test('whom a block was about before is not asked about', () => {
  const asked = questionOf(
    { scope: 'product', product_id: 'p', boat_id: 'b', days: { from: null, to: '2026-12-01' } },
    null,
  );
  expect(asked).toMatchObject({ product_id: 'p', boat_id: null, days: { from: null } });
});
