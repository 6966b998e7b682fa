import {
  acceptReading,
  importReadings,
  postFleetReadings,
  postPlacement,
  postReading,
  rejectReading,
} from '@leme/contract/fleet/motors/endpoints';
import { motors } from '@leme/contract/fleet/motors/motors';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownOutbox } from '../../../../kit/outbox/own-outbox.ts';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { noAnswer, refuses } from '../../../../testing/fake-server.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { aServerWithMotors, boat, doubted, kept, port, starboard } from './motors.testing.ts';

beforeEach(() => localStorage.clear());

const open = async (address = '', server = aServerWithMotors()) => {
  const user = await openPage(server, `/mar-azul/motors${address}`, { as: 'admin' });
  return { server, user };
};

test('the list says where engines stand and what they ran [B2.2-20]', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Netuno BE/ }));
  for (const text of ['Instalado', 'Lancha Netuno', 'Boreste', /520,1/]) row.getByText(text);
});

test('an engine tells its twelve months and its readings, and what waits is decided on the spot', async () => {
  const { server, user } = await open(`?open=${starboard.id}`);
  await screen.findByText(/41,0 h nos últimos 12 meses/);
  const readings = within(await screen.findByRole('list', { name: 'Leituras' }));
  readings.getByText('A conferir');
  server.answers(acceptReading, refuses('reading-below'));
  await user.click(readings.getByRole('button', { name: /^Aceitar 512,3 h/ }));
  await screen.findByText('Não foi possível aceitar a leitura');
  server.answers(rejectReading, kept(512.3, 'review'));
  await user.click(readings.getByRole('button', { name: /^Rejeitar 512,3 h/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rejeitar 512,3 h' }));
  await user.click(dialog.getByRole('button', { name: 'Rejeitar leitura' }));
  await dialog.findByText('Preencha este campo');
  await user.type(dialog.getByLabelText(/^Motivo/), 'Do outro motor');
  await user.click(dialog.getByRole('button', { name: 'Rejeitar leitura' }));
  await screen.findByText('Leitura rejeitada');
  expect(server.sent('POST /meter-readings/:id/rejection')).toEqual([
    { id: doubted.id, reason: 'Do outro motor' },
  ]);
});

test('a reading below the last one says so before it is sent, and leads to the replacement of the dial', async () => {
  const { server, user } = await open(`?open=${starboard.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ler horímetro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Netuno BE' }));
  await user.type(dialog.getByLabelText(/^Horas no horímetro/), '512,3');
  await dialog.findByText(/Menor que a última leitura \(520,1 h em 01\/02\/2031/);
  server.answers(postReading, kept(512.3, 'review'));
  await user.click(dialog.getByRole('button', { name: 'Guardar leitura' }));
  await screen.findByText('Leitura guardada para conferir');
  expect(server.sent('POST /motors/:id/readings')).toMatchObject([{ hours: 512.3, confirmed: false }]);
});

test('a reading typed without a signal is kept and goes once, under the id it was typed with', async () => {
  const { server, user } = await open(`?open=${starboard.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ler horímetro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Netuno BE' }));
  await user.type(dialog.getByLabelText(/^Horas no horímetro/), '521,3');
  server.answers(postReading, noAnswer);
  await user.click(dialog.getByRole('button', { name: 'Guardar leitura' }));
  await vi.waitFor(() =>
    expect(ownOutbox()?.state().queued).toMatchObject([{ kind: 'reading', motor: 'Netuno BE' }]),
  );
  server.answers(postReading, kept(521.3, 'accepted'));
  await ownOutbox()?.retryNow();
  await vi.waitFor(() => expect(ownOutbox()?.state().queued).toEqual([]));
  const sent = server.sent('POST /motors/:id/readings');
  expect(new Set(sent.map(({ reading_id }) => reading_id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ id: starboard.id, hours: 521.3 });
});

test('“Horímetro trocado” opens the replacement with what the old dial said last', async () => {
  const { user } = await open(`?open=${starboard.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ler horímetro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Netuno BE' }));
  await user.type(dialog.getByLabelText(/^Horas no horímetro/), '3');
  await user.click(await dialog.findByRole('button', { name: 'Horímetro trocado' }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Troca de horímetro: Netuno BE' }));
  expect(replacing.getByLabelText<HTMLInputElement>(/^Última leitura do antigo/).value).toBe('520,1');
});

test('an installed engine may be taken out or sent to overhaul, nowhere else', async () => {
  const { user } = await open(`?open=${starboard.id}`);
  await user.click(await screen.findByRole('button', { name: 'Instalar ou retirar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Onde fica Netuno BE' }));
  // The page under an opening dialog takes no presses for a moment.
  dialog.getByRole('combobox', { name: /^Situação/ }).focus();
  await user.keyboard('{Enter}');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Reserva', 'Em retífica']);
});

test('a position that is held is refused beside its field, and says who has it', async () => {
  const spare = { ...starboard, status: 'spare', boat_id: null, boat: null, position: null };
  const server = aServerWithMotors();
  keepsRegister(server, motors, [spare, port]);
  const params = { motor: port.name, boat: boat.boat_name, position: 'bombordo' };
  server.answers(postPlacement, refuses('position-held', { params }));
  const { user } = await open(`?open=${spare.id}`, server);
  await user.click(await screen.findByRole('button', { name: 'Instalar ou retirar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Onde fica Netuno BE' }));
  for (const [name, option] of [
    ['Embarcação', 'Lancha Netuno'],
    ['Posição', 'Bombordo'],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: new RegExp(`^${name}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  await dialog.findByText('Netuno BB já ocupa esta posição');
});

test('the sheet of the fleet goes on with Enter, keeps what was typed over a reload, and sends it at once', async () => {
  const { server, user } = await open('?does=fleet');
  const sheet = within(await screen.findByRole('dialog', { name: 'Leitura da frota' }));
  const first = await sheet.findByLabelText<HTMLInputElement>(/^Netuno BB, Bombordo/);
  const second = sheet.getByLabelText<HTMLInputElement>(/^Netuno BE, Boreste/);
  await user.type(first, '520{Enter}');
  expect(document.activeElement).toBe(second);
  await user.type(second, '500');
  await sheet.findByText(/Menor que a última \(520,1 h\)/);
  expect(Object.values(localStorage).join('')).toContain(port.id);
  server.answers(postFleetReadings, {
    data: [kept(520, 'accepted', port.id), kept(500, 'review', starboard.id)],
  });
  await user.click(sheet.getByRole('button', { name: 'Guardar 2 leituras' }));
  await screen.findByText('2 leituras guardadas');
  await screen.findByText('1 a conferir');
  const [sent] = server.sent('POST /fleet-readings');
  expect(sent).toMatchObject({
    readings: [
      { motor_id: port.id, hours: 520 },
      { motor_id: starboard.id, hours: 500 },
    ],
  });
  expect(Object.values(localStorage).join('')).not.toContain(port.id);
});

test('a label for each boat is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open('?does=fleet');
  const sheet = within(await screen.findByRole('dialog', { name: 'Leitura da frota' }));
  await sheet.findByLabelText(/^Netuno BB/);
  await user.click(sheet.getByRole('button', { name: 'Imprimir etiquetas' }));
  expect(print).toHaveBeenCalledOnce();
  const paper = within(document.querySelector<HTMLElement>('.boat-labels') ?? document.body);
  expect(paper.getAllByRole('img', { name: 'Código de Lancha Netuno', hidden: true })).toHaveLength(1);
  window.dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
});

test('the code of a label opens the sheet with its boat chosen', async () => {
  const { server } = await open(`?does=fleet&boat=${boat.id}`);
  await expect.poll(() => server.sent('GET /fleet-readings').at(-1)).toEqual({ boat_id: boat.id });
});

test('who may only look reads no dial', async () => {
  const server = aServerWithMotors();
  await openPage(server, '/mar-azul/motors?does=fleet', { as: 'manager', without: ['motors:update'] });
  await screen.findByRole('row', { name: /Netuno BE/ });
  expect(screen.queryByRole('button', { name: 'Leitura da frota' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a history out of a file is told before it is taken over, and what falls is named by its line', async () => {
  const { server, user } = await open(`?open=${starboard.id}`);
  await user.click(await screen.findByRole('button', { name: 'Importar horas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Histórico de horas: Netuno BE' }));
  const choose = async (text: string) =>
    await user.upload(
      dialog.getByLabelText('Escolher arquivo', { selector: 'input' }),
      new File([text], 'horas.csv', { type: 'text/csv' }),
    );
  await choose('Data;Horas\n');
  await dialog.findByText('Nenhuma leitura encontrada no arquivo');
  const review = [{ line: 3, hours: 90, taken_at: '2030-01-02T15:00:00.000Z' }];
  server.answers(importReadings, { accepted: 1, repeated: 0, review, hours_current: 520.1 });
  await choose('Data;Horas\n01/01/2030;100,5\n02/01/2030;90\n03/01/2030;dez\n');
  await dialog.findByText('1 leitura conta');
  dialog.getByText(/^Linha 3: 90,0 h em 02\/01\/2030/);
  dialog.getByText('Linhas não lidas: 4');
  await user.click(dialog.getByRole('button', { name: 'Importar leituras' }));
  await screen.findByText('1 leitura importada');
  expect(server.sent('POST /motors/:id/reading-history')).toMatchObject([
    {
      dry_run: true,
      readings: [
        { line: 2, hours: 100.5 },
        { line: 3, hours: 90 },
      ],
    },
    { dry_run: false },
  ]);
});
