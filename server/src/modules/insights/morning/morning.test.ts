import type { Activity, FirstStep, NeedsYou } from '@leme/contract/insights/dashboard-endpoints';
import { describe, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { countOfList, putLeads } from '../../../testing/companies/leads.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('what a morning begins with', async () => {
  const world = await openWorld();
  const company = await world.company();
  const [staff, seller] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade, { start_time: '15:00', end_time: '17:00' });
  await aBooking(staff, session, trade);

  test('the pier: departures, people, free seats and what those who sail still owe', async () => {
    const { body } = await staff.get('/dashboard/today');
    expect(body).toEqual({
      date: '2026-11-20',
      sailing: { departures: 1, people: 3, free_seats: 17 },
      owed: 450,
    });
  });

  test('what waits for somebody is counted as the list it leads to counts it, the gravest first', async () => {
    const due = (next_due_at: string | null, owner_id = seller.id) => ({
      next_due_at,
      owner_id,
      status: 'new',
    });
    await putLeads(world, company, [
      due('2026-11-20T02:59:00Z'),
      due('2026-11-20T03:00:00Z'),
      due('2026-11-19T12:00:00Z', staff.id),
      due(null),
    ]);
    const { data } = (await seller.get('/dashboard/needs-you')).body as { data: NeedsYou[] };
    expect(idsOf(data)).toEqual(['overdue', 'unanswered']);
    for (const { path, count } of data)
      expect(await countOfList(staff, path.replace('/leads?', '&'))).toBe(count);
    expect(data[0]?.words).toMatchObject({ 'pt-BR': '1 contato atrasado', en: '1 overdue contact' });
    const fresh = await world.user(company, 'manager');
    expect(idsOf((await fresh.get('/dashboard/needs-you')).body.data)).toEqual(['unanswered']);
  });

  test('papers of boats that expired, or soon will, wait for whoever may see boats', async () => {
    const paper = { boat_id: trade.boats[0], number: '1', issued_on: null, file: null };
    await staff.post('/boat-documents', { ...paper, kind: 'TIE', expires_on: '2026-11-19' });
    await staff.post('/boat-documents', {
      ...paper,
      boat_id: trade.boats[1],
      kind: 'CSN',
      expires_on: '2026-12-01',
    });
    const { data } = (await staff.get('/dashboard/needs-you')).body as { data: NeedsYou[] };
    expect(data.find(({ id }) => id === 'papers-expired')).toMatchObject({
      count: 1,
      severity: 'danger',
      path: `/boats?open=${trade.boats[0]}`,
    });
    expect(data.find(({ id }) => id === 'papers-expiring')).toMatchObject({ count: 1, severity: 'warning' });
    const clerk = await world.user(company, 'user');
    expect((await clerk.get('/dashboard/needs-you')).body.data).toEqual([]);
  });

  test('the trail tells who did what lately, of what one may read [A7.5-33]', async () => {
    const answer = await seller.post('/leads', { name: 'Ana Lima', phone: '48999112034', offered_value: 80 });
    const activities = async (who: typeof staff, query = '') =>
      (await who.get(`/dashboard/recent-activities${query}`)).body.data as Activity[];
    const [latest] = await activities(staff);
    expect(latest).toMatchObject({
      actor: 'Pessoa manager',
      action: 'created',
      what: { 'pt-BR': 'Lead' },
      title: 'Ana Lima',
      path: `/leads?open=${answer.body.id}`,
    });
    expect((await activities(staff, '?limit=2')).length).toBe(2);
    expect((await activities(staff)).length).toBeLessThanOrEqual(10);
    expect((await activities(staff, '?limit=50')).some(({ what }) => what['pt-BR'] === 'Reserva')).toBe(true);
    const clerk = await world.user(company, 'user');
    expect(await activities(clerk)).toEqual([]);
    const elsewhere = await world.user(await world.company(), 'admin');
    expect(await activities(elsewhere, '?limit=50')).toEqual([]);
    for (const limit of ['0', '51', '10000', 'abc'])
      expect((await staff.get(`/dashboard/recent-activities?limit=${limit}`)).status).toBe(422);
  });

  test('who may read no departures and no bookings is told of none', async () => {
    const clerk = await world.user(company, 'user');
    const denied = ['sessions-manifest', 'passenger-manifest'];
    for (const resource of denied)
      await staff.put('/role-permissions', { role: 'user', resource, action: 'read', granted: false });
    const { body } = await clerk.get('/dashboard/today');
    expect(Object.keys(body)).toEqual(['date', 'sailing', 'owed']);
  });
});

describe('the first steps of a company', async () => {
  const world = await openWorld();

  test('tick themselves by what is there, each for whoever may take it', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const steps = async () =>
      ((await staff.get('/dashboard/first-steps')).body.data as FirstStep[]).map(({ id, done }) => [
        id,
        done,
      ]);
    expect(await steps()).toEqual([
      ['product', false],
      ['fare', false],
      ['boat', false],
      ['papers', false],
      ['departure', false],
      ['booking', false],
      ['check-in', false],
      ['colleague', false],
      ['lead', false],
    ]);
    const trade = await aTrade(world, company);
    const clerk = await world.user(company, 'user');
    const booking = await aBooking(staff, await aSession(staff, trade), trade);
    await putLeads(world, company, [{}]);
    await staff.post('/boat-documents', {
      boat_id: trade.boats[0],
      number: '1',
      issued_on: null,
      file: null,
      kind: 'TIE',
      expires_on: '2027-11-19',
    });
    expect((await steps()).filter(([, done]) => !done)).toEqual([['check-in', false]]);
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db.insertInto('attendance_events').values({
          tenant_id: company.id,
          id: newId(),
          booking_id: booking.id,
          manifest_passenger_id: newId(),
          status: 'checked_in',
          user_id: staff.id,
        }),
      ),
    );
    expect((await steps()).every(([, done]) => done)).toBe(true);
    expect((await clerk.get('/dashboard/first-steps')).body.data).toEqual([]);
  });
});
