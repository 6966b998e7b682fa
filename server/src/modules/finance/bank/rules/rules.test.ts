import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { expect, test } from 'vitest';
import { aCompanyWithABank, bringIn } from '../../../../testing/companies/money/bank.ts';
import { checkResource } from '../../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

checkResource(bankRules);

const world = await openWorld();
const fee = { day: '2026-11-18', amount: '-9.90', fitid: 'T1', memo: 'Tarifa Pacote Serviços' };

test('a rule is tried, met by what comes in, and posts by itself where it may', async () => {
  const { admin, account, line, suggestions } = await aCompanyWithABank(world, [fee]);
  const { body: category } = await admin.post('/finance-categories', { name: 'Banco', account_role: '6.1' });
  const trial = await admin.get('/finance/bank-reconciliation/rule-trial?contains=TARIFA');
  expect(trial.body).toMatchObject({ count: 1, sum: -9.9, sample: [{ memo: fee.memo }] });
  const rule = { contains: 'tarifa', direction: 'out', category_id: category.id };
  const { body: made } = await admin.post('/bank-rules', rule);
  expect((await suggestions((await line(fee.memo)).id)).rule).toMatchObject({
    contains: 'tarifa',
    category: 'Banco',
  });
  await admin.patch(`/bank-rules/${made.id}`, { version: 1, by_itself: true });
  const next = { ...fee, fitid: 'T2', memo: 'TARIFA PIX' };
  await bringIn(admin, anOfx([next, { ...next, amount: '5.00', memo: 'ESTORNO TARIFA' }]), account);
  expect(await line('TARIFA PIX')).toMatchObject({
    status: 'matched',
    reason: 'rule',
    matches: [{ kind: 'entry', amount: -9.9, by_itself: true }],
  });
  expect((await line('ESTORNO TARIFA')).status).toBe('unmatched');
  expect((await admin.get(`/bank-rules/${made.id}`)).body.hits).toBe(1);
});
