import { recordAttendance } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FakeServer, refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aDeparture, today } from '../party/departure.testing.ts';

const date = today();

/** Checks somebody in, as soon as a press on a row that has just come counts. */
const checkIn = (server: FakeServer, name: string) =>
  waitFor(async () => {
    const before = server.times('POST /attendance-events');
    fireEvent.click(screen.getByRole('button', { name: `Check-in: ${name}` }));
    await waitFor(() => expect(server.times('POST /attendance-events')).toBe(before + 1), { timeout: 100 });
  });

test('any of the three values follows any other, each with its own message [A4-13, A4-15, A4-16, A4-17]', async () => {
  const { server } = aDeparture([{ customer_name: 'Vai e Volta' }]);
  const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, { as: 'marinheiro' });
  const steps: [string, string, AttendanceState][] = [
    ['Check-in', 'Check-in realizado', 'checked_in'],
    ['No-show', 'No-show marcado', 'no_show'],
    ['Pendente', 'Status alterado para pendente', 'pending'],
    ['No-show', 'No-show marcado', 'no_show'],
    ['Check-in', 'Check-in realizado', 'checked_in'],
  ];
  let now = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  for (const [word, message, status] of steps) {
    // A second choice within a moment counts as a slip of the finger.
    now += 5_000;
    vi.setSystemTime(now);
    const button = await screen.findByRole('button', { name: /^Status de Vai e Volta/ });
    await person.click(button);
    await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${word}`) }));
    // While a menu leaves nothing else can be pressed.
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await waitFor(() => expect(button.textContent).toContain(word));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(server.sent('POST /attendance-events').at(-1)).toMatchObject({ events: [{ status }] });
    // Its message may be leaving by itself, and then takes no pointer.
    for (const close of screen.queryAllByRole('button', { name: 'Fechar' })) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  }
});

test('a check-in the server did not take is taken back on the screen: not understood, or the booking cancelled meanwhile [A8-13, A8-14, A4-18]', async () => {
  const { server, session, cancels } = aDeparture([
    { customer_name: 'Célia Cancelada' },
    { customer_name: 'Fica Firme' },
  ]);
  server.answers(recordAttendance, refuses('validation'));
  const path = `/mar-azul/sessions-manifest?date=${date}&session=${session.id}`;
  await openPage(server, path, { as: 'marinheiro' });
  const dialog = within(await screen.findByRole('dialog'));
  await checkIn(server, 'Fica Firme, 1B');
  await screen.findAllByText('Erro no check-in');
  await dialog.findByRole('button', { name: 'Check-in: Fica Firme, 1B' });
  cancels('Célia Cancelada');
  await checkIn(server, 'Célia Cancelada, 1A');
  await screen.findAllByText('Célia Cancelada: a reserva foi cancelada.');
  await waitFor(() => expect(dialog.queryByText('Célia Cancelada')).toBeNull());
  await dialog.findByText('0 de 1 com check-in');
});
