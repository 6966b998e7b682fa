import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.tsx';
import { aLead, cardOf, leadsServer, pagesAsked, rowOf } from './list.testing.ts';

const lastOf = (server: ReturnType<typeof leadsServer>['server']) => {
  const { page, limit, cursor } = pagesAsked({ server }).at(-1) ?? {};
  return { page, limit, cursor };
};

test('the address says how many leads stand before the page, so that a turned tablet shows the same ones', async () => {
  const { server } = leadsServer([aLead('Ana Reis')], 900);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
  await person.click(pages.getByRole('button', { name: 'Página 4' }));
  await waitFor(() => expect(location.search).toBe('?offset=150'));
  await rowOf('Ana Reis');
  expect(lastOf(server)).toMatchObject({ page: 4, limit: 50 });
  // Upright it is as wide as a phone: the page of twenty on which the same lead stands.
  await openPage(server, `/mar-azul/leads${location.search}`, { as: 'admin', size: 'phone' });
  await cardOf('Ana Reis');
  await waitFor(() => expect(lastOf(server)).toMatchObject({ page: 8, limit: 20 }));
  screen.getByText(/^Mostrando 141 a/);
  expect(screen.getByRole('combobox', { name: 'Registros por página' }).textContent).toBe('20 por página');
});

test('beyond ten thousand leads the next page is reached by the cursor of the last answer', async () => {
  const { server } = leadsServer([aLead('Ana Reis')], 1_000_000);
  const person = await openPage(server, '/mar-azul/leads?offset=9950', { as: 'admin' });
  await rowOf('Ana Reis');
  expect(lastOf(server)).toMatchObject({ page: 200, limit: 50 });
  await person.click(screen.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(location.search).toBe('?offset=10000&cursor=next'));
  await waitFor(() => expect(lastOf(server)).toMatchObject({ limit: 50, cursor: 'next' }));
});
