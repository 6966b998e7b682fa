import type { FoundRecords } from '@leme/contract/operations/search-endpoints';
import { expect, test } from 'vitest';
import { recordItems } from './record-items.ts';

const sailing = { product: 'Ilha do Campeche', date: '2026-11-20', start_time: '08:00:00' };
const booking = {
  ...sailing,
  id: 'b1',
  code: 'B7K2QX',
  customer_name: 'Maria',
  session_id: 's1',
  cancelled: false,
};
const found = (given: Partial<FoundRecords>): FoundRecords => ({
  bookings: [],
  customers: [],
  departures: [],
  boats: [],
  suppliers: [],
  others: [],
  ...given,
});
const words = { date: (day: string) => day.slice(8), cancelled: 'cancelada', full: 'sem vagas' };
const named = (page: string) => (page === 'logs' ? undefined : { title: page, icon: 'list' });
const everything = { manifest: true, sessionsManifest: true, named };
const firstOf = (given: Partial<FoundRecords>, pages = everything) =>
  recordItems(found(given), pages, words)[0];

test('a booking leads to its party on the day, a cancelled one to the list of its session', () => {
  expect(firstOf({ bookings: [booking] })).toMatchObject({
    title: 'Maria',
    hint: 'B7K2QX · 20, 08:00 · Ilha do Campeche',
    path: '/passenger-manifest?date=2026-11-20&q=B7K2QX',
  });
  expect(firstOf({ bookings: [{ ...booking, cancelled: true }] })).toMatchObject({
    hint: expect.stringContaining('cancelada'),
    path: '/sessions?date=2026-11-20&open=bookings&session=s1',
  });
});

test('a code that reads like a number stays a text in the address', () => {
  for (const code of ['234567', '2E5678'])
    expect(firstOf({ bookings: [{ ...booking, code }] })?.path).toContain(`q=%22${code}%22`);
});

test('a departure leads to the manifest its person may read', () => {
  const departures = [{ ...sailing, id: 's1', status: 'occupied' as const }];
  expect(firstOf({ departures })).toMatchObject({
    title: '08:00 Ilha do Campeche',
    hint: 'sem vagas',
    path: '/passenger-manifest?date=2026-11-20&session=s1',
  });
  expect(firstOf({ departures }, { ...everything, manifest: false })?.path).toContain('/sessions-manifest');
  expect(
    firstOf({ departures }, { ...everything, manifest: false, sessionsManifest: false })?.path,
  ).toContain('/sessions?');
});

test('rows of every other register lead to their page, or to the dialog they stand in', () => {
  const row = { id: 'r1', name: 'Netuno', note: '+55 48' };
  const others = ['leads', 'users', 'cancellation-policies', 'logs'].map((register) => ({
    ...row,
    register,
  }));
  expect(recordItems(found({ others }), everything, words).map(({ path, hint }) => [path, hint])).toEqual([
    ['/leads?open=r1', 'leads · +55 48'],
    ['/users/r1', 'users · +55 48'],
    ['/products?policies=all', 'products · +55 48'],
  ]);
});

test('customers, boats and suppliers lead to their record', () => {
  const named = [{ id: 'r1', name: 'Netuno', note: null }];
  expect(
    recordItems(found({ customers: named, boats: named, suppliers: named }), everything, words).map(
      ({ path, hint }) => [path, hint],
    ),
  ).toEqual([
    ['/customers?open=r1', null],
    ['/boats?open=r1', null],
    ['/suppliers?open=r1', null],
  ]);
});
