import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { describe, expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import { db } from '../../kit/sql.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function aBoat(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const boat = (await staff.post('/boats', { boat_name: 'Lancha Netuno', capacity: 12, ...given })).body;
  return { company, staff, boat };
}

/** Adds a paper and reads it. */
async function aPaper(
  staff: Person,
  boatId: string,
  given: Record<string, unknown> = {},
): Promise<BoatDocument> {
  const { status, body } = await staff.post(`/boats/${boatId}/documents`, { kind: 'TIE', ...given });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

async function aFile(tenant_id: string, resource: string): Promise<string> {
  const id = newId();
  const sha256 = id.replaceAll('-', '').padEnd(64, '0');
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('file_contents').values({ tenant_id, sha256, bytes: Buffer.from('%PDF-') }),
    );
    const about = { name: 'tie.pdf', mime: 'application/pdf', size: 5, created_by: newId() };
    await tx.change(db.insertInto('files').values({ tenant_id, id, resource, sha256, ...about }));
  });
  return id;
}

test('a paper is kept as it was sent, with the usual reminders, and the first to expire stands first', async () => {
  const { company, staff, boat } = await aBoat();
  const file = await aFile(company.id, 'boats');
  const late = await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2027-08-01', file });
  const soon = await aPaper(staff, boat.id, {
    number: ' 401-2 ',
    issued_on: '2022-01-02',
    expires_on: '2027-01-02',
    alert_days: [7, 90],
  });
  const forever = await aPaper(staff, boat.id, { kind: 'PRPM' });
  expect(late).toMatchObject({
    alert_days: [60, 30, 7],
    file,
    file_name: 'tie.pdf',
    version: 1,
    state: 'valid',
  });
  expect(soon).toMatchObject({ number: '401-2', alert_days: [90, 7], file: null, state: 'soon' });
  expect((await staff.get(`/boats/${boat.id}/documents`)).body).toEqual({
    data: [soon, late, forever],
    today: '2026-11-20',
  });
});

test('the boats without a good paper today are listed with what they lack, a supplier is told of its own', async () => {
  const { company, staff, boat } = await aBoat();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const partner = await world.user(company, 'supplier_user', { partner_id: supplier });
  const own = (await staff.post('/boats', { boat_name: 'Própria', capacity: 8, owner_supplier_id: supplier }))
    .body;
  const expired = async (person: Person) => (await person.get('/boat-documents/expired')).body;
  await aPaper(staff, boat.id, { kind: 'TIE', expires_on: '2026-11-20' });
  await aPaper(staff, boat.id, { kind: 'CSN', expires_on: '2026-11-19' });
  await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2026-11-19' });
  await aPaper(staff, boat.id, { kind: 'DPEM', expires_on: '2027-11-19' });
  expect(await expired(staff)).toEqual({
    today: '2026-11-20',
    data: [{ boat_id: boat.id, kinds: ['CSN'] }],
  });
  expect((await expired(partner)).data).toEqual([]);
  await aPaper(staff, own.id, { kind: 'TIE', expires_on: '2026-01-01' });
  expect((await expired(partner)).data).toEqual([{ boat_id: own.id, kinds: ['TIE'] }]);
  const elsewhere = await world.user(await world.company(), 'admin');
  expect((await expired(elsewhere)).data).toEqual([]);
});

test("the states are those of the company's day, not of Greenwich's", async () => {
  const { company, staff, boat } = await aBoat();
  await aPaper(staff, boat.id, { expires_on: '2026-11-20' });
  const states = async (at: string) => {
    world.clock.set(at);
    const awake = await world.user(company, 'admin');
    const { data, today } = (await awake.get(`/boats/${boat.id}/documents`)).body;
    return [today, data[0].state];
  };
  expect(await states('2026-11-21T02:30:00Z')).toEqual(['2026-11-20', 'soon']);
  expect(await states('2026-11-21T03:30:00Z')).toEqual(['2026-11-21', 'expired']);
  world.clock.set('2026-11-20T12:12:00Z');
});

test.each([
  [{ kind: 'RG' }, '/kind', 'option'],
  [{ kind: 'TIE', issued_on: '2027-01-02', expires_on: '2027-01-01' }, '/expires_on', 'before-issue'],
  [{ kind: 'TIE', expires_on: '2027-02-30' }, '/expires_on', 'date'],
  [{ kind: 'TIE', alert_days: [] }, '/alert_days', 'too-small'],
  [{ kind: 'TIE', alert_days: [5, 4, 3, 2, 1] }, '/alert_days', 'too-large'],
  [{ kind: 'TIE', alert_days: [7, 7] }, '/alert_days', 'repeated'],
  [{ kind: 'TIE', alert_days: [366] }, '/alert_days/0', 'too-large'],
  [{ kind: 'TIE', number: 'x'.repeat(61) }, '/number', 'too-large'],
  [{ kind: 'TIE', file: crypto.randomUUID() }, '/file', 'unknown'],
])('%j is refused at its field and nothing is written', async (fields, pointer, code) => {
  const { staff, boat } = await aBoat();
  const { status, body } = await staff.post(`/boats/${boat.id}/documents`, fields);
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
  expect((await staff.get(`/boats/${boat.id}/documents`)).body.data).toEqual([]);
});

test('a file of another register, or of another company, is no paper of a boat', async () => {
  const { company, staff, boat } = await aBoat();
  const other = await world.company();
  for (const file of [await aFile(company.id, 'suppliers'), await aFile(other.id, 'boats')]) {
    const { body } = await staff.post(`/boats/${boat.id}/documents`, { kind: 'TIE', file });
    expect(body.errors).toEqual([{ pointer: '/file', code: 'unknown' }]);
  }
});

describe('changing and taking out', () => {
  test('only what is sent changes; the order of the dates is kept with what stands there already', async () => {
    const { staff, boat } = await aBoat();
    const paper = await aPaper(staff, boat.id, {
      number: '7',
      issued_on: '2026-01-01',
      expires_on: '2027-01-01',
    });
    const path = `/boat-documents/${paper.id}`;
    const renewed = (await staff.patch(path, { version: 1, expires_on: '2028-01-01' })).body;
    expect(renewed).toEqual({
      ...paper,
      expires_on: '2028-01-01',
      state: 'valid',
      version: 2,
      updated_at: renewed.updated_at,
    });
    const { body } = await staff.patch(path, { version: 2, issued_on: '2029-01-01' });
    expect(body.errors).toEqual([{ pointer: '/expires_on', code: 'before-issue' }]);
    expect((await staff.patch(path, { version: 2, number: '', expires_on: null })).body).toMatchObject({
      number: null,
      expires_on: null,
      issued_on: '2026-01-01',
    });
  });

  test('of eight who save at once from one version one is kept, the others get both states', async () => {
    const { staff, boat } = await aBoat();
    const { id } = await aPaper(staff, boat.id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        staff.patch(`/boat-documents/${id}`, { version: 1, number: `${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    const [lost] = answers.filter(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ type: '/problems/stale-version', params: { current: kept } });
  });

  test('who takes a paper out gets it as it was, and a second time there is none', async () => {
    const { staff, boat } = await aBoat();
    const paper = await aPaper(staff, boat.id);
    expect((await staff.delete(`/boat-documents/${paper.id}`)).body).toEqual(paper);
    expect((await staff.delete(`/boat-documents/${paper.id}`)).status).toBe(404);
    expect((await staff.get(`/boats/${boat.id}/documents`)).body.data).toEqual([]);
  });

  test("each step stands in the boat's history with both sides", async () => {
    const { staff, boat } = await aBoat();
    const { id } = await aPaper(staff, boat.id, { number: '401' });
    await staff.patch(`/boat-documents/${id}`, { version: 1, expires_on: '2027-03-02' });
    await staff.delete(`/boat-documents/${id}`);
    const { data } = (await staff.get(`/boats/${boat.id}/history`)).body;
    const steps = data
      .slice(0, 3)
      .map(({ action, changes }: { action: string; changes: object[] }) => [action, changes[0]]);
    const [plain, dated] = ['TIE · 401', 'TIE · 401 · → 02/03/2027'];
    const step = (before: string | null, after: string | null) => [
      'updated',
      { field: 'documents', before, after, isErased: false },
    ];
    expect(steps).toEqual([step(dated, null), step(plain, dated), step(null, plain)]);
  });

  test('the papers of a deleted boat are still read and not written any more', async () => {
    const { staff, boat } = await aBoat();
    const paper = await aPaper(staff, boat.id);
    await staff.delete(`/boats/${boat.id}`);
    expect((await staff.get(`/boats/${boat.id}/documents`)).body.data).toEqual([paper]);
    expect((await staff.post(`/boats/${boat.id}/documents`, { kind: 'TIE' })).status).toBe(404);
    expect((await staff.patch(`/boat-documents/${paper.id}`, { version: 1 })).status).toBe(404);
    expect((await staff.delete(`/boat-documents/${paper.id}`)).status).toBe(404);
  });
});

test('a supplier keeps the papers of its own boats and reaches no other; a sailor reaches none', async () => {
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
    await supplier.get(`/boats/${other.id}/documents`),
    await supplier.post(`/boats/${other.id}/documents`, { kind: 'TIE' }),
    await supplier.patch(`/boat-documents/${foreign.id}`, { version: 1, number: '9' }),
    await supplier.delete(`/boat-documents/${foreign.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const [seen, hidden] = [await aFile(company.id, 'boats'), await aFile(company.id, 'boats')];
  await aPaper(staff, own.id, { kind: 'DPEM', file: seen });
  await aPaper(staff, other.id, { kind: 'DPEM', file: hidden });
  const files = await Promise.all([seen, hidden].map((file) => supplier.get(`/boats/files/${file}`)));
  expect(files.map(({ status }) => status)).toEqual([200, 404]);
  const borrowed = await supplier.post(`/boats/${own.id}/documents`, { kind: 'CSN', file: hidden });
  expect(borrowed.body.errors).toEqual([{ pointer: '/file', code: 'unknown' }]);
  const sailor = await world.user(company, 'marinheiro');
  expect((await sailor.get(`/boats/${own.id}/documents`)).status).toBe(403);
});

test('another company neither reads, changes nor removes a paper', async () => {
  const { staff, boat } = await aBoat();
  const paper = await aPaper(staff, boat.id);
  const foreign = (await aBoat()).staff;
  const answers = [
    await foreign.get(`/boats/${boat.id}/documents`),
    await foreign.post(`/boats/${boat.id}/documents`, { kind: 'TIE' }),
    await foreign.patch(`/boat-documents/${paper.id}`, { version: 1, number: '9' }),
    await foreign.delete(`/boat-documents/${paper.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await staff.get(`/boats/${boat.id}/documents`)).body.data).toEqual([paper]);
});
