import { matchHeaders } from '@leme/contract/kit/resource/csv-columns';
import { customers } from '@leme/contract/sales/customers';
import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
import { finished, importRows, rowsOf, send } from './importing.testing.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));
const aKeeper = async (): Promise<Person> => await world.user(await world.company(), 'admin');
const names = async (keeper: Person) => (await rowsOf(keeper, '/customers')).map(({ name }) => name);

test('a line that says what parts the cells is no head, an id of another program is not ours, and the total at the end is named', async () => {
  const keeper = await aKeeper();
  const file = 'sep=;\r\nID;Nome;Observações\r\n17;"Ana, mãe";um\r\n18;Rui;dois\r\nTotal;;2\r\n';
  const { body } = await send(keeper, '/customers', file);
  expect(body).toMatchObject({
    columns: ['ID', 'Nome', 'Observações'],
    mapping: { ID: '', Nome: 'name', Observações: 'notes' },
    total: 3,
    will_create: 2,
    refused: [{ row: 5, faults: [{ pointer: '', code: 'total-row' }] }],
  });
  await keeper.post(`/customers/imports/${body.id}/run`);
  expect(await finished(keeper, '/customers', body.id)).toMatchObject({ created: 2, refused_count: 1 });
  expect(await names(keeper)).toEqual(['Ana, mãe', 'Rui']);
  // Somebody may say that it is ours after all, and reads that nobody has it.
  const mapping = { ...body.mapping, ID: 'id' };
  const { body: other } = await send(keeper, '/customers', file);
  const { body: ours } = await keeper.patch(`/customers/imports/${other.id}`, { mapping });
  expect(ours.refused[0].faults[0]).toEqual({ pointer: '/id', code: 'unknown-id' });
});

test('first and last names go into one field, in each of the five languages and whatever their order', async () => {
  for (const [first, last] of [
    ['Nome', 'Sobrenome'],
    ['Primeiro nome', 'Último nome'],
    ['First name', 'Last name'],
    ['Nombre', 'Apellidos'],
    ['Prénom', 'Nom'],
    ['Nome', 'Cognome'],
  ] as const)
    for (const headers of [
      [first, last, 'E-mail'],
      [last, first, 'E-mail'],
    ])
      expect(matchHeaders(customers, headers)).toMatchObject({ [first]: 'name', [last]: 'name.last' });
  expect(matchHeaders(customers, ['Nome completo', 'Obs'])).toMatchObject({ 'Nome completo': 'name' });
  expect(matchHeaders(customers, ['Sobrenome', 'Obs'])).toMatchObject({ Sobrenome: '' });
  expect(matchHeaders(customers, ['First name', 'Notes'])).toMatchObject({ 'First name': 'name' });
  const whole = ['Nome completo', 'Primeiro nome', 'Sobrenome'];
  expect(Object.values(matchHeaders(customers, whole))).toEqual(['name', '', '']);
  const keeper = await aKeeper();
  await importRows(keeper, '/customers', 'Sobrenome;Nome\nSilva;Ana\n;Rui\n');
  expect(await names(keeper)).toEqual(['Ana Silva', 'Rui']);
});

test('what every row needs and a file has no column for is said once for all of them', async () => {
  const keeper = await aKeeper();
  const { body } = await send(keeper, '/leads', 'Nome;Telefone;Status\nAna;48999990001;Proposta Enviada\n');
  expect(body).toMatchObject({
    given: {},
    faults: [{ code: 'missing-column', params: { field: 'offered_value' } }],
  });
  const address = `/leads/imports/${body.id}`;
  const wrong = async (given: object) => (await keeper.patch(address, { given })).body.errors;
  expect(await wrong({ offered_value: '0' })).toMatchObject([
    { pointer: '/given/offered_value', code: 'too-small' },
  ]);
  expect(await wrong({ offered_value: '1,500' })).toMatchObject([{ code: 'either-number' }]);
  expect(await wrong({ name: 'Ana' })).toEqual([{ pointer: '/given/name', code: 'unknown-field' }]);
  const { body: said } = await keeper.patch(address, { given: { offered_value: '1.200,50' } });
  expect(said).toMatchObject({ given: { offered_value: '1.200,50' }, faults: [], will_create: 1 });
  await keeper.post(`${address}/run`);
  expect(await finished(keeper, '/leads', body.id)).toMatchObject({ created: 1 });
  const { body: list } = await keeper.get('/leads');
  expect(list.leads).toMatchObject([{ name: 'Ana', offered_value: 1200.5, status: 'proposal' }]);
});

test('a label the product shows is understood in each of its languages', async () => {
  const keeper = await aKeeper();
  const labels = ['proposta enviada', 'Proposition envoyée', 'Negociando', 'In trattativa', 'proposal_sent'];
  const rows = labels.map((label, at) => `Ana ${at};4899999000${at};100;${label}`);
  const { body } = await send(keeper, '/leads', ['Nome;Telefone;Valor;Status', ...rows].join('\n'));
  expect(body).toMatchObject({ valid: labels.length, refused: [] });
});
