import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const boat = (boat_name: string, capacity: number) => ({
  id: crypto.randomUUID(),
  boat_name,
  capacity,
  status: 'active',
});

function aFleet() {
  const server = aServer();
  keepsRegister(server, boats, [boat('Lancha Netuno', 20), boat('Escuna Iara', 1200)]);
  return server;
}

const footOf = () =>
  [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent).filter(Boolean);

test('the foot of a list tells the sum of its filter under its column', async () => {
  await openPage(aFleet(), '/mar-azul/boats', { as: 'admin', size: 'desktop' });
  await waitFor(() => expect(footOf()).toEqual(['Total', '1220']));
});

test('on a phone it stands below the cards', async () => {
  await openPage(aFleet(), '/mar-azul/boats', { as: 'admin', size: 'phone' });
  const label = await screen.findByText('Total de Lotação');
  expect(label.parentElement?.textContent).toBe('Total de Lotação1220');
});

test('of more rows than are counted the sum is more than that, and what they point to is no order', async () => {
  const server = aServer();
  server.answers(resourceEndpoints(boats).list, {
    count: 250_000,
    countIsEstimate: true,
    totals: { capacity: 84_000 },
    data: [{ ...boat('Lancha Netuno', 20), version: 1, labels: {}, deleted_at: null }],
  } as object);
  await openPage(server, '/mar-azul/boats', { as: 'admin', size: 'desktop' });
  await waitFor(() => expect(footOf()).toEqual(['Total', 'mais de 84.000']));
  const buttons = [...document.querySelectorAll('th button')].map(({ textContent }) => textContent);
  expect(buttons).toContain('Lotação');
  expect(buttons).not.toContain('Proprietário');
});

test('a list that has grown too long for the order of an address says so and leads to the usual one', async () => {
  const server = aServer();
  server.answers(
    resourceEndpoints(boats).list,
    refuses('validation', {
      errors: [{ pointer: '/sort', code: 'too-many-rows', params: { maximum: 10_000 } }],
    }),
  );
  const person = await openPage(server, '/mar-azul/boats?sort=-home_port_id', { as: 'admin' });
  await screen.findByText('Lista longa demais para ordenar por Porto de origem');
  keepsRegister(server, boats, [boat('Lancha Netuno', 20)]);
  await person.click(screen.getByRole('button', { name: 'Usar a ordem usual' }));
  await screen.findAllByText('Lancha Netuno');
  expect(location.search).toBe('');
});
