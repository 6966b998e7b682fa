import { boats } from '@leme/contract/fleet/boats';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

test.each([
  { part: 'De', typed: '31/02/2026' },
  { part: 'Até', typed: '31/02/2026' },
])('a wrong day in “$part” is said beside it, and asks nothing', async ({ part, typed }) => {
  const server = aServer();
  keepsRegister(server, boats, [
    { id: crypto.randomUUID(), boat_name: 'Lancha Netuno', capacity: 20, status: 'active' },
  ]);
  const person = await openPage(server, '/mar-azul/boats', { as: 'admin' });
  await screen.findByRole('link', { name: 'Lancha Netuno' });
  await person.click(screen.getByRole('button', { name: 'Filtros' }));
  const range = within(await screen.findByRole('group', { name: 'Criado em' }));
  const before = server.times('GET /boats');
  await person.type(range.getByRole('textbox', { name: part }), typed);
  await person.tab();
  const field = range.getByRole('textbox', { name: part });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(range.getAllByText('Data inválida')).toHaveLength(1);
  expect(range.getByText('Data inválida').closest('div')?.textContent).toContain(part);
  expect(location.search).toBe('');
  expect(server.times('GET /boats')).toBe(before);
});
