import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const [paulo, noronha] = ['America/Sao_Paulo', 'America/Noronha'];

async function aCompany() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  return { company, staff, trade: await aTrade(world, company) };
}

const move = (staff: Person, timezone = noronha, was = paulo) =>
  staff.put('/settings/time-zone', { timezone, was });
const leaves = async (staff: Person, id: string) =>
  new Date((await staff.get(`/sessions/${id}`)).body.starts_at).toISOString();

test('a departure of 09:00 goes from 12:00Z to 11:00Z when the clock is that of Noronha; date and hour stay [A7.4-19, A7.4-20]', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade, {
    date: '2026-12-20',
    start_time: '09:00',
    end_time: '11:00',
  });
  await aBooking(staff, session, trade);
  expect(await leaves(staff, session.id)).toBe('2026-12-20T12:00:00.000Z');
  const shown = (await staff.get(`/settings/time-zone?timezone=${noronha}`)).body;
  expect(shown).toMatchObject({
    timezone: paulo,
    departures: 1,
    bookings: 1,
    first: [{ id: session.id, date: '2026-12-20', start_time: '09:00', bookings: 1 }],
  });
  expect(new Date(shown.first[0].would_leave).toISOString()).toBe('2026-12-20T11:00:00.000Z');
  expect((await move(staff)).body).toEqual({ timezone: noronha, moved: 1 });
  expect(await leaves(staff, session.id)).toBe('2026-12-20T11:00:00.000Z');
  expect((await staff.get(`/sessions/${session.id}`)).body).toMatchObject({ date: '2026-12-20' });
  await expect
    .poll(async () => (await staff.get('/auth/session')).body.tenant.timezone, byNotice)
    .toBe(noronha);
  expect((await staff.get(`/settings/time-zone?timezone=${noronha}`)).body).toMatchObject({ departures: 0 });
});

test('the zone of a company is a row of its own, that of São Paulo until it says otherwise [A3-34, A3-35, A9-44]', async () => {
  const company = await world.company();
  const rows = await world.tenantTx.write(company.id, async (tx) => {
    await tx.change(db.deleteFrom('company_settings').where('tenant_id', '=', company.id));
    await tx.change(db.insertInto('company_settings').values({ tenant_id: company.id, id: newId() }));
    return await tx.rows(
      db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', company.id),
    );
  });
  expect(rows).toEqual([{ timezone: paulo }]);
  const staff = await world.user(company, 'user');
  expect((await staff.get('/auth/session')).body.tenant.timezone).toBe(paulo);
});

test('instants that are over do not move with the clock', async () => {
  const { staff, trade } = await aCompany();
  const over = await aSession(staff, trade, { date: '2026-11-19', start_time: '09:00', end_time: '11:00' });
  const before = (await staff.get(`/sessions/${over.id}`)).body;
  expect((await move(staff)).body.moved).toBe(0);
  const after = (await staff.get(`/sessions/${over.id}`)).body;
  expect([after.starts_at, after.ends_at, after.version]).toEqual([
    before.starts_at,
    before.ends_at,
    before.version,
  ]);
});

test('what has begun stays, and a departure that would touch it is refused by name: nothing moves then', async () => {
  const { staff, trade } = await aCompany();
  const begun = await aSession(staff, trade, { date: '2026-11-20', start_time: '09:00', end_time: '10:30' });
  const next = await aSession(staff, trade, { date: '2026-11-20', start_time: '11:15', end_time: '12:30' });
  const refused = await move(staff);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/boat-busy']);
  expect(await leaves(staff, begun.id)).toBe('2026-11-20T12:00:00.000Z');
  expect(await leaves(staff, next.id)).toBe('2026-11-20T14:15:00.000Z');
  expect((await staff.get('/auth/session')).body.tenant.timezone).toBe(paulo);
});

test('of two at once the second is told which zone holds; a zone that is none is refused', async () => {
  const { company, staff } = await aCompany();
  const other = await world.user(company, 'admin');
  const answers = await Promise.all([move(staff, noronha), move(other, 'America/Bahia')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const nowhere = await move(staff, 'America/Atlantis');
  expect([nowhere.status, nowhere.body.errors]).toMatchObject([422, [{ pointer: '/timezone' }]]);
  expect((await staff.get('/settings/time-zone?timezone=Lua')).status).toBe(422);
});

test('nothing of another company is counted or moved', async () => {
  const [own, foreign] = [await aCompany(), await aCompany()];
  const theirs = await aSession(foreign.staff, foreign.trade, { date: '2026-12-20' });
  const before = await leaves(foreign.staff, theirs.id);
  expect((await own.staff.get(`/settings/time-zone?timezone=${noronha}`)).body.departures).toBe(0);
  expect((await move(own.staff)).body.moved).toBe(0);
  expect(await leaves(foreign.staff, theirs.id)).toBe(before);
});
