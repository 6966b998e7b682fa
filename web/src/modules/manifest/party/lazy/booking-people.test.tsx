import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { getSessionManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const session_id = crypto.randomUUID();
const booking = { id, session_id, code: 'ABC234', customer_name: 'Escola do Mar', status: 'confirmed' };
const passengers = Array.from({ length: 40 }, (_, at) => ({
  id: crypto.randomUUID(),
  position: at + 1,
  name: null,
}));

test('of a large party the first are named, and the others when somebody asks for them', async () => {
  const server = aServer();
  server.answers(getBooking, booking as object);
  server.answers(getSessionManifest, { id: session_id, bookings: [{ ...booking, passengers }] } as object);
  const person = await openPage(server, `/mar-azul/bookings?open=${id}`, { as: 'admin' });
  const all = await screen.findByRole('button', { name: 'Mostrar todas as 40 pessoas' });
  const names = () => screen.getAllByRole('textbox', { name: /^Nome de/ });
  expect(names()).toHaveLength(8);
  await person.click(all);
  expect(names()).toHaveLength(40);
  screen.getByRole('button', { name: 'Código QR' });
});
