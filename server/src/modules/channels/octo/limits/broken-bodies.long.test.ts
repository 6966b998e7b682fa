import { octoErrors } from '@leme/contract/channels/octo/octo-shapes';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import { sellsOutside, tomorrow } from '../../../../testing/companies/outside/octo-world.ts';
import { oddStrings } from '../../../../testing/input/odd-strings.ts';
import { machineEndpoints } from '../../../../testing/served-endpoints.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld({ machineCalls: { perToken: 100_000, perCompany: 100_000 } });
const at = await sellsOutside(world, { session: { total_capacity: 2_000 } });
const { adult } = at.trade.fares;
const each = 300;

type Body = Record<string, unknown>;
const of = { productId: at.trade.product_id, optionId: at.trade.product_id };
const contact = { fullName: 'Giulia Rossi', emailAddress: 'g@milano.example', locales: ['it'], notes: 'x' };
const unitItems = [{ uuid: newId(), unitId: adult, resellerReference: 'U-1', contact }];
const units = [{ id: adult, quantity: 2 }];
const days = { localDateStart: tomorrow, localDateEnd: '2026-11-22' };
const more = { notes: 'x', resellerReference: 'R-1', emailReceipt: false, contact };

/** A good body of each address that takes one, of which everything is broken in turn. */
const good: Readonly<Record<string, Body>> = {
  'POST /octo/availability': { ...of, localDate: tomorrow, units, currency: 'BRL' },
  'POST /octo/availability/calendar': { ...of, ...days, units, currency: 'BRL' },
  'POST /octo/bookings': {
    ...of,
    uuid: newId(),
    availabilityId: at.session.id,
    expirationMinutes: 5,
    unitItems,
    ...more,
  },
  'PATCH /octo/bookings/:uuid': {
    ...of,
    availabilityId: at.session.id,
    expirationMinutes: 5,
    unitItems,
    ...more,
  },
  'POST /octo/bookings/:uuid/confirm': { ...more, unitItems },
  'POST /octo/bookings/:uuid/extend': { expirationMinutes: 40 },
  'POST /octo/bookings/:uuid/cancel': { reason: 'Chuva', force: false },
  'DELETE /octo/bookings/:uuid': { reason: 'Chuva', force: false },
};

const deep = JSON.parse(`${'['.repeat(40)}1${']'.repeat(40)}`);
const wrong: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e9, 9e15, '7', [], {}, [[]], [null], [{}], { id: 1 }, deep],
  ...[newId(), '2026-02-30', '2026-11-21T25:00', Array(200).fill({ unitId: adult }), 'x'.repeat(3_000)],
  ...oddStrings,
];
const texts = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{}',
  '[{}]',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '{"a":1e999}',
];

/** Every place of a value, by its path. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inside = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
  return path.length > 0 ? [[...path], ...inside] : inside;
}

function breakAt(body: Body, [key = '', ...rest]: readonly string[], value: unknown): Body {
  const copy = (Array.isArray(body) ? [...body] : { ...body }) as Body;
  copy[key] = rest.length > 0 ? breakAt(copy[key] as Body, rest, value) : value;
  return copy;
}

function brokenOnes(body: Body): (Body | string)[] {
  const places = placesIn(body);
  return Array.from({ length: each }, (_, n) => {
    const text = texts[n];
    if (text !== undefined) return text;
    const once = breakAt(body, places[n % places.length] ?? [], wrong[(n * 7) % wrong.length]);
    // Every third one is wrong twice.
    return n % 3 > 0
      ? once
      : breakAt(once, places[(n * 5 + 1) % places.length] ?? [], wrong[(n * 11 + 3) % wrong.length]);
  });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const taking = machineEndpoints(world.app).filter(({ body }) => body !== undefined);

test('every address that takes a body is broken below', () => {
  expect(taking.map(nameOf).toSorted()).toEqual(Object.keys(good).toSorted());
});

test.each(taking.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  `${each} broken bodies: no fault of ours, and each refusal is a documented one: %s`,
  async (name, { method, path }) => {
    const { uuid } = (await at.octo.post('/bookings', at.reservation())).body;
    const address = path.slice('/octo'.length).replace(':uuid', uuid);
    const told: unknown[] = [];
    const whole = good[name] ?? {};
    for (const broken of brokenOnes(whole)) {
      // A uuid that is not what is wrong is another one each time: what was reserved by it once is only answered again.
      const isFresh = typeof broken === 'object' && 'uuid' in whole && broken.uuid === whole.uuid;
      const body = isFresh ? { ...broken, uuid: newId() } : broken;
      const json = { 'content-type': 'application/json' };
      const { status, body: said } = await at.octo.send(method as 'POST', address, body, json);
      const isRefused =
        status === 400 && octoErrors.includes(said.error) && typeof said.errorMessage === 'string';
      if (status !== 200 && (!isRefused || said.error === 'INTERNAL_SERVER_ERROR'))
        told.push([body, status, said]);
    }
    expect(told).toEqual([]);
    await at.octo.post(`/bookings/${uuid}/cancel`);
  },
);
