import { spanOf } from '@leme/contract/leads/inside-sales/first-contacts';
import { describe, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { anEnquiry, salesSettings } from '../../../testing/companies/sales-requests.ts';
import { aSalesRoom, leadOf, pendingOf, queueOf } from '../../../testing/companies/sales-room.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

describe('whom to call now [B2.2-11]', async () => {
  world.clock.set('2026-11-20T20:50:00Z');
  const { manager, ana, rui, company } = await aSalesRoom(world);

  test('an enquiry stands on top of one queue with its clock, and a first word stops it; a note does not', async () => {
    const { id } = await anEnquiry(ana, { name: 'Sexta à tarde', owner_id: ana.id });
    const [first] = await queueOf(ana);
    expect(first).toMatchObject({ id, due: 'first', due_at: '2026-11-23T12:05:00.000Z', next: null });
    expect(await queueOf(rui)).toEqual([]);
    await ana.post(`/leads/${id}/contact`, { type: 'note', title: 'Parece família' });
    expect((await queueOf(ana))[0]).toMatchObject({ due: 'first', attempts: 0 });
    world.clock.set('2026-11-20T20:55:00Z');
    const answer = await ana.post(`/leads/${id}/contact`, { type: 'whatsapp', title: 'Primeira resposta' });
    expect(answer.body).toMatchObject({ status: 'contacted', attempts: 1 });
    expect((await queueOf(ana))[0]).toMatchObject({ due: 'none', last_word: 'Primeira resposta' });
  });

  test('what was promised stays when the hours of work change, or the minutes', async () => {
    const { id } = await anEnquiry(manager);
    const before = await leadOf(manager, id);
    const next = {
      ...salesSettings,
      first_contact_minutes: 90,
      hours: [{ weekday: 6, from: '18:00', to: '08:00' }],
    };
    expect((await manager.put('/sales-settings', next)).body).toMatchObject({ version: 1 });
    expect((await leadOf(manager, id)).first_response_due_at).toBe(before.first_response_due_at);
    const later = await anEnquiry(manager);
    expect(later.first_response_due_at).toBe('2026-11-21T22:30:00.000Z');
    await manager.put('/sales-settings', { ...salesSettings, version: 1 });
  });

  test('the queue goes by what is due, then who is warm, then what it is worth', async () => {
    world.clock.set('2026-11-20T12:12:00Z');
    const own = { owner_id: rui.id };
    const made = async (name: string, values: object, until?: string) => {
      const lead = await anEnquiry(rui, { name, ...own, ...values });
      await rui.post(`/leads/${lead.id}/contact`, { type: 'call', title: 'Ligou' });
      if (until) await rui.post(`/leads/${lead.id}/postponement`, { until, anyway: true });
    };
    await made('Depois', {}, '2026-11-30T12:00:00Z');
    await made('Amanhã', {}, '2026-11-21T12:00:00Z');
    await made('Hoje caro', { offered_value: 900 }, '2026-11-20T20:00:00Z');
    await made('Hoje quente', { temperature: 'quente' }, '2026-11-20T21:00:00Z');
    await made('Nada', {});
    await made('Vencido', {}, '2026-11-20T12:13:00Z');
    world.clock.set('2026-11-20T12:30:00Z');
    await anEnquiry(rui, { name: 'Novo', ...own });
    const names = (await queueOf(rui)).map(({ name }) => name);
    expect(names).toEqual(['Novo', 'Vencido', 'Hoje quente', 'Hoje caro', 'Amanhã', 'Depois', 'Nada']);
    const { body } = await rui.get('/inside-sales/queue?due=today&limit=1');
    expect(body).toMatchObject({ count: 2, hasMore: true, counts: { first: 1, today: 2, none: 1 } });
    expect((await queueOf(rui, '?temperature=quente')).map(({ name }) => name)).toEqual(['Hoje quente']);
  });

  test('a seller sees the own queue and the pool; all queues and what they say are of who may change inside sales', async () => {
    expect((await ana.get(`/inside-sales/queue?owner=${rui.id}`)).status).toBe(403);
    expect((await ana.get('/inside-sales/queue?owner=all')).status).toBe(403);
    expect((await ana.get('/inside-sales/stats')).status).toBe(403);
    expect((await ana.put('/sales-settings', salesSettings)).status).toBe(403);
    expect((await ana.post('/cadences', { name: 'Minha' })).status).toBe(403);
    expect((await manager.get(`/inside-sales/queue?owner=${rui.id}`)).status).toBe(200);
    const [mine] = await queueOf(rui);
    expect((await ana.post(`/leads/${mine?.id}/contact`, { type: 'call', title: 'Ligou' })).status).toBe(403);
  });

  test.each(['marinheiro', 'supplier_admin', 'agent_admin'] as const)(
    '%s sees neither page',
    async (role) => {
      const person = await world.user(company, role);
      expect((await person.get('/inside-sales/queue')).status).toBe(403);
      expect((await person.get('/inside-sales/stats')).status).toBe(403);
    },
  );

  test('of another company nothing is taken, handed over, put off, lost or followed', async () => {
    const { id } = await anEnquiry(manager);
    const stranger = await world.user(await world.company(), 'admin');
    const bodies = {
      claim: {},
      handover: { owner_id: null },
      postponement: { until: '2026-11-23T12:00:00Z' },
      loss: { kind: 'preco' },
      contact: { type: 'call', title: 'Ligou' },
      cadence: {},
      'cadence-pause': {},
    };
    for (const [noun, body] of Object.entries(bodies))
      expect([noun, (await stranger.post(`/leads/${id}/${noun}`, body)).status]).toEqual([noun, 404]);
    const own = await anEnquiry(stranger);
    const handed = await stranger.post(`/leads/${own.id}/handover`, { owner_id: ana.id });
    expect(handed.body.errors).toEqual([{ pointer: '/owner_id', code: 'unknown' }]);
  });

  test.each([
    ['into the past', '2020-01-01T12:00:00Z', { errors: [{ pointer: '/until', code: 'past' }] }],
    [
      '400 days ahead',
      '2027-12-25T12:00:00Z',
      { errors: [{ pointer: '/until', code: 'too-far', params: { days: 365 } }] },
    ],
    ['to a Sunday nobody works', '2026-11-22T15:00:00Z', { type: '/problems/nobody-works' }],
  ])('put off %s it is refused or asked about, and stands where it was', async (_, until, refusal) => {
    const { id } = await anEnquiry(manager);
    expect((await manager.post(`/leads/${id}/postponement`, { until })).body).toMatchObject(refusal);
    expect(await pendingOf(manager, id)).toEqual([]);
  });

  test('who says so is put off to a Sunday; the next action is moved and no second one is made', async () => {
    const { id } = await anEnquiry(manager);
    const put = (until: string) => manager.post(`/leads/${id}/postponement`, { until, anyway: true });
    await put('2026-11-22T15:00:00Z');
    expect((await put('2026-11-24T15:00:00Z')).body.next_due_at).toBe('2026-11-24T15:00:00.000Z');
    expect(await pendingOf(manager, id)).toHaveLength(1);
  });

  test('lost asks a kind and words, ends what was due, and is open again whenever somebody says so', async () => {
    const { id } = await anEnquiry(manager);
    expect((await manager.post(`/leads/${id}/loss`, { kind: 'mau humor' })).status).toBe(422);
    const { body } = await manager.post(`/leads/${id}/loss`, { kind: 'clima', text: 'Choveu a semana toda' });
    expect(body).toMatchObject({ status: 'lost', lost_kind: 'clima', lost_reason: 'Choveu a semana toda' });
    const again = await manager.post(`/leads/${id}/loss`, { kind: 'clima', text: 'Choveu a semana toda' });
    expect(again.body.version).toBe(body.version);
    const refused = await manager.post(`/leads/${id}/postponement`, { until: '2026-11-23T15:00:00Z' });
    expect(refused.body.type).toBe('/problems/lead-over');
    const open = await manager.patch(`/leads/${id}`, { version: body.version, status: 'contacted' });
    expect(open.body).toMatchObject({ status: 'contacted', lost_kind: 'clima' });
  });

  test.each([
    ['hours that take no time', { hours: [{ weekday: 1, from: '09:00', to: '09:00' }] }],
    ['an eighth day', { hours: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
    ['no minutes', { first_contact_minutes: 0 }],
    ['a day that is none', { days_off: ['2026-02-30'] }],
    ['a stranger in the round', { round_ids: [crypto.randomUUID()] }],
    ['a cadence of nobody', { cadence_id: crypto.randomUUID() }],
  ])('settings with %s are refused', async (_, values) => {
    const { version } = (await manager.get('/sales-settings')).body;
    expect((await manager.put('/sales-settings', { ...salesSettings, ...values, version })).status).toBe(422);
  });

  test('every bar of first contacts opens the list of exactly its leads', async () => {
    const to = Temporal.Now.plainDateISO().add({ days: 2 });
    const { body } = await manager.get(`/inside-sales/stats?from=${to.subtract({ days: 30 })}&to=${to}`);
    const listed = [];
    for (const { until } of body.first_contact.bars)
      listed.push((await manager.get(`/leads?first_contact=${spanOf(until)}`)).body.count);
    expect(listed).toEqual(body.first_contact.bars.map(({ count }: { count: number }) => count));
    expect((await manager.get('/leads?first_contact=soon')).status).toBe(422);
  });

  test('stats say what came of the leads, within the days somebody asked for', async () => {
    // Rows are as old as the database says.
    const to = Temporal.Now.plainDateISO().add({ days: 2 });
    const { body } = await manager.get(`/inside-sales/stats?from=${to.subtract({ days: 30 })}&to=${to}`);
    const { count } = (await manager.get('/leads')).body;
    const sum = (rows: { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);
    expect([sum(body.funnel), sum(body.owners), sum(body.sources), sum(body.products)]).toEqual([
      count,
      count,
      count,
      count,
    ]);
    expect(sum(body.first_contact.bars)).toBe(body.first_contact.of);
    expect(body.first_contact.in_time).toBeGreaterThan(0);
    const backwards = await manager.get('/inside-sales/stats?from=2026-11-20&to=2026-11-01');
    expect(backwards.body.errors).toEqual([{ pointer: '/to', code: 'backwards' }]);
    expect((await manager.get('/inside-sales/stats?from=2016-01-01&to=2026-11-01')).status).toBe(422);
    expect((await manager.get('/inside-sales/stats?from=abc')).status).toBe(422);
  });
});

test('a company without sellers has its enquiries in the pool: nobody is named, and whoever comes takes one', async () => {
  const admin = await world.user(await world.company(), 'admin');
  await admin.put('/sales-settings', { ...salesSettings, version: 0 });
  const { id } = await anEnquiry(admin);
  expect(await leadOf(admin, id)).toMatchObject({ owner_id: null });
  expect(await queueOf(admin)).toEqual([]);
  expect((await queueOf(admin, '?owner=pool')).map((row) => row.id)).toEqual([id]);
  const { body } = await admin.get('/inside-sales/stats');
  expect(body.load).toEqual([{ id: null, label: null, open: 1, overdue: 0, waiting: 1, is_absent: false }]);
  expect((await admin.post(`/leads/${id}/claim`)).body.lead).toMatchObject({ id, owner_id: admin.id });
});

test('another time zone counts hours of work by its own clock from then on, and moves nothing that was promised', async () => {
  world.clock.set('2026-11-20T20:50:00Z');
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  await admin.put('/sales-settings', salesSettings);
  const { id, first_response_due_at: promised } = await anEnquiry(admin);
  expect(promised).toBe('2026-11-23T12:05:00.000Z');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('company_settings')
        .set({ timezone: 'America/Rio_Branco' })
        .where('tenant_id', '=', company.id),
    ),
  );
  const again = await world.user(company, 'admin');
  expect((await leadOf(again, id)).first_response_due_at).toBe(promised);
  expect((await anEnquiry(again)).first_response_due_at).toBe('2026-11-20T21:05:00.000Z');
});
