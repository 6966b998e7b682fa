import { channelPartners } from '@leme/contract/channels/channel-partners';
import { expect, test } from 'vitest';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

checkResource(channelPartners);

const world = await openWorld();

test('the bookings of a partner are an agent’s: another customer does not stand for it', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const person = (await staff.post('/customers', { name: 'Ana Paz' })).body;
  const refused = await staff.post('/channel-partners', { name: 'Onda Viagens', agent_id: person.id });
  expect(refused.body.errors).toMatchObject([{ pointer: '/agent_id', code: 'not-an-agent' }]);
});
