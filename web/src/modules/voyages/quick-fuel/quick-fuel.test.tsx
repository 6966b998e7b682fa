import { noteFuel, readConsumption, reverseFuel } from '@leme/contract/voyages/fuel/endpoints';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ownOutbox } from '../../../kit/outbox/own-outbox.ts';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { type FakeServer, noAnswer } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000005${String(n).padStart(2, '0')}`;
const fuelled = {
  id: id(1),
  taken_at: '2031-02-01T13:00:00.000Z',
  created_at: '2031-02-01T13:00:00.000Z',
  boat_id: id(11),
  motor_id: null,
  litres: 80,
  total: 520,
  per_litre: 6.5,
  hours: 500,
  full: true,
  forgotten: false,
  supplier_id: null,
  payer: 'caixa',
  note: null,
  photo: null,
  user_id: id(14),
  reverses_id: null,
  reversed_by: null,
  reason: null,
  labels: { boat_id: 'Lancha Netuno', user_id: 'Bia Rocha' },
};

function open(as: 'admin' | 'manager' = 'admin', without: string[] = []) {
  const server = aServer();
  keepsRegister(server, fuelEntries, [fuelled]);
  return { server, opened: openPage(server, '/mar-azul/quick-fuel', { as, without }) };
}

test('the list says how much a boat was fuelled with and for how much a litre [B2.2-31]', async () => {
  await open().opened;
  const row = within(await screen.findByRole('row', { name: /Lancha Netuno/ }));
  for (const text of [/520,00/, /6,50/, '500']) row.getByText(text);
});

test('noting one asks for boat, litres and total; what is missing stands beside its field [A2.3-27]', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(noteFuel, { results: [] });
  await user.click(await screen.findByRole('button', { name: 'Abastecer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abastecer' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findAllByText('Preencha este campo')).toHaveLength(3);
  expect(server.sent('POST /quick-fuel')).toEqual([]);
});

test('one is taken back with a reason', async () => {
  const { server, opened } = open();
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Ações de Lancha Netuno' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Estornar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Estornar abastecimento/ }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Outro barco');
  server.answers(reverseFuel, { id: id(2) });
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await screen.findByText('Abastecimento estornado');
  expect(server.sent('POST /quick-fuel/:id/reversal')).toEqual([{ id: id(1), reason: 'Outro barco' }]);
});

const netuno = {
  id: id(11),
  name: 'Lancha Netuno',
  tank_l: 200,
  motor_id: null,
  hours: 500,
  fuel_type: 'diesel' as const,
  usual: 15,
};
const raft = { ...netuno, id: id(12), name: 'Bote a Remo', fuel_type: 'nenhum' as const };
const quay = {
  boats: [netuno, raft],
  stations: [{ id: id(13), name: 'Posto do Canto' }],
  last_fuelled: id(11),
};
type SentEvents = { events: { id: string }[] };
const stored =
  (warnings: 'tank'[] = []) =>
  ({ events }: SentEvents) => ({
    results: events.map((event) => ({ id: event.id, outcome: 'stored' as const, reason: null, warnings })),
  });

async function fuels(server: FakeServer, user: UserEvent, litres = '80') {
  server.answers(readPierData, quay as never);
  await user.click(await screen.findByRole('button', { name: 'Abastecer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abastecer' }));
  await user.type(await dialog.findByLabelText(/^Litros/), litres);
  await user.type(dialog.getByLabelText(/^Total/), '520');
  return dialog;
}

test('the boat fuelled last is proposed; what was noted says what looks wrong, and is undone by one press', async () => {
  const { server, opened } = open();
  const user = await opened;
  const dialog = await fuels(server, user);
  await dialog.findByText('R$ 6,50 por litro');
  dialog.getByText('Tanque de 200 litros · costuma gastar 15 l/h');
  server.answers(noteFuel, stored(['tank']) as never);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('É mais do que cabe no tanque.');
  await user.click(await screen.findByRole('button', { name: /Desfazer/ }));
  await screen.findByText('Abastecimento estornado');
  const [fill, back] = server.sent('POST /quick-fuel') as { events: { id: string }[] }[];
  expect(fill).toMatchObject({ events: [{ boat_id: id(11), litres: 80, total: 520, reverses_id: null }] });
  expect(back).toMatchObject({ events: [{ reverses_id: fill?.events[0]?.id }] });
});

test('without a signal fuel is kept and goes once, and the way back after it', async () => {
  const { server, opened } = open();
  const user = await opened;
  const dialog = await fuels(server, user, '8050');
  await dialog.findByText('O tanque leva 200 litros. Seria 80,5?');
  await user.click(dialog.getByLabelText(/^Barco/));
  await screen.findByRole('option', { name: 'Lancha Netuno' });
  expect(screen.queryByRole('option', { name: 'Bote a Remo' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Lancha Netuno' }));
  server.answers(noteFuel, noAnswer);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('1 abastecimento espera sinal neste aparelho.');
  await user.click(await screen.findByRole('button', { name: /Desfazer/ }));
  await screen.findByText('2 abastecimentos esperam sinal neste aparelho.');
  server.answers(noteFuel, stored() as never);
  await ownOutbox()?.retryNow();
  await waitFor(() => expect(ownOutbox()?.state().queued).toEqual([]));
  const last = server.sent('POST /quick-fuel').at(-1) as { events: { id: string }[] };
  expect(last.events).toMatchObject([{ litres: 8050 }, { reverses_id: last.events[0]?.id }]);
});

test('of one boat the list says what it burns an hour, or why that is not known', async () => {
  const server = aServer();
  keepsRegister(server, fuelEntries, [fuelled]);
  const stretch = { from: fuelled.taken_at, to: fuelled.taken_at, litres: 65, hours: null, per_hour: null };
  server.answers(readConsumption, { per_hour: null, data: [{ ...stretch, why: 'no-hours' }] });
  await openPage(server, `/mar-azul/quick-fuel?boat_id=${id(11)}`, { as: 'admin' });
  await screen.findByText('Consumo no último ano: – (faltam as horas de um tanque cheio)');
});
