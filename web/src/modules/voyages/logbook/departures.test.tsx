import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boat, facts, id, list, openDepartures, out, said, seal, session } from './departures.testing.tsx';

test('a boat is green, people are counted before anybody sees how many, and it leaves with its seal', async () => {
  const { server, user } = await openDepartures();
  await screen.findByRole('button', { name: /^Liberado: Netuno/ });
  await user.click(screen.getByRole('button', { name: 'Saiu: Netuno' }));
  const sheetNow = async () => within(await screen.findByRole('dialog', { name: 'Saiu: Netuno' }));
  const sheet = await sheetNow();
  expect(sheet.queryByText(/3/)).toBeNull();
  await user.type(await sheet.findByLabelText('Quantos passageiros estão a bordo?'), '3');
  await user.click(sheet.getByRole('button', { name: 'Conferir' }));
  await user.click(await (await sheetNow()).findByRole('button', { name: 'Saiu' }));
  await waitFor(() => expect(server.sent('POST /departure-events')).toHaveLength(1));
  const [left] = server.sent('POST /logbook-events') as unknown as { events: object[] }[];
  expect(left?.events).toMatchObject([{ kind: 'departed', people: 4, captain: 'Davi', session_id: session }]);
  const [told] = server.sent('POST /departure-events') as unknown as {
    events: { seal: { values: string[] } }[];
  }[];
  expect(told?.events).toMatchObject([
    { kind: 'counted', moment: 'out', counted: 3 },
    { kind: 'sealed', counted: 3, seal: { root: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
  expect(told?.events[1]?.seal.values.join()).toContain('Ana Paz');
});

test('a red boat says why and where it is mended, has no button for the law, and leaves all the same', async () => {
  const papers = [{ id: id(4), kind: 'DPEM', number: '77', expires_on: '2026-12-11' }];
  const { user } = await openDepartures(
    { facts: { ...facts, papers, stops: [{ id: id(7), kind: 'order', title: 'Bomba' }] } },
    'admin',
  );
  const light = await screen.findByRole('button', { name: /^Não liberado: Netuno/ });
  expect(light.textContent).toContain('DPEM (seguro obrigatório) venceu em 11/12/2026');
  await user.click(light);
  const sheet = within(await screen.findByRole('dialog', { name: 'Liberação: Netuno' }));
  const mend = sheet.getByRole('link', { name: 'Resolver: Documentos do barco' });
  expect(mend.getAttribute('href')).toBe(`/mar-azul/boats?open=${boat}`);
  expect(sheet.queryByRole('button', { name: 'Liberar com ressalva: Documentos do barco' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Liberar com ressalva: Ordens e paradas' }));
  const words = within(await screen.findByRole('dialog', { name: 'Liberar com ressalva: Ordens e paradas' }));
  await user.type(await words.findByRole('textbox'), 'Curto demais');
  await user.click(words.getByRole('button', { name: 'Liberar com ressalva' }));
  await words.findByText('Escreva pelo menos 20 caracteres');
});

test('who counts another number than the list is red and is told before leaving', async () => {
  const { user } = await openDepartures();
  await user.click(await screen.findByRole('button', { name: 'Saiu: Netuno' }));
  const sheetNow = async () => within(await screen.findByRole('dialog', { name: 'Saiu: Netuno' }));
  const sheet = await sheetNow();
  await user.type(await sheet.findByLabelText('Quantos passageiros estão a bordo?'), '2');
  await user.click(sheet.getByRole('button', { name: 'Conferir' }));
  await screen.findByText('Contados 2, 3 embarcados na lista');
  const red = await sheetNow();
  expect(red.queryByRole('button', { name: 'Saiu' })).toBeNull();
  await red.findByRole('button', { name: 'Saiu mesmo assim' });
});

test('as many back as left close with one more tap', async () => {
  const { server, user } = await openDepartures({ voyage: out, seals: [seal] });
  await user.click(await screen.findByRole('button', { name: 'Voltou: Netuno' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Voltou: Netuno' }));
  expect(sheet.queryByText(/3/)).toBeNull();
  await user.type(await sheet.findByLabelText('Quantos passageiros desembarcaram?'), '3');
  await user.click(sheet.getByRole('button', { name: 'Conferir' }));
  await user.click(await sheet.findByRole('button', { name: 'Todos desembarcaram' }));
  await screen.findByText('Contagem anotada');
  expect(server.sent('POST /departure-events')).toMatchObject([{ events: [{ moment: 'back', counted: 3 }] }]);
  await waitFor(() =>
    expect(server.sent('POST /logbook-events')).toMatchObject([
      { events: [{ kind: 'returned', people: 4 }] },
    ]),
  );
});

test('where one is short everybody is called by name, and whoever does not step off is missing', async () => {
  const counted = said('counted', { moment: 'back', counted: 2, step: 1 });
  const off = said('marked', { people: [list[0]?.id, list[1]?.id], mark: 'ashore', step: 2, text: null });
  const { server, user } = await openDepartures({ voyage: out, seals: [seal], said: [counted, off] });
  await user.click(await screen.findByRole('button', { name: 'Voltou: Netuno' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Chamada: Netuno' }));
  expect(sheet.getByRole('button', { name: 'Ana Paz' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(sheet.getByRole('button', { name: 'Falta alguém' }));
  await waitFor(() =>
    expect(server.sent('POST /departure-events')).toMatchObject([
      { events: [{ kind: 'missing', people: [list[2]?.id] }] },
    ]),
  );
});

test('somebody missing covers the page with the name, whom to call, and an end in words', async () => {
  const missing = said('missing', { people: [list[2]?.id], step: 2 });
  const { user } = await openDepartures({ voyage: out, seals: [seal], said: [missing] });
  const alarm = within(await screen.findByRole('alertdialog', { name: 'Netuno: Falta 1 pessoa' }));
  alarm.getByRole('button', { name: 'Encontrada: Caio Lima' });
  expect(alarm.getByRole('link', { name: 'Emergência no mar: 185' }).getAttribute('href')).toBe('tel:185');
  await user.click(alarm.getByRole('button', { name: 'Encerrar em palavras' }));
  await screen.findByRole('dialog', { name: 'Encerrar em palavras' });
});
