import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const row = { id: crypto.randomUUID(), name: 'Estaleiro Sul', version: 1 };

async function openSuppliers(address = '') {
  const server = aServer();
  server.answers(resourceEndpoints(suppliers).list, { data: [row], count: 1 } as object);
  const person = await openPage(server, `/mar-azul/suppliers${address}`, { as: 'admin' });
  await screen.findByText('Estaleiro Sul');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  const asked = () => server.sent('GET /suppliers').at(-1) as Record<string, unknown>;
  const range = (name: string) => within(screen.getByRole('group', { name }));
  return { person, asked, range };
}

test('a list is filtered from one number to another, with either end open, and a chip takes it off', async () => {
  const { person, asked, range } = await openSuppliers();
  await person.type(range('Avaliação').getByLabelText('De'), '3');
  await person.tab();
  await waitFor(() => expect(asked().rating).toEqual(['3..']));
  await screen.findByText('a partir de 3');
  await person.type(range('Avaliação').getByLabelText('Até'), '5');
  await person.tab();
  await waitFor(() => expect(asked().rating).toEqual(['3..5']));
  await person.click(screen.getByRole('button', { name: 'Remover filtro Avaliação' }));
  // What was asked for before is shown again and need not be asked for: the address and the chips tell.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remover filtro Avaliação' })).toBeNull());
  expect(location.search).not.toContain('rating');
});

test('a range that ends before it begins is said beside it and asks nothing', async () => {
  const { person, asked, range } = await openSuppliers('?rating=3..');
  await person.type(range('Avaliação').getByLabelText('Até'), '2');
  await person.tab();
  await screen.findByText('O fim vem antes do começo');
  expect(asked().rating).toEqual(['3..']);
});

test('usual spans of days are one press', async () => {
  const { person, asked, range } = await openSuppliers();
  await person.click(range('Criado em').getByRole('button', { name: 'Este mês' }));
  await waitFor(() =>
    expect(asked().created_at).toEqual([expect.stringMatching(/^\d{4}-\d\d-01\.\.\d{4}-\d\d-\d\d$/)]),
  );
  await person.click(range('Criado em').getByRole('button', { name: 'Hoje' }));
  await waitFor(() =>
    expect(asked().created_at).toEqual([expect.stringMatching(/^(\d{4}-\d\d-\d\d)\.\.\1$/)]),
  );
});
