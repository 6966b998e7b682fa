import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { campeche, publishAll } from '../../../testing/companies/campeche.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');
const { product_id, adult } = await campeche(staff);

const made = async (path: string, values: object) => {
  const { status, body } = await staff.post(path, values);
  if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.id as string;
};
const [lagoa, norte] = [
  await made('/customers', { name: 'Agência Lagoa', kind: 'agente' }),
  await made('/customers', { name: 'Agência Norte', kind: 'agente' }),
];
const seller = await world.user(company, 'agent_admin', { partner_id: lagoa });
const own = await made('/customers', { name: 'Rosa da Lagoa', agent_id: lagoa });
const foreign = await made('/customers', { name: 'Davi do Norte', agent_id: norte });
const special = (values: object) => made('/special-pricing', { effect: 'set', fares: ['ADULT'], ...values });
const agreed = {
  own: await special({ name: 'Casamento da Rosa', price: 140, customer_id: own }),
  foreign: await special({ name: 'Bodas do Davi', price: 90, customer_id: foreign, code: 'BODAS' }),
  norte: await special({ name: 'Contrato Norte', price: 80, agent_id: norte }),
};
const rule = (name: string, more: object) =>
  made('/pricing-rules', { name, percent_bp: -1000, product_ids: [product_id], stackable: true, ...more });
const rules = {
  norte: await rule('Comissão Norte', { agent_ids: [norte] }),
  lagoa: await rule('Comissão Lagoa', { agent_ids: [lagoa] }),
  off: await rule('Guardada', { active: false }),
};
await publishAll(staff);

const date = addDays(dayIn('America/Sao_Paulo', world.clock.now()), 45);
const party = [{ fare_type_id: adult, quantity: 2 }];
const asked = (more: object = {}) => ({ product_id, date, party, ...more });
const secrets = [
  'Davi',
  'Bodas',
  'Norte',
  'Guardada',
  norte,
  foreign,
  agreed.foreign,
  agreed.norte,
  rules.norte,
];

test('another agent’s customer reads like one nobody is, whatever word is said with it', async () => {
  for (const more of [{}, { code: 'BODAS' }, { code: 'NADA' }]) {
    const ask = async (customer_id: string) => {
      const { status, body } = await seller.post('/quotes', asked({ customer_id, ...more }));
      return [status, body.type, body.errors];
    };
    const theirs = await ask(foreign);
    expect(theirs).toEqual([422, '/problems/validation', [{ pointer: '/customer_id', code: 'unknown' }]]);
    for (const id of [newId(), lagoa, norte]) expect(await ask(id)).toEqual(theirs);
  }
  expect((await seller.post('/quotes', asked({ code: 'BODAS' }))).body.errors).toEqual([
    { pointer: '/code', code: 'unknown' },
  ]);
});

test('a partner reads of the rules for everybody and for that agent; the house reads of all', async () => {
  for (const more of [{}, { customer_id: own }]) {
    const said = (await seller.post('/quotes', asked(more))).body;
    const text = JSON.stringify(said);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('Réveillon');
    expect(text).toContain('Comissão Lagoa');
    expect(text.includes('Casamento da Rosa')).toBe('customer_id' in more);
    // What it costs is what the house says it costs the agent.
    const house = (await staff.post('/quotes', asked({ ...more, agent_id: lagoa }))).body;
    expect(said.total).toBe(house.total);
    const names = house.lost.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Comissão Norte', 'Guardada']));
  }
});

test('a partner replays as itself alone, and what is agreed with others is unknown there', async () => {
  const { trace } = (await seller.post('/quotes', asked({ customer_id: own }))).body;
  const replay = async (by: typeof seller, changed: object) => {
    const { status, body } = await by.post('/quotes/replay', { trace: { ...trace, ...changed } });
    return status === 200 ? body.isSame : body.errors;
  };
  expect(await replay(seller, {})).toBe(true);
  const as = (inputs: object) => ({ inputs: { ...trace.inputs, ...inputs } });
  for (const agent_id of [norte, null, newId()]) {
    expect(await replay(seller, as({ agent_id }))).toEqual([
      { pointer: '/trace/inputs/agent_id', code: 'unknown' },
    ]);
  }
  for (const customer_id of [foreign, newId()]) {
    expect(await replay(seller, as({ customer_id }))).toEqual([
      { pointer: '/trace/inputs/customer_id', code: 'unknown' },
    ]);
  }
  const unknown = [{ pointer: '/trace/counted/0', code: 'unknown' }];
  for (const id of [agreed.foreign, agreed.norte, newId()]) {
    expect(await replay(seller, { counted: [{ of: 'special', id, version: 1 }] })).toEqual(unknown);
  }
  for (const id of [rules.norte, newId()])
    expect(await replay(seller, { counted: [{ of: 'rule', id, version: 1 }] })).toEqual(unknown);
  // The house replays what anybody was told.
  expect(await replay(staff, {})).toBe(true);
  expect(await replay(staff, { ...as({ agent_id: norte }), counted: [] })).toBe(false);
});
