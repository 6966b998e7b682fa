import { locales } from '@leme/contract/kit/language/locale';
import { movesOf } from '@leme/contract/kit/resource/states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { aHull, aMotor, at } from '../companies/fleet/engine-room.ts';
import {
  aClosedOrder,
  aDeparture,
  aFill,
  anExchange,
  anInstalledPart,
  aPart,
  fleetRequests,
  partBody,
} from '../companies/fleet/workshop.ts';
import { moveBody, rowBefore } from '../registers/move-rows.ts';
import type { Attempts, Ground } from './ground.ts';

const languages = locales.values();

/** An order whose boat may sail: how many rows a move of it leaves is the same each time. */
const orderOf = async (by: Ground['staff'], title: string) => ({
  title,
  boat_id: (await aHull(by)).id,
  planned: { from: '2026-12-01', to: '2026-12-02' },
  hold_kind: 'pecas',
});

const orderAttempts = ({ staff, trade, freeDay }: Ground): Attempts => ({
  'POST /work-orders/:id/reopening': async () => {
    const path = `/work-orders/${(await aClosedOrder(staff)).id}/reopening`;
    return { path, body: { reason: 'Voltou a vazar' }, other: { reason: 'Outro rotor' } };
  },
  'POST /work-orders/:id/exchange-reversal': async () => {
    const { id, body } = await anExchange(staff, trade, freeDay());
    const path = `/work-orders/${id}/exchange-reversal`;
    return { path, body, other: { ...body, sends_letter: true } };
  },
  'POST /work-orders': async () => {
    // The first of a year also begins its numbers.
    await staff.post('/work-orders', await orderOf(staff, 'Primeira'));
    const body = await orderOf(staff, 'Bomba de porão');
    return { path: '/work-orders', body, other: { ...body, title: 'Toldo' } };
  },
  'POST /plan-assets/:id/work-order': async () => {
    await staff.post('/work-orders', await orderOf(staff, 'Primeira'));
    const [boat, other] = [await aHull(staff), await aHull(staff)];
    const yearly = { title: 'Anodos', trigger: 'calendar', every_days: 3650 };
    const { id: task_id } = (await staff.post('/maintenance-tasks', yearly)).body;
    const { id } = (await staff.post('/plan-assets', { task_id, name: 'Casco' })).body;
    const path = `/plan-assets/${id}/work-order`;
    return { path, body: { boat_id: boat.id }, other: { boat_id: other.id } };
  },
  'POST /alerts/:id/work-order': async () => {
    await staff.post('/work-orders', await orderOf(staff, 'Primeira'));
    const boat_id = (await aHull(staff)).id;
    const { id } = (await staff.post('/alerts', { description: 'Toldo rasgado', boat_id })).body;
    return { path: `/alerts/${id}/work-order`, body: { boat_id: null }, other: { boat_id } };
  },
  ...Object.fromEntries(
    movesOf(workOrders).map((move) => [
      `POST /work-orders/:id/${move.name}`,
      async () => {
        const row = await rowBefore(staff, workOrders, move, await orderOf(staff, 'Bomba de porão'));
        const body = moveBody(row, move);
        const path = `/work-orders/${row.id}/${move.name}`;
        return { path, body, other: { ...body, version: row.version + 1 } };
      },
    ]),
  ),
});

/** What engines are read and placed by. */
export const fleetAttempts = (ground: Ground): Attempts => ({
  ...orderAttempts(ground),
  ...engineAttempts(ground),
});

const engineAttempts = ({ staff }: Ground): Attempts => ({
  'POST /quick-fuel/:id/reversal': async () => {
    const event = await aFill(staff);
    await staff.post('/quick-fuel', { events: [event] });
    const path = `/quick-fuel/${event.id}/reversal`;
    return { path, body: { reason: 'Outro barco' }, other: { reason: 'Outro dia' } };
  },
  'POST /logbook/:id/amendments': async () => {
    const event = await aDeparture(staff);
    await staff.post('/logbook-events', { events: [event] });
    const path = `/logbook/${event.voyage_id}/amendments`;
    return { path, body: { text: 'Mar de fundo' }, other: { text: 'Vento' } };
  },
  'POST /motors/:id/readings': async () => {
    const body = { hours: 100, taken_at: at(10) };
    return { path: `/motors/${(await aMotor(staff)).id}/readings`, body, other: { ...body, hours: 101 } };
  },
  'POST /fleet-readings': async () => {
    const { id: motor_id } = await aMotor(staff);
    const reading = (hours: number) => ({ readings: [{ motor_id, hours, taken_at: at(10) }] });
    return { path: '/fleet-readings', body: reading(100), other: reading(101) };
  },
  'POST /motors/:id/reading-history': async () => {
    const lines = (hours: number) => ({ readings: [{ line: 2, hours, taken_at: at(10) }] });
    const path = `/motors/${(await aMotor(staff)).id}/reading-history`;
    return { path, body: lines(100), other: lines(101) };
  },
  'POST /motors/:id/placements': async () => {
    const [motor, boat] = [await aMotor(staff), await aHull(staff)];
    const body = { status: 'installed', boat_id: boat.id, position: 'popa', at: at(10), hours: 5 };
    return { path: `/motors/${motor.id}/placements`, body, other: { ...body, position: 'centro' } };
  },
  'POST /motors/:id/meter-replacements': async () => {
    const body = { at: at(10), reason: 'Quebrou' };
    const path = `/motors/${(await aMotor(staff)).id}/meter-replacements`;
    return { path, body, other: { ...body, reason: 'Vidro trincado' } };
  },
  'POST /meter-readings/:id/rejection': async () => {
    const reading = { hours: 100, taken_at: at(10) };
    const { id } = (await staff.post(`/motors/${(await aMotor(staff)).id}/readings`, reading)).body;
    const path = `/meter-readings/${id}/rejection`;
    return { path, body: { reason: 'Digitada errada' }, other: { reason: 'Outro motor' } };
  },
  'POST /alerts': async () => ({
    path: '/alerts',
    body: { description: 'Toldo rasgado' },
    other: { description: 'Farol queimado' },
  }),
  'POST /plan-assets': async () => {
    const yearly = { title: 'Anodos', trigger: 'calendar', every_days: 3650 };
    const { id: task_id } = (await staff.post('/maintenance-tasks', yearly)).body;
    const body = { task_id, name: 'Casco' };
    return { path: '/plan-assets', body, other: { ...body, name: 'Balsa' } };
  },
  // A plan that is there is left out: each time they are laid in another language.
  'POST /maintenance-tasks/starters': async () => {
    const body = { plans: ['hull'], locale: languages.next().value };
    return { path: '/maintenance-tasks/starters', body, other: { ...body, plans: ['safety'] } };
  },
  'POST /engine-parts': async () => {
    const body = partBody();
    return { path: '/engine-parts', body, other: { ...body, name: 'Filtro' } };
  },
  'POST /engine-parts/:id/moves': async () => {
    const { item_id, location_id } = await aPart(staff, 0);
    const body = { location_id, quantity: 2, reason: 'purchase' };
    return { path: `/engine-parts/${item_id}/moves`, body, other: { ...body, quantity: 3 } };
  },
  'POST /motors/:id/installed-parts': async () => {
    const { id: item_id } = (await staff.post('/engine-parts', partBody())).body;
    const body = { item_id, installed_on: '2026-11-10', at_hours: 5 };
    return {
      path: `/motors/${(await aMotor(staff)).id}/installed-parts`,
      body,
      other: { ...body, at_hours: 6 },
    };
  },
  'POST /installed-parts/:id/removal': async () => {
    const { id } = (await anInstalledPart(staff)).body;
    const body = { removed_on: '2026-11-19', reason: 'Gasto' };
    return { path: `/installed-parts/${id}/removal`, body, other: { ...body, reason: 'Trincado' } };
  },
  'POST /maintenance-logs': async () => {
    const body = { date: '2026-11-19', description: 'Óleo', motor_id: (await aMotor(staff)).id };
    return { path: '/maintenance-logs', body, other: { ...body, description: 'Filtro' } };
  },
  'POST /maintenance-logs/:id/reversal': async () => {
    const log = await fleetRequests['POST /maintenance-logs']?.(staff);
    const path = `/maintenance-logs/${log?.body.id}/reversal`;
    return { path, body: { reason: 'Outro motor' }, other: { reason: 'Outro dia' } };
  },
});
