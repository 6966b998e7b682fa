import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import { type Outside, sellsOutside, tomorrow } from '../../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();

/** What is asked of the one product and its one option. */
const of = ({ trade }: Outside) => ({ productId: trade.product_id, optionId: trade.product_id });
const on = async (at: Outside, localDate: string) =>
  (await at.octo.post('/availability', { ...of(at), localDate })).body;

test('a year is answered, each day once; a day more is not, nor a day that is none', async () => {
  const at = await sellsOutside(world);
  const ask = (from: string, to: string) =>
    at.octo.post('/availability/calendar', { ...of(at), localDateStart: from, localDateEnd: to });
  const year = (await ask(tomorrow, '2027-11-21')).body;
  expect(year).toHaveLength(366);
  expect(new Set(year.map(({ localDate }: { localDate: string }) => localDate)).size).toBe(366);
  for (const [from, to] of [
    [tomorrow, '2027-11-22'],
    [tomorrow, '2027-12-26'],
    ['2027-02-28', '2027-02-30'],
    ['2027-02-30', '2027-03-01'],
    ['2026-11-31', '2026-12-02'],
    [tomorrow, '2026-11-20'],
    ['21/11/2026', '22/11/2026'],
    ['+012026-11-21', '+012026-11-22'],
  ] as const)
    expect((await ask(from, to)).body, `${from} ${to}`).toMatchObject({ error: 'BAD_REQUEST' });
});

test('one that lasts beyond midnight belongs to the day on which it leaves', async () => {
  const at = await sellsOutside(world, { session: { start_time: '22:00', end_time: '01:30' } });
  expect(await on(at, tomorrow)).toMatchObject([
    {
      id: at.session.id,
      localDateTimeStart: '2026-11-21T22:00:00-03:00',
      localDateTimeEnd: '2026-11-22T01:30:00-03:00',
    },
  ]);
  expect(await on(at, '2026-11-22')).toEqual([]);
  const reserved = (await at.octo.post('/bookings', at.reservation())).body;
  expect(reserved.availability.localDateTimeEnd).toBe('2026-11-22T01:30:00-03:00');
});

test('on a day on which the clocks change each end is told in its own offset, and a whole day is as long as it is', async () => {
  const at = await sellsOutside(world, {
    company: { timezone: 'Europe/Lisbon' },
    session: { date: '2027-03-28', start_time: '00:30', end_time: '03:30' },
  });
  expect(await on(at, '2027-03-28')).toMatchObject([
    { localDateTimeStart: '2027-03-28T00:30:00+00:00', localDateTimeEnd: '2027-03-28T03:30:00+01:00' },
  ]);
  const path = `/products/${at.trade.product_id}`;
  const { version } = (await at.staff.get(path)).body;
  await at.staff.patch(path, { version, availability_type: 'opening_hours' });
  expect(await on(at, '2027-03-28')).toMatchObject([
    {
      localDateTimeStart: '2027-03-28T00:00:00+00:00',
      localDateTimeEnd: '2027-03-29T00:00:00+01:00',
      openingHours: [{ from: '00:30', to: '03:30' }],
    },
  ]);
});

test('a uuid in capitals is taken and answered in small letters, of a booking and of its units; once is once', async () => {
  const at = await sellsOutside(world);
  const [uuid, unit] = [newId(), newId()];
  const unitItems = [{ uuid: unit.toUpperCase(), unitId: at.trade.fares.adult.toUpperCase() }];
  const asked = at.reservation({
    uuid: uuid.toUpperCase(),
    productId: at.trade.product_id.toUpperCase(),
    optionId: at.trade.product_id.toUpperCase(),
    availabilityId: at.session.id.toUpperCase(),
    unitItems,
  });
  const reserved = await at.octo.post('/bookings', asked);
  expect(reserved.body).toMatchObject({
    uuid,
    productId: at.trade.product_id,
    availabilityId: at.session.id,
    unitItems: [{ uuid: unit, unitId: at.trade.fares.adult }],
  });
  expect((await at.octo.post('/bookings', { ...asked, uuid })).bytes).toEqual(reserved.bytes);
  const twice = [unit, unit.toUpperCase()].map((each) => ({ uuid: each, unitId: at.trade.fares.adult }));
  const path = `/bookings/${uuid.toUpperCase()}`;
  expect((await at.octo.patch(path, { unitItems: twice })).body.error).toBe('BAD_REQUEST');
  expect((await at.octo.get(path)).bytes).toEqual(reserved.bytes);
});

test('units of another product, and numbers written as words, take no seat', async () => {
  const at = await sellsOutside(world);
  const other = await sellsOutside(world);
  const asked = [
    [{ unitItems: at.items(other.trade.fares.adult) }, 'INVALID_UNIT_ID'],
    [{ expirationMinutes: '30' }, 'BAD_REQUEST'],
    [{ unitItems: [{ unitId: 7 }] }, 'BAD_REQUEST'],
    [{ unitItems: { unitId: at.trade.fares.adult } }, 'BAD_REQUEST'],
  ] as const;
  for (const [more, error] of asked)
    expect((await at.octo.post('/bookings', at.reservation(more))).body.error).toBe(error);
  expect((await at.octo.post('/bookings')).body).toMatchObject({
    error: 'INVALID_PRODUCT_ID',
    productId: '',
  });
  expect((await at.seats()).remaining_capacity).toBe(30);
});

test('fewer and more than a party may be are not processed', async () => {
  const at = await sellsOutside(world);
  const path = `/products/${at.trade.product_id}`;
  const { version } = (await at.staff.get(path)).body;
  expect((await at.staff.patch(path, { version, min_party: 2, max_party: 4 })).status).toBe(200);
  const reserve = async (count: number) =>
    (
      await at.octo.post(
        '/bookings',
        at.reservation({ unitItems: at.items(...Array<string>(count).fill(at.trade.fares.adult)) }),
      )
    ).body;
  expect([(await reserve(1)).error, (await reserve(5)).error]).toEqual(
    Array.from({ length: 2 }, () => 'UNPROCESSABLE_ENTITY'),
  );
  const { uuid } = await reserve(4);
  const one = { unitItems: at.items(at.trade.fares.adult) };
  expect((await at.octo.patch(`/bookings/${uuid}`, one)).body.error).toBe('UNPROCESSABLE_ENTITY');
  expect((await at.seats()).remaining_capacity).toBe(26);
});
