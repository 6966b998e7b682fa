import { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import { listDepartureSeals, readSealFile } from '@leme/contract/voyages/seal/seal-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownOutbox } from '../../../kit/outbox/own-outbox.ts';
import { type FakeServer, noAnswer } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { list, openDepartures, out, seal, session, stores } from './departures.testing.tsx';

type Told = { events: { id: string; kind: string; counted?: number; seal?: { root: string } | null }[] };

function losesSignal(server: FakeServer): void {
  server.answers(noteVoyages, noAnswer);
  server.answers(noteDepartures, noAnswer);
}

const waiting = () => ownOutbox()?.state().queued ?? [];
/** The signal is back, and all that waited is with the server. */
async function isThrough(server: FakeServer): Promise<void> {
  stores(server);
  await ownOutbox()?.retryNow();
  await waitFor(() => expect(waiting()).toEqual([]));
}

const told = (server: FakeServer, address: string) => server.sent(address).at(-1) as unknown as Told;

async function castsOff(user: Awaited<ReturnType<typeof openDepartures>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Saiu: Netuno' }));
  const sheetNow = async () => within(await screen.findByRole('dialog', { name: 'Saiu: Netuno' }));
  const sheet = await sheetNow();
  await user.type(await sheet.findByLabelText('Quantos passageiros estão a bordo?'), '3');
  await user.click(sheet.getByRole('button', { name: 'Conferir' }));
  await user.click(await (await sheetNow()).findByRole('button', { name: 'Saiu' }));
}

test('without a signal count and seal are kept, the boat is shown as sealed, and all go once in their order', async () => {
  const { server, user } = await openDepartures();
  await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  losesSignal(server);
  await castsOff(user);
  const light = await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  await waitFor(() => expect(light.textContent).toContain('Manifesto selado'));
  expect(waiting().map(({ kind }) => kind)).toEqual(['voyage', 'departure', 'departure']);
  await isThrough(server);
  expect(told(server, 'POST /logbook-events').events).toMatchObject([
    { kind: 'departed', session_id: session },
  ]);
  const { events } = told(server, 'POST /departure-events');
  expect(events).toMatchObject([
    { kind: 'counted', counted: 3 },
    { kind: 'sealed', seal: { root: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
  const addresses = server.asked.map(({ address }) => address);
  expect(addresses.lastIndexOf('POST /logbook-events')).toBeLessThan(
    addresses.lastIndexOf('POST /departure-events'),
  );
});

test('a phone that is killed between count and seal goes on where it was', async () => {
  const { server, user } = await openDepartures();
  await user.click(await screen.findByRole('button', { name: 'Saiu: Netuno' }));
  const sheetNow = async () => within(await screen.findByRole('dialog', { name: 'Saiu: Netuno' }));
  await user.type(await (await sheetNow()).findByLabelText('Quantos passageiros estão a bordo?'), '2');
  await user.click((await sheetNow()).getByRole('button', { name: 'Conferir' }));
  await screen.findByText('Contados 2, 3 embarcados na lista');
  const again = await openPage(server, '/mar-azul/logbook', { as: 'marinheiro', size: 'phone' });
  await again.click(await screen.findByRole('button', { name: 'Saiu: Netuno' }));
  await screen.findByText('Contados 2, 3 embarcados na lista');
  // Who turns back counts anew.
  await again.keyboard('{Escape}');
  await again.click(await screen.findByRole('button', { name: 'Saiu: Netuno' }));
  await (await sheetNow()).findByLabelText('Quantos passageiros estão a bordo?');
});

test('a phone that cannot hash says that the server seals', async () => {
  const { server, user } = await openDepartures();
  await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  vi.stubGlobal('crypto', {
    randomUUID: crypto.randomUUID.bind(crypto),
    getRandomValues: crypto.getRandomValues.bind(crypto),
  });
  await castsOff(user);
  await screen.findByText('Selado pelo servidor: este aparelho não sela');
  expect(told(server, 'POST /departure-events').events[1]).toMatchObject({ kind: 'sealed', seal: null });
});

test('both copies are printed without a signal, by what the phone sealed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { server, user } = await openDepartures();
  await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  losesSignal(server);
  server.answers(listDepartureSeals, noAnswer);
  server.answers(readSealFile, noAnswer);
  await castsOff(user);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Liberado: Netuno/ }).textContent).toContain(
      'Manifesto selado',
    ),
  );
  await user.click(screen.getByRole('button', { name: /^Liberado: Netuno/ }));
  const seals = within(await screen.findByRole('dialog', { name: 'Manifesto selado: Netuno' }));
  await user.click(await seals.findByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  const paper = document.querySelector('.seal-sheet')?.textContent ?? '';
  for (const text of ['1ª via – a bordo', '2ª via – ponto de embarque', 'Ana Paz', 'Caio Lima'])
    expect(paper).toContain(text);
  window.dispatchEvent(new Event('afterprint'));
  await isThrough(server);
});

test('a return that does not fit is called by name without a signal, and the count closes on the phone', async () => {
  const { server, user } = await openDepartures({ voyage: out, seals: [seal] });
  await screen.findByRole('button', { name: 'Voltou: Netuno' });
  losesSignal(server);
  await user.click(screen.getByRole('button', { name: 'Voltou: Netuno' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Voltou: Netuno' }));
  await user.type(await sheet.findByLabelText('Quantos passageiros desembarcaram?'), '2');
  await user.click(sheet.getByRole('button', { name: 'Conferir' }));
  const called = within(await screen.findByRole('dialog', { name: 'Chamada: Netuno' }));
  await user.click(called.getByRole('button', { name: 'Caio Lima' }));
  await waitFor(() =>
    expect(called.getByRole('button', { name: 'Caio Lima' }).getAttribute('aria-pressed')).toBe('true'),
  );
  await user.click(called.getByRole('button', { name: 'Falta alguém' }));
  const alarm = within(await screen.findByRole('alertdialog', { name: 'Netuno: Faltam 2 pessoas' }));
  await user.click(alarm.getByRole('button', { name: 'Encontrada: Ana Paz' }));
  await screen.findByRole('alertdialog', { name: 'Netuno: Falta 1 pessoa' });
  await isThrough(server);
  const sent = server.sent('POST /departure-events').flatMap((body) => (body as Told).events);
  const last = new Map(sent.map((event) => [event.id, event]));
  expect([...last.values()].map(({ kind }) => kind)).toEqual(['counted', 'marked', 'missing', 'marked']);
  expect(list).toHaveLength(3);
});

test('what the server does not take stands in the list of what was refused, with the reason', async () => {
  const { server, user } = await openDepartures();
  await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  stores(server, 'refused', 'not-allowed');
  await castsOff(user);
  await screen.findByText('A saída não foi registrada');
  expect(ownOutbox()?.state().refused).toMatchObject([
    { kind: 'voyage' },
    { kind: 'departure', reason: 'not-allowed' },
    { kind: 'departure', reason: 'not-allowed' },
  ]);
});

test('what was refused in one test is nobody’s in the next', async () => {
  await openDepartures();
  expect(ownOutbox()?.state()).toMatchObject({ queued: [], refused: [] });
});
