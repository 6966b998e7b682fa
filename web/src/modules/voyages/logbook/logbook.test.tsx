import { amendVoyage, noteVoyages, readVoyage } from '@leme/contract/voyages/logbook/endpoints';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownOutbox } from '../../../kit/outbox/own-outbox.ts';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { noAnswer } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000006${String(n).padStart(2, '0')}`;
const netuno = {
  id: id(1),
  name: 'Lancha Netuno',
  tank_l: 200,
  motor_id: id(2),
  hours: 500,
  fuel_type: 'diesel',
  usual: 15,
};
const departure = {
  id: id(3),
  product: 'Ilha do Campeche',
  start_time: '08:00',
  end_time: '10:00',
  ends_at: '2031-02-01T13:00:00.000Z',
  captain: 'Davi',
  crew: 1,
  boats: [{ id: id(1), name: 'Lancha Netuno', aboard: 11 }],
};
const voyage = {
  id: id(4),
  boat_id: id(1),
  boat: 'Lancha Netuno',
  session_id: id(3),
  status: 'open' as const,
  why: null,
  departed_at: '2031-02-01T11:04:00.000Z',
  returned_at: null,
  eta: null,
  people_out: 12,
  people_in: null,
  hours_start: 500,
  hours_end: null,
  occurrences: 0,
  steps: 1,
};
const row = {
  id: id(4),
  created_at: voyage.departed_at,
  date: '2031-02-01',
  boat_id: id(1),
  status: 'open',
  why: null,
  captain: 'Davi',
  departed_at: voyage.departed_at,
  returned_at: null,
  eta: null,
  people_out: 12,
  people_in: null,
  hours_start: 500,
  hours_end: null,
  fuel_start: null,
  fuel_end: null,
  occurrences: 0,
  amendments: 0,
  session_id: id(3),
  product: 'Ilha do Campeche',
  labels: { boat_id: 'Lancha Netuno' },
};
type SentEvents = { events: { id: string }[] };
const stored =
  (more: object = {}) =>
  ({ events }: SentEvents) => ({
    results: events.map((event) => ({
      id: event.id,
      outcome: 'stored',
      reason: null,
      voyage_id: id(4),
      status: 'open',
      why: null,
      ...more,
    })),
  });

function open(voyages: object[], as: 'admin' | 'marinheiro' = 'admin', without: string[] = []) {
  const server = aServer();
  keepsRegister(server, logbook, [row]);
  const day = {
    date: '2031-02-01',
    departures: [departure],
    boats: [netuno],
    harbour_phone: '+5548999990000',
    stations: [],
    last_fuelled: null,
  };
  server.answers(readPierData, { ...day, voyages } as never);
  return { server, opened: openPage(server, '/mar-azul/logbook', { as, without }) };
}

test('a boat leaves in two taps: who came aboard, the crew and the last hours are proposed [A2.3-26]', async () => {
  const { server, opened } = open([], 'marinheiro');
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Saiu: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saiu: Lancha Netuno' }));
  server.answers(noteVoyages, stored() as never);
  await user.click(await dialog.findByRole('button', { name: 'Saiu' }));
  await screen.findByText('Saída anotada');
  expect(server.sent('POST /logbook-events')).toMatchObject([
    {
      events: [
        { kind: 'departed', boat_id: id(1), session_id: id(3), people: 12, hours: 500, captain: 'Davi' },
      ],
    },
  ]);
});

test('one that is out shows when it left; the return asks for people, and says when they do not fit [B2.2-32]', async () => {
  const { server, opened } = open([voyage]);
  const user = await opened;
  await screen.findByText('Saiu 08:04');
  await user.click(screen.getByRole('button', { name: 'Voltou: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Voltou: Lancha Netuno' }));
  await user.click(await dialog.findByRole('button', { name: 'Voltou' }));
  await dialog.findByText('Preencha este campo');
  await user.type(dialog.getByLabelText(/^Pessoas a bordo/), '11');
  server.answers(noteVoyages, stored({ why: 'people' }) as never);
  await user.click(dialog.getByRole('button', { name: 'Voltou' }));
  await screen.findByText('Pessoas ou horas não fecham: a viagem fica aberta até alguém explicar.');
  expect(server.sent('POST /logbook-events')).toMatchObject([
    { events: [{ kind: 'returned', voyage_id: id(4), people: 11, step: 1 }] },
  ]);
});

test('one that is back and does not fit is to be checked: it is counted anew or explained, and does not return again', async () => {
  const back = { ...voyage, why: 'people', returned_at: '2031-02-01T13:01:00.000Z', people_in: 11, steps: 2 };
  const { server, opened } = open([back]);
  const user = await opened;
  await screen.findByText('Saiu 08:04 · Voltou 10:01');
  const card = within(screen.getByRole('list', { name: 'Saídas de hoje' }));
  card.getByText('A conferir');
  expect(screen.queryByRole('button', { name: 'Voltou: Lancha Netuno' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Contar de novo: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contar de novo: Lancha Netuno' }));
  await user.type(await dialog.findByLabelText(/^Pessoas a bordo/), '11');
  server.answers(noteVoyages, stored({ why: 'people' }) as never);
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Contagem anotada');
  card.getByText('Saiu 08:04 · Voltou 10:01');
  await user.click(screen.getByRole('button', { name: 'Explicar: Lancha Netuno' }));
  const line = within(await screen.findByRole('dialog', { name: 'Acrescentar linha' }));
  await user.type(await line.findByLabelText(/^Descrição/), 'Um ficou na ilha');
  server.answers(amendVoyage, { id: id(4), status: 'closed' });
  await user.click(line.getByRole('button', { name: 'Anotar' }));
  await waitFor(() =>
    expect(server.sent('POST /logbook/:id/amendments')).toMatchObject([{ explains: true }]),
  );
});

test('what is said without a signal is kept and shown at once, and goes once when it is back, in its order', async () => {
  const { server, opened } = open([voyage], 'marinheiro');
  const user = await opened;
  server.answers(noteVoyages, noAnswer);
  await user.click(await screen.findByRole('button', { name: 'Ocorrência: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocorrência: Lancha Netuno' }));
  await user.click(await dialog.findByLabelText(/^O que aconteceu/));
  await user.click(await screen.findByRole('option', { name: 'Homem ao mar' }));
  expect((await dialog.findByRole('link', { name: /185/ })).getAttribute('href')).toBe('tel:185');
  await user.type(dialog.getByLabelText(/^Descrição/), 'Perto da ilha');
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await screen.findByText(/^(Guardado neste aparelho|Este aparelho não guarda nada)/);
  await user.click(await screen.findByRole('button', { name: 'Voltou: Lancha Netuno' }));
  const back = within(await screen.findByRole('dialog', { name: 'Voltou: Lancha Netuno' }));
  await user.type(await back.findByLabelText(/^Pessoas a bordo/), '12');
  await user.click(back.getByRole('button', { name: 'Voltou' }));
  await screen.findByText(/Saiu 08:04 · Voltou \d\d:\d\d/);
  server.answers(noteVoyages, stored({ status: 'closed' }) as never);
  const tried = server.times('POST /logbook-events');
  await ownOutbox()?.retryNow();
  await waitFor(() => expect(server.times('POST /logbook-events')).toBe(tried + 1));
  expect(server.sent('POST /logbook-events').at(-1)).toMatchObject({
    events: [
      { kind: 'occurrence', occurrence: 'homem_ao_mar', text: 'Perto da ilha', step: 1 },
      { kind: 'returned', people: 12, step: 2, voyage_id: id(4) },
    ],
  });
  await waitFor(() => expect(ownOutbox()?.state().queued).toEqual([]));
});

test('what the server does not count stays in the list with its reason', async () => {
  const { server, opened } = open([], 'marinheiro');
  const user = await opened;
  server.answers(
    noteVoyages,
    stored({ outcome: 'refused', reason: 'unknown-boat', voyage_id: null }) as never,
  );
  await user.click(await screen.findByRole('button', { name: 'Saiu: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saiu: Lancha Netuno' }));
  await user.click(await dialog.findByRole('button', { name: 'Saiu' }));
  await screen.findByText('Este barco não existe mais; nada foi gravado');
  expect(ownOutbox()?.state().refused).toMatchObject([{ kind: 'voyage', reason: 'unknown-boat' }]);
  await user.click(await screen.findByRole('button', { name: /não cont|recusad/i }));
  const list = within(await screen.findByRole('dialog'));
  await list.findByText('Este barco não existe mais.');
  await user.click(list.getByRole('button', { name: /Lancha Netuno/ }));
  await waitFor(() => expect(ownOutbox()?.state().refused).toEqual([]));
});

test('a voyage tells all that was said of it with both clocks, and takes a line with a name', async () => {
  const { server, opened } = open([voyage]);
  const user = await opened;
  const none = {
    people: null,
    hours: null,
    captain: null,
    text: null,
    occurrence: null,
    level: null,
    eta: null,
  };
  const said = {
    id: id(4),
    kind: 'departed',
    step: 0,
    at: voyage.departed_at,
    client_time: '2031-02-01T11:03:00.000Z',
    created_at: voyage.departed_at,
    by: 'Davi Souza',
    explains: false,
  };
  server.answers(readVoyage, {
    ...row,
    boat: 'Lancha Netuno',
    events: [{ ...none, ...said, people: 12 }],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Detalhes: Lancha Netuno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Viagem: Lancha Netuno' }));
  await dialog.findByText('Saiu · 12 pessoas');
  dialog.getByText(/Davi Souza · aparelho 01\/02\/2031 08:03 · servidor 01\/02\/2031 08:04/);
  await user.click(dialog.getByRole('button', { name: 'Acrescentar linha' }));
  const line = within(await screen.findByRole('dialog', { name: 'Acrescentar linha' }));
  await user.type(await line.findByLabelText(/^Descrição/), 'Mar de fundo');
  server.answers(amendVoyage, { id: id(4), status: 'open' });
  await user.click(line.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Linha acrescentada');
  expect(server.sent('POST /logbook/:id/amendments')).toMatchObject([{ text: 'Mar de fundo' }]);
});

test('who may only read sees the day without its buttons', async () => {
  await open([voyage], 'admin', ['logbook:create']).opened;
  await screen.findByText('Saiu 08:04');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Voltou/ })).toBeNull());
});
