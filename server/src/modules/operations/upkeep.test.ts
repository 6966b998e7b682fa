import { describe, expect, test } from 'vitest';
import { purgeDeleted } from '#kit/resource/save/purge-deleted';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

const later = (minutes: number) => Temporal.Now.instant().add({ minutes });

describe('what was deleted is removed for good after 30 days', () => {
  test('with its links, and not what history still points to', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const tag = (await staff.post('/tags', { name: 'Passa' })).body;
    const customer = (await staff.post('/customers', { name: 'Fica', tags: [tag.id] })).body;
    const type = (await staff.post('/supplier-types', { name: 'Sai' })).body;
    await staff.delete(`/tags/${tag.id}`);
    await staff.delete(`/supplier-types/${type.id}`);
    const purge = (days: number) =>
      purgeDeleted(world.tenantTx, company.id, later(days * 24 * 60), world.registers);
    expect(await purge(29)).toBe(0);
    expect(await purge(31)).toBe(2);
    expect((await staff.get(`/tags/${tag.id}`)).status).toBe(404);
    expect((await staff.get(`/customers/${customer.id}`)).body.tags).toEqual([]);

    const agent = (await staff.post('/customers', { name: 'Agência', kind: 'agente' })).body;
    const brought = (await staff.post('/customers', { name: 'Vinda', agent_id: agent.id })).body;
    await staff.delete(`/customers/${brought.id}`);
    await staff.delete(`/customers/${agent.id}`);
    expect(await purge(31)).toBeGreaterThanOrEqual(1);
    expect((await staff.get(`/customers/${brought.id}`)).status).toBe(404);
  });
});
