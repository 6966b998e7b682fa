import { holdBooking } from '@leme/contract/bookings/life/life-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aCounter, date, departure } from './create.testing.ts';

const stopped = { state: 'blacked-out' as const, fits: false };

test('a departure whose boat stopped is sold with a reason by whoever may change departures [A7.5-30]', async () => {
  const server = aCounter([departure('09:00', { ...stopped, stopped_by: 'OS-2035-0007 · Bomba' })]);
  server.answers(holdBooking, refuses('boat-stopped'));
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  const time = await screen.findByRole('button', { name: /09:00/ });
  expect(time.textContent).toContain('Embarcação parada');
  await person.click(time);
  const dialog = within(await screen.findByRole('alertdialog', { name: /Vender mesmo assim/ }));
  dialog.getByText(/^OS-2035-0007 · Bomba/);
  await person.click(dialog.getByRole('button', { name: 'Vender mesmo assim' }));
  await dialog.findByText('Diga por quê');
  await person.type(dialog.getByRole('textbox'), 'Bote alugado');
  await person.click(dialog.getByRole('button', { name: 'Vender mesmo assim' }));
  const keep = await screen.findByRole('button', { name: 'Guardar lugares e continuar' });
  await waitFor(() => expect(keep).toHaveProperty('disabled', false));
  await person.click(keep);
  await waitFor(() =>
    expect(server.sent('POST /bookings/holds')).toMatchObject([{ override_reason: 'Bote alugado' }]),
  );
});

test('whoever may not change departures does not sell it, and one that is blocked otherwise says so', async () => {
  const server = aCounter([departure('09:00', stopped)]);
  await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  const time = await screen.findByRole('button', { name: /09:00/ });
  expect([time.textContent, time.hasAttribute('disabled')]).toEqual([
    expect.stringContaining('Bloqueada'),
    true,
  ]);
});
