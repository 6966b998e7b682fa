import { newId } from '../../../kit/ids.ts';
import type { Answer } from '../../client.ts';
import type { Person, World } from '../../world.ts';
import { aBooking, aSession, type Trade } from '../trade.ts';
import { aHull, aMotor, anEngineRoom, at, engineRequests } from './engine-room.ts';

let made = 0;

/** Every 100 h, warned of 10 h before and tolerated for 5, counted as scheduled. */
export const hundredHours = {
  title: 'Revisão de 100 h',
  trigger: 'meter',
  every_hours: 100,
  warn_hours: 10,
  tolerance_hours: 5,
  based_on: 'scheduled',
};

/** An item of which there are so many at a place. */
export async function aPart(by: Person, quantity: number) {
  made += 1;
  const { id: location_id } = (await by.post('/stock-locations', { name: `Oficina ${made}` })).body;
  const item = { name: `Rotor ${made}`, sku: `ROT-${made}`, kind: 'part' };
  const { id: item_id } = (await by.post('/stock', item)).body;
  const move = { item_id, location_id, quantity, reason: 'purchase' };
  if (quantity > 0) await by.post('/stock/moves', move);
  const left = async () => (await by.get(`/stock/${item_id}`)).body.quantity;
  return { item_id, location_id, left };
}

/** A plan kept for an engine, which was serviced at so many hours. */
export async function aPlan(
  by: Person,
  motor_id: string,
  values: object = {},
  last_hours: number | null = 400,
) {
  const task = (await by.post('/maintenance-tasks', { ...hundredHours, ...values })).body;
  const asset = { task_id: task.id, name: 'Netuno BE', motor_id, last_hours };
  const { status, body } = await by.post('/plan-assets', asset);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const seen = async () => (await by.get(`/plan-assets/${body.id}`)).body;
  return { task, id: body.id as string, seen };
}

/** An engine at 495 hours whose service is due at 500, and what is noted of it. */
export async function aWorkshop(world: World, values: object = {}) {
  const room = await anEngineRoom(world);
  await room.read(495, at(10));
  const plan = await aPlan(room.staff, room.motor.id, values);
  const note = (more: object = {}) =>
    room.staff.post('/maintenance-logs', {
      date: '2026-11-19',
      description: 'Óleo e filtro',
      plan_asset_id: plan.id,
      ...more,
    });
  return { ...room, plan, note };
}

/** What a part of an engine is told to be. */
export function partBody() {
  made += 1;
  const nothing = { supplier_id: null, location_id: null, barcode: null, notes: null, life_months: null };
  return { name: `Rotor ${made}`, sku: `PEC-${made}`, life_hours: 300, ...nothing };
}

/** A part that is in an engine. */
export async function anInstalledPart(by: Person) {
  const { id: item_id } = (await by.post('/engine-parts', partBody())).body;
  const body = { item_id, installed_on: '2026-11-10', at_hours: 5 };
  return await by.post(`/motors/${(await aMotor(by)).id}/installed-parts`, body);
}

const aLog = async (by: Person) => {
  const { id: motor_id } = await aMotor(by);
  return await by.post('/maintenance-logs', { date: '2026-11-19', description: 'Vela trocada', motor_id });
};

/** An alert somebody wrote. */
export const anAlert = async (by: Person, description = 'Toldo rasgado') =>
  (await by.post('/alerts', { description })).body as { id: string };

const onAlert = (verb: string, body?: object) => async (by: Person) =>
  await by.post(`/alerts/${(await anAlert(by)).id}/${verb}`, body);

/** One good request for each address that tells of an alert, or ends one. */
const alertRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /alerts': (by) => by.post('/alerts', { description: 'Toldo rasgado' }),
  'POST /alerts/:id/acknowledgement': onAlert('acknowledgement'),
  'POST /alerts/:id/resolution': onAlert('resolution', {}),
  'POST /alerts/:id/snooze': onAlert('snooze', { snoozed_until: '2099-01-01T12:00:00.000Z' }),
  'POST /alerts/:id/reopening': async (by) => {
    const { id } = await anAlert(by);
    await by.post(`/alerts/${id}/resolution`, {});
    return await by.post(`/alerts/${id}/reopening`);
  },
  'POST /alerts/clearance': async (by) => {
    await anAlert(by);
    return await by.post('/alerts/clearance', {});
  },
};

/** An order that was done and closed. */
export async function aClosedOrder(by: Person) {
  const { id: boat_id } = await aHull(by);
  const { id, ...made } = (await by.post('/work-orders', { title: 'Bomba de porão', boat_id })).body;
  let { version } = made;
  for (const verb of ['beginning', 'completion'])
    ({ version } = (await by.post(`/work-orders/${id}/${verb}`, { version })).body);
  await by.post(`/work-orders/${id}/closing`, { version, reason: 'Rotor trocado' });
  return { id: id as string };
}

/** A departure that was given another boat when its own stopped, and what takes that back. */
export async function anExchange(by: Person, trade: Trade, date: string) {
  const [stopped, other] = trade.boats;
  const session = await aSession(by, trade, { date });
  await aBooking(by, session, trade);
  const downtime = { from: date, to: date };
  const order = { title: 'Bomba de porão', boat_id: stopped, blocks_sailing: 'now', downtime };
  const { id } = (await by.post('/work-orders', order)).body;
  const path = `/sessions/${session.id}`;
  const { version } = (await by.get(path)).body;
  const exchanged = (await by.patch(path, { version, boat_ids: [other] })).body;
  return { id: id as string, body: { session_id: session.id, version: exchanged.version, boat_id: other } };
}

/** What a phone says of a boat that was fuelled. */
export const aFill = async (by: Person) => {
  return { id: newId(), boat_id: (await aHull(by)).id, taken_at: at(10), litres: 80, total: 520 };
};

/** What a phone says of a boat that left. */
export const aDeparture = async (by: Person) => {
  const id = newId();
  return { id, voyage_id: id, boat_id: (await aHull(by)).id, kind: 'departed', people: 4 };
};

/** One good request for each address that reads or places an engine, or notes a service. */
export const fleetRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  ...engineRequests,
  ...alertRequests,
  'POST /maintenance-tasks/starters': (by) =>
    by.post('/maintenance-tasks/starters', { plans: ['outboard-300'] }),
  'POST /engine-parts': async (by) => by.post('/engine-parts', partBody()),
  'PATCH /engine-parts/:id': async (by) => {
    const said = partBody();
    const { id, version, part_version } = (await by.post('/engine-parts', said)).body;
    return await by.patch(`/engine-parts/${id}`, { ...said, life_hours: 200, version, part_version });
  },
  'POST /engine-parts/:id/moves': async (by) => {
    const { item_id, location_id } = await aPart(by, 0);
    const move = { location_id, quantity: 2, reason: 'purchase' };
    return await by.post(`/engine-parts/${item_id}/moves`, move);
  },
  'POST /motors/:id/installed-parts': anInstalledPart,
  'POST /installed-parts/:id/removal': async (by) => {
    const { id } = (await anInstalledPart(by)).body;
    return await by.post(`/installed-parts/${id}/removal`, { removed_on: '2026-11-19', reason: 'Gasto' });
  },
  'POST /alerts/:id/work-order': async (by) => {
    const { id: boat_id } = await aHull(by);
    const { id } = (await by.post('/alerts', { description: 'Toldo rasgado', boat_id })).body;
    return await by.post(`/alerts/${id}/work-order`, {});
  },
  'POST /work-orders/:id/reopening': async (by) => {
    const { id } = await aClosedOrder(by);
    return await by.post(`/work-orders/${id}/reopening`, { reason: 'Voltou a vazar' });
  },
  'POST /plan-assets/:id/work-order': async (by) => {
    const [{ id: boat_id }, motor] = [await aHull(by), await aMotor(by)];
    const { id } = await aPlan(by, motor.id);
    return await by.post(`/plan-assets/${id}/work-order`, { boat_id });
  },
  'POST /quick-fuel': async (by) => by.post('/quick-fuel', { events: [await aFill(by)] }),
  'POST /quick-fuel/:id/reversal': async (by) => {
    const event = await aFill(by);
    await by.post('/quick-fuel', { events: [event] });
    return await by.post(`/quick-fuel/${event.id}/reversal`, { reason: 'Outro barco' });
  },
  'POST /logbook-events': async (by) => by.post('/logbook-events', { events: [await aDeparture(by)] }),
  'POST /departure-events': async (by) => {
    const { voyage_id, boat_id } = await aDeparture(by);
    const event = { id: newId(), kind: 'counted', voyage_id, boat_id, moment: 'back', counted: 4 };
    return await by.post('/departure-events', { events: [event] });
  },
  'POST /logbook/:id/amendments': async (by) => {
    const event = await aDeparture(by);
    await by.post('/logbook-events', { events: [event] });
    return await by.post(`/logbook/${event.voyage_id}/amendments`, { text: 'Mar de fundo' });
  },
  'POST /maintenance-logs': aLog,
  'POST /maintenance-logs/:id/reversal': async (by) => {
    const { id } = (await aLog(by)).body;
    return await by.post(`/maintenance-logs/${id}/reversal`, { reason: 'Outro motor' });
  },
};
