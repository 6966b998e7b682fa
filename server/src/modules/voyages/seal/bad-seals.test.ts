import { canonical } from '@leme/contract/voyages/seal/canonical';
import { composeSeal, type Freezing } from '@leme/contract/voyages/seal/compose-seal';
import { type SealFile, sealDeparture } from '@leme/contract/voyages/seal/seal';
import { largestSeal, verifySeal } from '@leme/contract/voyages/seal/verify-seal';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { aBooking } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** Three people aboard the boat of today, and phones that speak of it. */
async function aboard() {
  const day = await aManifestDay(world);
  const { staff, guide, company, session } = day;
  const boat_id = day.trade.boats[0] as string;
  await markAll(guide, await bookingIn(guide, day.booking.id), 'checked_in');
  const base = { boat_id, session_id: session.id, voyage_id: newId() };
  const sayAs = async (by: typeof guide, ...events: object[]) => {
    const sent = events.map((event) => ({ id: newId(), ...base, ...event }));
    const { status, body } = await by.post('/departure-events', { events: sent });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.results;
  };
  const say = (...events: object[]) => sayAs(guide, ...events);
  const seals = async (voyage_id = base.voyage_id) =>
    (await staff.get(`/departure-seals?voyage_id=${voyage_id}`)).body.data;
  const look = async (id: string) => {
    const { text } = (await staff.get(`/departure-seals/${id}/file`)).body;
    return await verifySeal(new TextEncoder().encode(text));
  };
  /** What a phone makes of what it knows. */
  const freeze = async (counted = 3, voyage_id = base.voyage_id, amends: string | null = null) => {
    const { data, zone } = (await guide.get('/departure-facts')).body;
    const boat = data.find((each: Freezing) => each.boat_id === boat_id) as Freezing;
    const { header, leaves } = composeSeal(boat, {
      company: { id: company.id, name: 'Mar Azul' },
      voyage_id,
      by: { id: guide.id, name: 'Davi' },
      sealed_by: 'device',
      sealed_at: '2026-11-20T09:00:00.000Z',
      zone,
      amends,
      counted,
      others: 0,
    });
    return sent(await sealDeparture(header, leaves));
  };
  return { ...day, ...base, sayAs, say, seals, look, freeze };
}

const sent = ({ header, root, values }: SealFile) => ({
  header: canonical(header),
  root,
  values: values.map((value) => canonical(value)),
});

test('counts of 0 and 400 are kept and weigh; more than any boat carries, less than nothing and “3a” are refused', async () => {
  const { guide, say, boat_id, session_id, voyage_id } = await aboard();
  const sealed = (counted: unknown) => ({ kind: 'sealed', counted });
  expect(await say(sealed(0))).toMatchObject([{ outcome: 'stored', gate: 'NO_GO' }]);
  expect(await say(sealed(400))).toMatchObject([{ outcome: 'stored', gate: 'NO_GO' }]);
  for (const counted of [2_001, -1, 2.5, '3a']) {
    const event = { id: newId(), boat_id, session_id, voyage_id, ...sealed(counted) };
    expect((await guide.post('/departure-events', { events: [event] })).status, String(counted)).toBe(422);
  }
});

test('once it left nothing is released any more, and somebody late is an addition that names the former', async () => {
  const { staff, guide, trade, session, sayAs, say, seals, look } = await aboard();
  await say({ kind: 'sealed', counted: 3 });
  const [first] = await seals();
  const release = { kind: 'released', check: 'names', text: 'Nomes completados no cais, lista em papel' };
  expect(await sayAs(staff, release)).toMatchObject([{ outcome: 'refused', reason: 'left-already' }]);
  const late = await aBooking(staff, session, trade, {
    customer_name: 'Nina Atrasada',
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
  });
  await markAll(guide, await bookingIn(guide, late.id), 'checked_in');
  expect(await say({ kind: 'sealed', counted: 4, amends: first.id })).toMatchObject([{ intact: true }]);
  const [same, added] = await seals();
  expect([same.root, added.amends]).toEqual([first.root, first.id]);
  const { file, faults } = await look(added.id);
  expect([faults, file?.header.amends, file?.header.counts.aboard]).toEqual([[], first.root, 4]);
  expect((await look(first.id)).file?.header.counts.aboard).toBe(3);
  const back = { kind: 'counted', moment: 'back', step: 1 };
  expect(await say({ ...back, counted: 3 })).toMatchObject([{ count: 'roll_call' }]);
  expect(await say({ ...back, counted: 4, step: 2 })).toMatchObject([{ count: 'closed' }]);
});

test('two phones that seal one departure: both are kept, stand side by side, and whoever either saw aboard has to come back', async () => {
  const { staff, guide, trade, session, boat_id, session_id, voyage_id, say, seals, freeze } = await aboard();
  const before = await freeze();
  const fourth = await aBooking(staff, session, trade, {
    customer_name: 'Quarto a bordo',
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
  });
  await markAll(guide, await bookingIn(guide, fourth.id), 'checked_in');
  const other = newId();
  const left = (id: string) => ({ id: newId(), boat_id, session_id, voyage_id: id, kind: 'departed' });
  await guide.post('/logbook-events', { events: [left(voyage_id)] });
  await guide.post('/logbook-events', { events: [left(other)] });
  await say({ kind: 'sealed', counted: 4, seal: await freeze(4) });
  await say({ kind: 'sealed', counted: 3, voyage_id: other, seal: before });
  const both = await seals();
  expect(both).toMatchObject([
    { intact: true, people: expect.any(Number) },
    { intact: true, known: { differs: expect.arrayContaining(['head_count']) } },
  ]);
  const back = { kind: 'counted', moment: 'back', step: 1 };
  expect(await say({ ...back, counted: 3 })).toMatchObject([{ count: 'roll_call' }]);
  expect(await say({ ...back, counted: 4, step: 2 })).toMatchObject([{ count: 'closed' }]);
});

test('a boat the office swapped while the phone was at sea left all the same: its seal is kept and says so', async () => {
  const { staff, session, trade, say, seals, look, freeze } = await aboard();
  const seal = await freeze();
  const { version } = (await staff.get(`/sessions/${session.id}`)).body;
  const swap = { version, boat_ids: [trade.boats[1]] };
  expect((await staff.patch(`/sessions/${session.id}`, swap)).status).toBe(200);
  expect(await say({ kind: 'sealed', counted: 3, seal })).toMatchObject([
    { outcome: 'stored', intact: true, root: seal.root },
  ]);
  const [kept] = await seals();
  expect(kept).toMatchObject({ sealed_by: 'device', known: { result: null, differs: [] } });
  expect((await look(kept.id)).faults).toEqual([]);
  expect(await say({ kind: 'sealed', counted: 3 })).toMatchObject([{ reason: 'unknown-departure' }]);
});

test('what only looks like a seal is not thrown: the server seals; two swapped leaves are kept and named', async () => {
  const { guide, boat_id, session_id, voyage_id, say, seals, look, freeze } = await aboard();
  const good = await freeze();
  const bad: (typeof good)[] = [
    { ...good, values: good.values.map(() => '{}') },
    { ...good, values: good.values.map(() => '5') },
    { ...good, values: good.values.slice(1) },
    { ...good, header: 'Olá' },
    { ...good, header: good.header.replace('"boat":', '"x":"\\u0000","boat":') },
    { ...good, header: good.header.replace('"boat":', '"x":"\\ud800","boat":') },
    { ...good, header: good.header.replace('"checks":[', '"checks":[null,') },
  ];
  for (const seal of bad)
    expect(await say({ kind: 'sealed', counted: 3, seal })).toMatchObject([
      { outcome: 'stored', intact: true },
    ]);
  expect((await seals()).map(({ sealed_by }: { sealed_by: string }) => sealed_by)).toEqual(
    bad.map(() => 'server'),
  );
  const [one, two, ...rest] = good.values as [string, string, string];
  const [swapped] = await say({ kind: 'sealed', counted: 3, seal: { ...good, values: [two, one, ...rest] } });
  expect(swapped).toMatchObject({ outcome: 'stored', intact: false });
  const kept = (await seals()).find(({ intact }: { intact: boolean }) => !intact);
  expect((await look(kept.id)).faults).toEqual([{ of: 'swapped', place: 1, other: 2 }]);
  const huge = { ...good, values: ['x'.repeat(largestSeal)] };
  const event = { id: newId(), boat_id, session_id, voyage_id, kind: 'sealed', counted: 3, seal: huge };
  expect((await guide.post('/departure-events', { events: [event] })).status).toBeGreaterThanOrEqual(400);
});

test('200 people with Arabic names and without births are sealed, and the file verifies', async () => {
  const { staff, guide, company, trade, session, boat_id, say, seals, look, freeze } = await aboard();
  const room = async (path: string, body: object) => {
    const { version } = (await staff.get(path)).body;
    const { status, body: said } = await staff.patch(path, { version, ...body });
    expect(status, JSON.stringify(said)).toBe(200);
  };
  await room(`/boats/${boat_id}`, { capacity: 250 });
  await room(`/sessions/${session.id}`, { total_capacity: 250 });
  for (const quantity of [40, 40, 40, 40, 37]) {
    const given = {
      customer_name: 'سعاد بنت عبد الله العلي',
      passengers: [{ fare_type_id: trade.fares.adult, quantity }],
    };
    const { id } = await aBooking(staff, session, trade, given);
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db
          .updateTable('manifest_passengers')
          .set({ name: 'محمد عبد الرحمن الحسيني', document: 'ر ١٢٣٤٥' })
          .where('tenant_id', '=', company.id)
          .where('booking_id', '=', id),
      ),
    );
    await markAll(guide, await bookingIn(guide, id), 'checked_in');
  }
  const made = await freeze(200);
  expect(await say({ kind: 'sealed', counted: 200, seal: made })).toMatchObject([
    { outcome: 'stored', intact: true, root: made.root },
  ]);
  const [seal] = await seals();
  const { faults, file } = await look(seal.id);
  expect([faults, file?.header.counts.aboard]).toEqual([[], 200]);
  expect(JSON.stringify(file)).toContain('محمد عبد الرحمن الحسيني');
});
