import { tags } from '@leme/contract/sales/tags';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(tags);

describe('a tag is seen in its colour wherever a customer has it', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const add = async (path: string, fields: object) => (await staff.post(path, fields)).body;

  test('in lists, in the record, where one chooses and after the colour was changed', async () => {
    const vip = await add('/tags', { name: 'VIP', color: '#c026d3' });
    const late = await add('/tags', { name: 'Atrasa', color: '#0ea5e9' });
    const ana = await add('/customers', { name: 'Ana', tags: [late.id, vip.id] });
    expect([ana.labels.tags, ana.colours]).toEqual([['Atrasa', 'VIP'], { tags: ['#0ea5e9', '#c026d3'] }]);
    const [listed] = (await staff.get('/customers?q=ana')).body.data;
    expect(listed).toEqual(ana);
    expect((await staff.get('/customers/options/tags?q=vip')).body.data).toEqual([
      { id: vip.id, label: 'VIP', colour: '#c026d3' },
    ]);
    await staff.patch(`/tags/${vip.id}`, { color: '#111827', version: 1 });
    await staff.delete(`/tags/${late.id}`);
    const now = (await staff.get(`/customers/${ana.id}`)).body;
    expect([now.labels.tags, now.colours]).toEqual([['VIP'], { tags: ['#111827'] }]);
  });

  test('what has no colour says nothing of one', async () => {
    const agent = await add('/customers', { name: 'Agência', kind: 'agente' });
    const bia = await add('/customers', { name: 'Bia', agent_id: agent.id });
    expect([bia.labels.agent_id, bia.colours]).toEqual(['Agência', undefined]);
    expect((await staff.get('/customers/options/agent_id?q=agencia')).body.data).toEqual([
      { id: agent.id, label: 'Agência' },
    ]);
  });
});
