import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { termsChooseFrom } from '@leme/contract/finance/entities';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('what forms of finance choose from is served: the agent of a month, those of an agreement, a cost centre', async () => {
  const admin = await world.user(await world.company(), 'admin');
  const agent = (await admin.post('/customers', { name: 'Agência Sol', kind: 'agente' })).body;
  const month = await admin.get(`/${invoices.chooses}/options/customer_id?q=sol`);
  expect(month.body.data).toEqual([{ id: agent.id, label: 'Agência Sol' }]);
  const asked = [
    ...Object.entries(termsChooseFrom).map(([field, from]) => `/${from}/options/${field}`),
    `/${bankRules.name}/options/cost_centre_id`,
  ];
  const answers = await Promise.all(asked.map((address) => admin.get(address)));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
});
