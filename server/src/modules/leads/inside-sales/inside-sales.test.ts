import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import { describe, expect, test } from 'vitest';
import { aCadence, anEnquiry, salesSettings } from '../../../testing/companies/sales-requests.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

/** A company with a manager and two sellers, who see their own queue and the pool. */
async function aSalesRoom() {
  const company = await world.company();
  const manager = await world.user(company, 'manager');
  const admin = await world.user(company, 'admin');
  const rights = [
    ['inside-sales', 'read'],
    ['leads', 'read'],
    ['leads', 'create'],
    ['leads', 'update'],
  ].map(([resource, action]) => ({ resource, action, granted: true }));
  await admin.put('/role-permissions', { role: 'user', version: 1, changes: rights });
  const [ana, rui] = [await world.user(company, 'user'), await world.user(company, 'user')];
  return { company, manager, admin, ana, rui };
}

const queueOf = async (who: Person, query = ''): Promise<QueueRow[]> =>
  (await who.get(`/inside-sales/queue${query}`)).body.data;
const leadOf = async (who: Person, id: string): Promise<Lead> => (await who.get(`/leads/${id}`)).body;
const pendingOf = async (who: Person, id: string) =>
  (await who.get(`/lead-interactions?lead_id=${id}&limit=200`)).body.data.filter(
    ({ status }: { status: string }) => status === 'pending',
  );

describe('whom to call now [B2.2-11]', async () => {
  world.clock.set('2026-11-20T20:50:00Z');
  const { manager, ana, rui, company } = await aSalesRoom();

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

describe('one owner', async () => {
  const { manager, admin, ana, rui, company } = await aSalesRoom();

  test('of many who press “Peguei” on one lead one gets it and the others the next ones; none has two owners', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await anEnquiry(manager, { name: `Lead ${at}` })).id);
    const answers = await Promise.all(
      [ana, rui, manager, admin].map((who) => who.post(`/leads/${ids[0]}/claim`, {})),
    );
    const got = answers.map(({ body }) => body.lead?.id).filter(Boolean);
    expect(new Set(got).size).toBe(got.length);
    expect(answers.filter(({ body }) => body.lead && !body.is_other)).toHaveLength(1);
    for (const { body } of answers)
      if (body.lead) expect((await leadOf(manager, body.lead.id)).owner_id).toBe(body.lead.owner_id);
  });

  test('a lead that was won, deleted or taken meanwhile is none: the next one is, or nobody', async () => {
    for (const row of await queueOf(manager, '?owner=pool')) await manager.post(`/leads/${row.id}/claim`, {});
    const won = await anEnquiry(manager, { status: 'won' });
    expect((await ana.post(`/leads/${won.id}/claim`, {})).body).toEqual({ lead: null, is_other: true });
    const [gone, next] = [await anEnquiry(manager), await anEnquiry(manager)];
    await manager.delete(`/leads/${gone.id}`);
    expect((await ana.post(`/leads/${gone.id}/claim`, {})).body).toMatchObject({
      lead: { id: next.id, owner_id: ana.id },
      is_other: true,
    });
    expect((await ana.post(`/leads/${next.id}/claim`, {})).body).toMatchObject({ is_other: false });
  });

  test('who may no longer sign in has no leads: they are in the pool', async () => {
    const leaving = await world.user(company, 'user');
    const { id } = await anEnquiry(manager, { name: 'De quem saiu', owner_id: leaving.id });
    await admin.post(`/users/${leaving.id}/deactivation`);
    expect((await queueOf(ana, '?owner=pool')).map((row) => row.id)).toContain(id);
    expect((await ana.post(`/leads/${id}/claim`, {})).body.lead.owner_id).toBe(ana.id);
  });

  test('the queue of who is away is shared, and given back as it is', async () => {
    const { id } = await anEnquiry(manager, { name: 'De quem viajou', owner_id: admin.id });
    const { version } = (await manager.get('/sales-settings')).body;
    await manager.put('/sales-settings', { ...salesSettings, absent_ids: [admin.id], version });
    const shared = (await queueOf(ana, '?owner=pool')).find((row) => row.id === id);
    expect(shared).toMatchObject({ is_shared: true, owner_id: admin.id });
    expect((await ana.post(`/leads/${id}/contact`, { type: 'call', title: 'Ligou' })).status).toBe(200);
    await manager.put('/sales-settings', { ...salesSettings, version: version + 1 });
    expect((await queueOf(ana, '?owner=pool')).map((row) => row.id)).not.toContain(id);
    expect((await ana.post(`/leads/${id}/contact`, { type: 'call', title: 'Ligou' })).status).toBe(403);
  });

  test('by round a new lead goes to who has the fewest open ones and is here', async () => {
    const { version } = (await manager.get('/sales-settings')).body;
    const round = { round_ids: [ana.id, rui.id, admin.id], absent_ids: [admin.id] };
    await manager.put('/sales-settings', { ...salesSettings, ...round, version });
    const owners = [];
    for (let at = 0; at < 8; at += 1) owners.push((await anEnquiry(manager)).owner_id);
    expect(owners).not.toContain(admin.id);
    const open = async (who: Person) => (await manager.get(`/inside-sales/queue?owner=${who.id}`)).body.count;
    expect(Math.abs((await open(ana)) - (await open(rui)))).toBeLessThanOrEqual(1);
    expect((await anEnquiry(manager, { owner_id: admin.id })).owner_id).toBe(admin.id);
    await manager.put('/sales-settings', { ...salesSettings, version: version + 1 });
  });

  test('handed over with a note it is in the other queue, and the note in its history', async () => {
    const { id } = await anEnquiry(ana, { owner_id: ana.id });
    const { body } = await ana.post(`/leads/${id}/handover`, { owner_id: rui.id, note: 'Fala espanhol' });
    expect(body).toMatchObject({ owner_id: rui.id });
    const row = (await queueOf(rui)).find((each) => each.id === id);
    expect(row).toMatchObject({ last_word: 'Fala espanhol', due: 'first' });
    expect((await ana.post(`/leads/${id}/handover`, { owner_id: ana.id })).status).toBe(403);
  });
});

describe('a cadence', async () => {
  const { manager, ana } = await aSalesRoom();
  const days = [0, 1, 3].map((day) => ({ title: `D${day}`, day, hour: '10:00' }));
  const done = (id: string, interaction_id: string, more: object = {}) =>
    manager.post(`/leads/${id}/contact`, { type: 'whatsapp', title: 'Enviada', interaction_id, ...more });

  test('each step is due once: two tabs and a retry log one interaction, and the next one is planned once', async () => {
    world.clock.set('2026-11-20T12:12:00Z');
    const { id: cadence_id } = await aCadence(manager, days);
    const { id } = await anEnquiry(manager);
    const started = await Promise.all([1, 2].map(() => manager.post(`/leads/${id}/cadence`, { cadence_id })));
    expect(started.map(({ status }) => status)).toEqual([200, 200]);
    const [first] = await pendingOf(manager, id);
    expect(first).toMatchObject({ title: 'D0', interaction_date: '2026-11-20T13:00:00.000Z' });
    await Promise.all([done(id, first.id), done(id, first.id), done(id, first.id)]);
    const pending = await pendingOf(manager, id);
    // Saturday is no day of work.
    expect(pending).toMatchObject([{ title: 'D1', interaction_date: '2026-11-23T13:00:00.000Z' }]);
    expect(await leadOf(manager, id)).toMatchObject({ attempts: 1, cadence_step: 1, status: 'contacted' });
    await manager.post(`/lead-interactions/${pending[0].id}/conclusion`);
    expect(await pendingOf(manager, id)).toMatchObject([{ title: 'D3' }]);
  });

  test('an answer lets it wait, and it goes on where it was; won and lost end it', async () => {
    const { id: cadence_id } = await aCadence(manager, days);
    const { id } = await anEnquiry(manager);
    await manager.post(`/leads/${id}/cadence`, { cadence_id });
    const [first] = await pendingOf(manager, id);
    const answered = await done(id, first.id, { answered: true });
    expect(answered.body).toMatchObject({ cadence_paused: 'answer', next_due_at: null });
    expect((await manager.post(`/leads/${id}/cadence`, {})).body.cadence_paused).toBeNull();
    expect(await pendingOf(manager, id)).toMatchObject([{ title: 'D1' }]);
    await manager.post(`/leads/${id}/cadence-pause`, {});
    expect(await pendingOf(manager, id)).toEqual([]);
    await manager.post(`/leads/${id}/cadence`, {});
    expect(await pendingOf(manager, id)).toMatchObject([{ title: 'D1' }]);
    const { version } = await leadOf(manager, id);
    await manager.patch(`/leads/${id}`, { version, status: 'won' });
    expect(await leadOf(manager, id)).toMatchObject({ cadence_paused: 'won', next_due_at: null });
    expect((await manager.post(`/leads/${id}/cadence`, {})).body.type).toBe('/problems/lead-over');
  });

  test('a promise with a date lets it wait: what is due is the promise alone', async () => {
    const { id: cadence_id } = await aCadence(manager, days);
    const { id } = await anEnquiry(manager);
    await manager.post(`/leads/${id}/cadence`, { cadence_id });
    const [first] = await pendingOf(manager, id);
    const next = { type: 'call', title: 'Ligar quinta', interaction_date: '2026-11-26T13:00:00Z' };
    expect((await done(id, first.id, { next })).body.cadence_paused).toBe('promise');
    expect(await pendingOf(manager, id)).toMatchObject([{ title: 'Ligar quinta' }]);
    const past = { ...next, interaction_date: '2020-11-26T13:00:00Z' };
    expect(
      (await manager.post(`/leads/${id}/contact`, { type: 'call', title: 'x', next: past })).status,
    ).toBe(422);
  });

  test('edited while it runs it moves nobody twice; without steps, with day −1 or switched off it does not begin', async () => {
    const cadence = await aCadence(manager, days);
    const { id } = await anEnquiry(manager);
    await manager.post(`/leads/${id}/cadence`, { cadence_id: cadence.id });
    const [first] = await pendingOf(manager, id);
    await manager.patch(`/cadence-steps/${cadence.steps[0]}`, { version: 1, day: 2 });
    await manager.delete(`/cadence-steps/${cadence.steps[1]}`);
    await done(id, first.id);
    expect(await pendingOf(manager, id)).toMatchObject([{ title: 'D3' }]);
    const [third] = await pendingOf(manager, id);
    await manager.delete(`/cadences/${cadence.id}`);
    await done(id, third.id);
    expect(await pendingOf(manager, id)).toEqual([]);
    const other = await anEnquiry(manager);
    const start = async (cadence_id: string) =>
      (await manager.post(`/leads/${other.id}/cadence`, { cadence_id })).body;
    expect((await start((await aCadence(manager, [])).id)).type).toBe('/problems/cadence-empty');
    expect((await start(cadence.id)).errors).toEqual([{ pointer: '/cadence_id', code: 'unknown' }]);
    const wrong = { cadence_id: (await aCadence(manager)).id, title: 'x', day: -1, hour: '09:00' };
    expect((await manager.post('/cadence-steps', wrong)).body.errors).toMatchObject([{ pointer: '/day' }]);
  });

  test('a template that was switched off leaves its step without words, and a new lead begins with what the company says', async () => {
    const template = { name: 'Boas-vindas', message: 'Olá {nome}' };
    const { id: template_id, version } = (await manager.post('/whatsapp-templates', template)).body;
    const { id: cadence_id } = await aCadence(manager, [{ template_id }, { day: 1, template_id }]);
    const settings = (await manager.get('/sales-settings')).body;
    await manager.put('/sales-settings', { ...salesSettings, cadence_id, version: settings.version });
    const lead = await anEnquiry(ana, { owner_id: ana.id });
    expect(lead).toMatchObject({ cadence_step: 0, cadence_paused: null });
    const [row] = await queueOf(ana);
    expect(row).toMatchObject({ id: lead.id, due: 'first', next: { template_id } });
    await manager.patch(`/whatsapp-templates/${template_id}`, { version, is_active: false });
    await done(lead.id, row?.next?.id ?? '');
    expect(await pendingOf(manager, lead.id)).toMatchObject([{ template_id: null }]);
  });
});
