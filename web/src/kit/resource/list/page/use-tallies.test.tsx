import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const row = { id: crypto.randomUUID(), boat_name: 'Lancha Netuno', capacity: 20, status: 'active' };
const rows = [{ ...row, version: 1, labels: {}, deleted_at: null }];

/** A fleet of 1,284 boats: a page says that there are a thousand at least, and who asks for all hears how many. */
function aLongList() {
  const server = aServer();
  const counts: Record<string, unknown>[] = [];
  const gates: (() => void)[] = [];
  server.answers(resourceEndpoints(boats).list, (async (asked: Record<string, unknown>) => {
    const page = { data: rows, hasMore: true, nextCursor: 'next', totals: { capacity: 20_000 } };
    if (asked.count === undefined) return { ...page, count: 1_000, countIsEstimate: true };
    counts.push(asked);
    await new Promise<void>((resolve) => gates.push(resolve));
    const facets = { status: { active: 1_284, maintenance: 3 } };
    return { ...page, facets, count: 1_284, countIsEstimate: false, totals: { capacity: 25_680 } };
  }) as never);
  return { server, counts, tells: () => gates.splice(0).forEach((open) => void open()) };
}

test('the rows of a long list do not wait for their number: it is more than a thousand until it is known', async () => {
  const { server, tells } = aLongList();
  await openPage(server, '/mar-azul/boats', { as: 'admin', size: 'desktop' });
  await screen.findByText('Mostrando 1 a 1 de mais de 1.000');
  const tabs = within(screen.getByRole('tablist', { name: 'Status' }));
  expect(tabs.getByRole('tab', { name: /^Todos/ }).textContent).toBe('Todos');
  expect(document.querySelector('tfoot')?.textContent).toContain('mais de 20.000');
  tells();
  await screen.findByText('Mostrando 1 a 1 de 1.284');
  expect(tabs.getByRole('tab', { name: /^Todos/ }).textContent).toBe('Todos1.284');
  expect(tabs.getByRole('tab', { name: /^Em manutenção/ }).textContent).toContain('3');
  expect(document.querySelector('tfoot')?.textContent).toContain('25.680');
});

test('it is asked once for all pages and orders, and again for another choice', async () => {
  const { server, counts, tells } = aLongList();
  const person = await openPage(server, '/mar-azul/boats', { as: 'admin', size: 'desktop' });
  await waitFor(() => expect(counts).toHaveLength(1));
  tells();
  await screen.findByText('Mostrando 1 a 1 de 1.284');
  await person.click(screen.getByRole('button', { name: 'Página 2' }));
  await screen.findByText(/de 1\.284$/);
  await waitFor(() => expect(server.sent('GET /boats').at(-1)).toMatchObject({ page: 2 }));
  expect(counts).toHaveLength(1);
  await person.click(screen.getByRole('tab', { name: /^Em manutenção/ }));
  await waitFor(() => expect(counts).toHaveLength(2));
  expect(counts.at(-1)).toMatchObject({ status: ['maintenance'], count: 'all' });
});

test('a number that does not come leaves the list as it is', async () => {
  const { server } = aLongList();
  const page = { data: rows, count: 1_000, countIsEstimate: true, hasMore: true };
  server.answers(resourceEndpoints(boats).list, ((asked: Record<string, unknown>) => {
    if (asked.count === 'all') return refuses('internal')();
    return page;
  }) as never);
  await openPage(server, '/mar-azul/boats', { as: 'admin', size: 'desktop' });
  await waitFor(() => expect(server.sent('GET /boats').some(({ count }) => count === 'all')).toBe(true));
  screen.getByText('Mostrando 1 a 1 de mais de 1.000');
  screen.getAllByText('Lancha Netuno');
});
