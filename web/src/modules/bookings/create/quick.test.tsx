import { createBooking } from '@leme/contract/bookings/endpoints';
import { customerEndpoints } from '@leme/contract/sales/customer-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { aCounter, adult, child, date, departure, id } from './create.testing.ts';

test('[A2.3-94] Venda rápida: two adults and a child of the second departure, by at most 25 keys and no pointer', async () => {
  const later = departure('14:00');
  const server = aCounter([departure('09:00'), later]);
  server.answers(createBooking, { id: id(), code: 'QRS234', total_price: 450 });
  const person = await openPage(server, '/mar-azul/bookings/create?mode=quick', { as: 'admin' });
  await screen.findByRole('radio', { name: /09:00/ });
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('departure'));
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += 1;
      await person.keyboard(key);
    }
  };
  await press('{ArrowDown}', '{Tab}', '2', '{Tab}', '1', '{Tab}', '{Tab}', '{ArrowDown}');
  await waitFor(() => expect(screen.getAllByText(/R\$\s450,00/).length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vender' })).toHaveProperty('disabled', false),
  );
  await press('{Enter}');
  await screen.findByText(/QRS234 vendida/);
  expect(keys).toBeLessThanOrEqual(25);
  expect(server.sent('POST /bookings')).toMatchObject([
    {
      session_id: later.id,
      customer_name: 'Cliente do balcão',
      passengers: [
        { fare_type_id: adult.id, quantity: 2 },
        { fare_type_id: child.id, quantity: 1 },
      ],
      payment: { amount: 450 },
    },
  ]);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('departure'));
});

test('[A9-40] the first hundred customers are there at once; only of more than that the server is asked', async () => {
  const tour = departure('09:00');
  const server = aCounter([tour]);
  const maria = {
    id: id(),
    name: 'Maria Souza',
    phone: '48999142207',
    email: null,
    tax_id: null,
    version: 1,
  };
  server.answers(customerEndpoints.list, () => ({
    data: [maria],
    count: 1,
    page: 1,
    limit: 100,
  }));
  const person = await openPage(server, `/mar-azul/bookings/create?session=${tour.id}&date=${date}`, {
    as: 'admin',
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar lugares e continuar' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Guardar lugares e continuar' }));
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'souza');
  await person.click(await screen.findByRole('option', { name: /Maria Souza/ }));
  await screen.findByText('Cliente cadastrado');
  const asked = server.sent('GET /customers');
  expect(asked.length).toBeGreaterThan(0);
  for (const each of asked) expect(each).toMatchObject({ limit: 100, page: 1 });
});
