import { describe, expect, test } from 'vitest';
import { aCadence, anEnquiry, salesSettings } from '../../../testing/companies/sales-requests.ts';
import { aSalesRoom, leadOf, pendingOf, queueOf } from '../../../testing/companies/sales-room.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

describe('a cadence', async () => {
  const { manager, ana } = await aSalesRoom(world);
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
