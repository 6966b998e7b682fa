import { peopleOf } from '../companies/booking-day.ts';
import { anExpiredHold, holdBody } from '../companies/booking-life.ts';
import { aBooking, aSession, bookingBody, paymentBody, sessionBody } from '../companies/trade.ts';
import type { Attempts, Ground } from './ground.ts';

/** Departures, bookings and what is paid. */
export const bookingsAttempts = ({
  world,
  company,
  staff,
  trade,
  freeDay,
  aDeparture,
  add,
}: Ground): Attempts => ({
  'POST /sessions': async () => {
    const body = sessionBody(trade, { date: freeDay(), boat_ids: [] });
    return { path: '/sessions', body, other: { ...body, guide_name: 'Outra' } };
  },
  'POST /sessions/:id/cancellation': async () => {
    const { id } = await aDeparture();
    return { path: `/sessions/${id}/cancellation`, body: { version: 1 }, other: { version: 2 } };
  },
  'POST /sessions/:id/boat-allocations': async () => {
    const session = await aSession(staff, trade, { date: freeDay() });
    const people = await peopleOf(world, company, await aBooking(staff, session, trade));
    const body = { boat_id: trade.boats[0], manifest_passenger_ids: people.map(({ id }) => id) };
    return { path: `/sessions/${session.id}/boat-allocations`, body, other: { ...body, boat_id: null } };
  },
  'POST /bookings': async () => {
    const body = bookingBody(await aDeparture(), trade);
    return { path: '/bookings', body, other: { ...body, customer_name: 'Outra pessoa' } };
  },
  'POST /bookings/:id/cancellation': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = { version: 1, reason: null };
    return { path: `/bookings/${id}/cancellation`, body, other: { ...body, reason: 'Chuva' } };
  },
  'POST /bookings/:id/moves': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = { version: 1, session_id: (await aDeparture()).id };
    return { path: `/bookings/${id}/moves`, body, other: { ...body, version: 2 } };
  },
  'POST /bookings/:id/payments': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = paymentBody();
    return { path: `/bookings/${id}/payments`, body, other: { ...body, amount: 11 } };
  },
  'POST /bookings/holds': async () => {
    const body = holdBody(await aDeparture(), trade);
    return { path: '/bookings/holds', body, other: { ...body, customer_name: 'Outra pessoa' } };
  },
  'POST /bookings/:id/extension': async () => {
    const { id } = await add(staff, '/bookings/holds', holdBody(await aDeparture(), trade));
    const body = { version: 1, until: '2026-11-24T12:00:00Z' };
    return { path: `/bookings/${id}/extension`, body, other: { ...body, version: 2 } };
  },
  'POST /bookings/:id/confirmation': async () => {
    const { id } = await add(staff, '/bookings/holds', holdBody(await aDeparture(), trade));
    const body = { version: 1, customer_name: 'Tereza Lopes' };
    return { path: `/bookings/${id}/confirmation`, body, other: { ...body, version: 2 } };
  },
  'POST /bookings/:id/revival': async () => {
    const id = await anExpiredHold(world, { company, staff, trade, later: await aDeparture() });
    return { path: `/bookings/${id}/revival`, body: { version: 2 }, other: { version: 3 } };
  },
  'POST /bookings/:id/adjustments': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = { version: 1, kind: 'extra', amount: 30, reason: 'Foto' };
    return { path: `/bookings/${id}/adjustments`, body, other: { ...body, amount: 31 } };
  },
});
