import { listLeads } from '@leme/contract/leads/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { openPage, signedIn } from '../../../../testing/open-page.tsx';
import { screen as leadsScreen } from '../leads.screen.tsx';
import { aLead, leadsServer, pagesAsked, rowOf } from './list.testing.ts';

const asked = 'GET /leads';
const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };

const comesBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('leads are good for a minute and kept for five; coming back to the tab asks for nothing, unless a colleague changed one meanwhile [B9-31, B9-32, B9-33]', async () => {
  const { server } = leadsServer([aLead('Ana Reis')]);
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await rowOf('Ana Reis');
  await waitFor(() => expect(server.streams()).toBe(1));
  const query = queryClient
    .getQueryCache()
    .findAll()
    .find(({ queryKey }) => queryKey.includes('list'));
  expect(query?.gcTime).toBe(300_000);
  expect(query?.observers.map(({ options }) => options.staleTime)).toEqual([60_000]);
  const before = pagesAsked({ server }).length;
  await comesBack();
  expect(pagesAsked({ server })).toHaveLength(before);
  // A hidden tab hears of a change and asks when it is looked at.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => server.tells({ table: 'leads', ids: null, kind: 'updated', own: false }));
  expect(pagesAsked({ server })).toHaveLength(before);
  vi.restoreAllMocks();
  await comesBack();
  await waitFor(() => expect(pagesAsked({ server })).toHaveLength(before + 1));
});

test('what a colleague changes shows at once, however fresh the list is', async () => {
  const ana = aLead('Ana Reis');
  const { server, kept } = leadsServer([ana]);
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await rowOf('Ana Reis');
  await waitFor(() => expect(server.streams()).toBe(1));
  kept.colleagueSaves(ana.id, { name: 'Ana Reis Lima' });
  server.tells({ table: 'leads', ids: [ana.id], kind: 'updated', own: false });
  await rowOf('Ana Reis Lima');
});

test('a list that does not come is tried twice more [B9-34]', async () => {
  const { server } = leadsServer([]);
  server.answers(listLeads, refuses('internal'));
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Erro ao carregar leads');
  expect(server.times(asked)).toBeGreaterThanOrEqual(3);
  // What was asked ahead of the page, and the stream that comes, may ask once more: what it does by itself is said here.
  const [query] = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey.includes('list') });
  const { retry } = query?.observers[0]?.options ?? {};
  const again = retry as (failures: number, error: Error | null | undefined) => boolean;
  expect([0, 1, 2].map((failures) => again(failures, query?.state.error))).toEqual([true, true, false]);
});

test('leads are asked for ahead of their page, by nobody’s act, and a failure of that is not told [A8-32]', async () => {
  const { server } = leadsServer([]);
  await signedIn(server, { as: 'admin' });
  await leadsScreen.prefetch(queryClient, company);
  expect(server.asked.filter(({ address }) => address === asked)).toMatchObject([{ isBackground: true }]);
  queryClient.clear();
  server.answers(listLeads, refuses('internal'));
  await expect(leadsScreen.prefetch(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});
