import { bookingCodeText } from '@leme/contract/manifest/scan';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

type Asked = { code: string; date?: string; session_id?: string };

async function scan(person: Person, { date = '2026-11-20', ...asked }: Asked) {
  const answer = await person.get(`/manifest-scans?${new URLSearchParams({ date, ...asked })}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

test('a code of the day is let in by its QR text and by its six characters', async () => {
  const { company, guide, booking, session } = await aManifestDay(world);
  const code = bookingCodeText({ tenant_id: company.id, booking_id: booking.id });
  const wanted = { ok: true, pending: 3, booking_id: booking.id, product: 'Ilha do Campeche' };
  expect(await scan(guide, { code, session_id: session.id })).toMatchObject(wanted);
  expect(await scan(guide, { code: booking.code.toLowerCase() })).toMatchObject(wanted);
});

test('a booking of another day or session is refused with where it belongs', async () => {
  const { guide, staff, trade, booking, session } = await aManifestDay(world);
  expect(await scan(guide, { code: booking.code, date: '2026-11-21' })).toMatchObject({
    ok: false,
    reason: 'other-day',
    date: '2026-11-20',
    start_time: '08:00',
  });
  const later = await aSession(staff, trade, { start_time: '14:00', end_time: '16:00' });
  expect(await scan(guide, { code: booking.code, session_id: later.id })).toMatchObject({
    ok: false,
    reason: 'other-session',
    session_id: session.id,
    product: 'Ilha do Campeche',
  });
});

test('a cancelled booking and one that is aboard say so, the latter with time and name', async () => {
  const { company, guide, booking } = await aManifestDay(world);
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  expect(await scan(guide, { code: booking.code })).toMatchObject({
    ok: false,
    reason: 'already-in',
    since: expect.stringMatching(/^2026-11-20T12:12/),
    by: 'Pessoa marinheiro',
  });
  await markAll(guide, await bookingIn(guide, booking.id), 'no_show');
  expect(await scan(guide, { code: booking.code })).toMatchObject({ ok: false, reason: 'no-show' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.updateTable('bookings').set({ status: 'cancelled' }).where('tenant_id', '=', company.id)),
  );
  expect(await scan(guide, { code: booking.code })).toMatchObject({ ok: false, reason: 'cancelled' });
});

test('a code of another company is told by its text alone: whether it exists there makes no difference', async () => {
  const { guide } = await aManifestDay(world);
  const other = await aManifestDay(world);
  const text = (booking_id: string) => bookingCodeText({ tenant_id: other.company.id, booking_id });
  const refusal = { ok: false, reason: 'other-company' };
  expect(await scan(guide, { code: text(other.booking.id) })).toEqual(refusal);
  expect(await scan(guide, { code: text(crypto.randomUUID()) })).toEqual(refusal);
  expect(await scan(guide, { code: other.booking.code })).toEqual({ ok: false, reason: 'unknown' });
});

test('what nobody booked is unknown: an invented code, a foreign text, a hold', async () => {
  const { company, guide, booking } = await aManifestDay(world);
  const invented = bookingCodeText({ tenant_id: company.id, booking_id: crypto.randomUUID() });
  for (const code of [invented, 'ZZZZZZ', 'https://exemplo.test', 'leme'])
    expect(await scan(guide, { code })).toEqual({ ok: false, reason: 'unknown' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.updateTable('bookings').set({ status: 'on_hold' }).where('tenant_id', '=', company.id)),
  );
  expect(await scan(guide, { code: booking.code })).toEqual({ ok: false, reason: 'unknown' });
});

test('an agent is told of its own bookings only, a supplier of its own boats only', async () => {
  const company = await world.company();
  const [agent, supplier] = [
    await world.partnerOf(company.id, 'agent'),
    await world.partnerOf(company.id, 'supplier'),
  ];
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company, { owner_supplier_id: supplier });
  const [ownBoat, otherBoat] = [
    await aSession(staff, trade),
    await aSession(staff, trade, { boat_ids: [trade.boats[1]] }),
  ];
  const mine = await aBooking(staff, ownBoat, trade, { agent_id: agent });
  const foreign = await aBooking(staff, otherBoat, trade);
  for (const partner of [
    await world.user(company, 'agent_user', { partner_id: agent }),
    await world.user(company, 'supplier_user', { partner_id: supplier }),
  ]) {
    expect(await scan(partner, { code: mine.code })).toMatchObject({ ok: true });
    expect(await scan(partner, { code: foreign.code })).toEqual({ ok: false, reason: 'unknown' });
  }
});

test('a code of nothing, of 201 characters or with control characters is a fault with its place', async () => {
  const { guide } = await aManifestDay(world);
  for (const code of ['', 'x'.repeat(201), 'a%00b']) {
    const { status, body } = await guide.get(`/manifest-scans?date=2026-11-20&code=${code}`);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/code']);
  }
});

test('whoever guesses codes is stopped after 600 an hour', async () => {
  const { guide } = await aManifestDay(world);
  const guess = () => guide.get('/manifest-scans?date=2026-11-20&code=ZZZZZZ');
  const answers: string[] = [];
  // In waves: all at once would wait for each other until the database gives up.
  for (let wave = 0; wave < 32; wave += 1)
    for (const { status, body } of await Promise.all(Array.from({ length: 20 }, guess)))
      answers.push(`${status} ${body.type ?? ''}`.trim());
  expect(new Set(answers)).toEqual(new Set(['200', '429 /problems/too-many-requests']));
  const taken = answers.filter((each) => each === '200').length;
  expect(taken, 'the scans above came from the same address').toBeGreaterThan(500);
  expect(taken).toBeLessThanOrEqual(600);
});
