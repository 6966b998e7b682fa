import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld, type Person } from '../../testing/world.ts';

checkResource(boatDocuments);

const world = await openWorld();

async function aBoat(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const boat = (await staff.post('/boats', { boat_name: 'Lancha Netuno', capacity: 12, ...given })).body;
  return { company, staff, boat };
}

/** Adds a paper and reads it. */
async function aPaper(staff: Person, boat_id: string, given: Record<string, unknown> = {}) {
  const { status, body } = await staff.post('/boat-documents', { boat_id, kind: 'TIE', ...given });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

const expired = async (person: Person) => (await person.get('/boat-documents/expired')).body;

test('a paper has the usual reminders unless others are given; the first to expire stands first', async () => {
  const { staff, boat } = await aBoat();
  const late = await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2027-08-01' });
  const soon = await aPaper(staff, boat.id, { expires_on: '2027-01-02', alert_days: [7, 90, 7] });
  const forever = await aPaper(staff, boat.id, { kind: 'PRPM' });
  expect([late.alert_days, soon.alert_days]).toEqual([
    [60, 30, 7],
    [90, 7],
  ]);
  const { data } = (await staff.get(`/boat-documents?boat_id=${boat.id}&sort=expires_on`)).body;
  expect(data).toEqual([soon, late, forever]);
});

test('a paper cannot expire before it was issued, whichever of the two days is changed', async () => {
  const { staff, boat } = await aBoat();
  const fault = [422, [{ pointer: '/expires_on', code: 'before-issue' }]];
  const days = { issued_on: '2027-01-02', expires_on: '2027-01-01' };
  const made = await staff.post('/boat-documents', { boat_id: boat.id, kind: 'TIE', ...days });
  expect([made.status, made.body.errors]).toEqual(fault);
  const paper = await aPaper(staff, boat.id, { issued_on: '2026-01-01', expires_on: '2027-01-01' });
  const changed = await staff.patch(`/boat-documents/${paper.id}`, { version: 1, issued_on: '2029-01-01' });
  expect([changed.status, changed.body.errors]).toEqual(fault);
});

test('the boats without a good paper today are listed with what they lack, a supplier is told of its own', async () => {
  const { company, staff, boat } = await aBoat();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const partner = await world.user(company, 'supplier_user', { partner_id: supplier });
  const own = (await staff.post('/boats', { boat_name: 'Própria', capacity: 8, owner_supplier_id: supplier }))
    .body;
  await aPaper(staff, boat.id, { kind: 'TIE', expires_on: '2026-11-20' });
  const gone = await aPaper(staff, boat.id, { kind: 'CSN', expires_on: '2026-11-19' });
  await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2026-11-19' });
  await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2027-11-19' });
  expect(await expired(staff)).toEqual({
    today: '2026-11-20',
    data: [{ boat_id: boat.id, kinds: ['CSN'] }],
  });
  expect((await expired(partner)).data).toEqual([]);
  await staff.delete(`/boat-documents/${gone.id}`);
  expect((await expired(staff)).data).toEqual([]);
  await aPaper(staff, own.id, { kind: 'TIE', expires_on: '2026-01-01' });
  expect((await expired(partner)).data).toEqual([{ boat_id: own.id, kinds: ['TIE'] }]);
  const elsewhere = await world.user(await world.company(), 'admin');
  expect((await expired(elsewhere)).data).toEqual([]);
});

test("what has expired is so on the company's day, not on Greenwich's", async () => {
  const { company, staff, boat } = await aBoat();
  await aPaper(staff, boat.id, { expires_on: '2026-11-20' });
  const lacking = async (at: string) => {
    world.clock.set(at);
    const { data, today } = await expired(await world.user(company, 'admin'));
    return [today, data.length];
  };
  expect(await lacking('2026-11-21T02:30:00Z')).toEqual(['2026-11-20', 0]);
  expect(await lacking('2026-11-21T03:30:00Z')).toEqual(['2026-11-21', 1]);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('a supplier keeps the papers of its own boats with their files and reaches no other; a sailor reaches none', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const supplier = await world.user(company, 'supplier_admin');
  const boats = await Promise.all(
    [supplier.partner, null].map((owner_supplier_id) =>
      staff.post('/boats', { boat_name: `De ${owner_supplier_id}`, capacity: 8, owner_supplier_id }),
    ),
  );
  const [own, other] = boats.map(({ body }) => body);
  const paper = await aPaper(supplier, own.id);
  expect((await supplier.patch(`/boat-documents/${paper.id}`, { version: 1, number: '9' })).status).toBe(200);
  const foreign = await aPaper(staff, other.id);
  const answers = [
    await supplier.get(`/boat-documents/${foreign.id}`),
    await supplier.post('/boat-documents', { boat_id: other.id, kind: 'TIE' }),
    await supplier.patch(`/boat-documents/${foreign.id}`, { version: 1, number: '9' }),
    await supplier.delete(`/boat-documents/${foreign.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 422, 404, 404]);
  const aFile = async (n: number): Promise<string> => {
    const headers = { 'content-type': 'application/octet-stream' };
    return (await staff.post('/boats/files?name=tie.pdf', Buffer.from(`%PDF-1.7\n${n}`), headers)).body.id;
  };
  const [seen, hidden] = [await aFile(1), await aFile(2)];
  expect((await aPaper(staff, own.id, { kind: 'DPEM', file: seen })).labels.file).toBe('tie.pdf');
  await aPaper(staff, other.id, { kind: 'DPEM', file: hidden });
  const files = await Promise.all([seen, hidden].map((file) => supplier.get(`/boats/files/${file}`)));
  expect(files.map(({ status }) => status)).toEqual([200, 404]);
  const borrowed = await supplier.post('/boat-documents', { boat_id: own.id, kind: 'CSN', file: hidden });
  expect(borrowed.body.errors).toEqual([{ pointer: '/file', code: 'unknown' }]);
  const sailor = await world.user(company, 'marinheiro');
  expect((await sailor.get(`/boat-documents?boat_id=${own.id}`)).status).toBe(403);
});
