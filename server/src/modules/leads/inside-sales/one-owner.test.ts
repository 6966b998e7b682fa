import { describe, expect, test } from 'vitest';
import { anEnquiry, salesSettings } from '../../../testing/companies/sales-requests.ts';
import { aSalesRoom, leadOf, queueOf } from '../../../testing/companies/sales-room.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

describe('one owner', async () => {
  const { manager, admin, ana, rui, company } = await aSalesRoom(world);

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
