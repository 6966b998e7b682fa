import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Schema } from '@leme/contract/kit/example.testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#kit/ids';
import {
  aPartner,
  aToken,
  byToken,
  sellsOutside,
  tomorrow,
} from '../../../../testing/companies/outside/octo-world.ts';
import { aSession, aTrade } from '../../../../testing/companies/trade.ts';
import { machineEndpoints } from '../../../../testing/served-endpoints.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const victim = await sellsOutside(world);
const foreign = await sellsOutside(world);

/** Another partner of the same company, who sells another product of it. */
async function aNeighbour() {
  const { company, staff } = victim;
  const trade = await aTrade(world, company);
  const { version } = (await staff.get(`/products/${trade.product_id}`)).body;
  await staff.patch(`/products/${trade.product_id}`, { version, octo_enabled: true });
  const session = await aSession(staff, trade, { date: tomorrow, start_time: '14:00', end_time: '16:00' });
  const partner = await aPartner(world, company, staff, { product_ids: [trade.product_id] });
  return { trade, session, octo: byToken(world, await aToken(staff, partner.id)) };
}
const neighbour = await aNeighbour();
// The victim sells its own product alone, as the neighbour does.
await victim.staff.patch(`/channel-partners/${victim.partner.id}`, {
  version: victim.partner.version,
  product_ids: [victim.trade.product_id],
});

type Asker = Pick<typeof neighbour, 'trade' | 'session' | 'octo'>;
const askers: Readonly<Record<string, Asker>> = { 'another partner': neighbour, 'another company': foreign };

const sold = (await victim.octo.post('/bookings', victim.reservation({ resellerReference: 'MI-77' }))).body;
const code = (
  await victim.octo.post(`/bookings/${sold.uuid}/confirm`, { contact: { fullName: 'Giulia Rossi' } })
).body.supplierReference;

/** By the name of a place where an id stands: what stands there of the victim. */
const theirs: Readonly<Record<string, string>> = {
  productId: victim.trade.product_id,
  optionId: victim.trade.product_id,
  unitId: victim.trade.fares.adult,
  id: victim.trade.fares.adult,
  availabilityId: victim.session.id,
  availabilityIds: victim.session.id,
  uuid: sold.uuid,
  resellerReference: 'MI-77',
  supplierReference: code,
};
const never: Readonly<Record<string, string>> = { resellerReference: 'MI-78', supplierReference: 'ZZZZZ9' };
const nobody = newId();

type Place = { endpoint: Endpoint; at: string[] };

function placesIn(schema: Schema, at: readonly string[] = []): string[][] {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.properties)
    return Object.entries(inner.properties).flatMap(([key, each]) => placesIn(each, [...at, key]));
  if (inner.items) return placesIn(inner.items, [...at, '0']);
  return [[...at]];
}

const nameOf = ({ at }: Pick<Place, 'at'>) => at.findLast((key) => key !== '0') ?? '';
/** A uuid that is the caller's own to choose is nobody's secret, nor is what it calls a booking of its own. */
const isChosen = ({ method, path }: Endpoint, at: readonly string[]) =>
  at[0] !== 'params' &&
  (at.at(-1) === 'resellerReference' || at.at(-1) === 'uuid') &&
  !(method === 'GET' && path === '/octo/bookings');

/** Every place of every endpoint where something can be named. */
const places: Place[] = machineEndpoints(world.app).flatMap((endpoint) => {
  const shapes = { params: endpoint.params, query: endpoint.query, body: endpoint.body };
  return Object.entries(shapes).flatMap(([part, shape]) =>
    shape
      ? placesIn(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, [part])
          .filter((at) => nameOf({ at }) in theirs && !isChosen(endpoint, at))
          .map((at) => ({ endpoint, at }))
      : [],
  );
});

function put(body: unknown, [key = '', ...rest]: readonly string[], value: string): unknown {
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? put(copy[key] ?? (rest[0] === '0' ? [] : {}), rest, value) : value;
  return copy;
}

const own = new Map<Asker, string>();
/** A reservation of the asker's, which no refusal changes. */
async function uuidOf(asker: Asker): Promise<string> {
  const { octo, trade, session } = asker;
  const uuid = own.get(asker) ?? newId();
  if (own.has(asker)) return uuid;
  own.set(asker, uuid);
  const of = { productId: trade.product_id, optionId: trade.product_id, availabilityId: session.id };
  await octo.post('/bookings', { ...of, uuid, unitItems: [{ unitId: trade.fares.adult }] });
  return uuid;
}

/** A good question of the asker, with one thing in it named otherwise. */
async function askWith(asker: Asker, { endpoint, at }: Place, value: string) {
  const { trade, session, octo } = asker;
  const { method, path } = endpoint;
  const of = { productId: trade.product_id, optionId: trade.product_id };
  const unitItems = [{ unitId: trade.fares.adult }];
  const days = at[1] === 'availabilityIds' ? {} : { localDateStart: tomorrow, localDateEnd: tomorrow };
  const asksPlaces = { ...of, ...days, units: [{ id: trade.fares.adult, quantity: 1 }] };
  const reservation = { ...of, availabilityId: session.id, unitItems };
  const changes = at[1] === 'unitItems' ? {} : reservation;
  const good = path.includes('availability') ? asksPlaces : path.includes(':uuid') ? changes : reservation;
  const [part, ...rest] = at;
  const uuid = path.includes(':uuid') && part !== 'params' ? await uuidOf(asker) : value;
  const params: Record<string, string> = { uuid, productId: value };
  const query = part === 'query' ? `?${rest[0]}=${value}` : '';
  const address = path.slice('/octo'.length).replace(/:(\w+)/, (_, key) => params[key] ?? '');
  const body = method === 'GET' ? undefined : part === 'body' ? put(good, rest, value) : {};
  const answer = await octo.send(method as 'POST', address + query, body);
  return [answer.status, answer.bytes.toString().replaceAll(value, '·')];
}

const probes = Object.entries(askers).flatMap(([who, asker]) =>
  places.map((place) => {
    const { endpoint, at } = place;
    return [`${endpoint.method} ${endpoint.path} ${at.join('.')}, asked by ${who}`, asker, place] as const;
  }),
);

test('there are forty questions at least in which something foreign can be named', () => {
  expect(probes.length).toBeGreaterThanOrEqual(40);
});

test.each(probes)('what is foreign is answered like what never was: %s', async (_, asker, place) => {
  const name = nameOf(place);
  const [there, absent] = [
    await askWith(asker, place, theirs[name] ?? ''),
    await askWith(asker, place, never[name] ?? nobody),
  ];
  expect(there).toEqual(absent);
  // By its id, and not for the shape of the question.
  if (place.at[0] !== 'query') expect(there[1]).toContain('INVALID_');
});

test('after all of that the booking stands as it was sold', async () => {
  const { body } = await victim.octo.get(`/bookings/${sold.uuid}`);
  expect(body).toMatchObject({ status: 'CONFIRMED', contact: { fullName: 'Giulia Rossi' } });
  expect((await victim.seats()).remaining_capacity).toBe(27);
});
