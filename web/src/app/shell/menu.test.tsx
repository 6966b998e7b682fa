import { getPreference, setPreference } from '@leme/contract/access/endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../testing/open-page.tsx';

const manifest = '/mar-azul/passenger-manifest';
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu principal' }));

test('a page’s data is asked for while the pointer rests on its entry, and not again for half a minute [A2.3-102, A2.3-103]', async () => {
  const server = aServer();
  // Whoever checks nobody in keeps no coming days, which are asked for behind the pages too.
  const person = await openPage(server, '/mar-azul/sessions-manifest', { as: 'user' });
  const entry = (await menu()).getByRole('link', { name: 'Manifesto de Passageiros' });
  const asked = () => server.asked.filter(({ address }) => address === 'GET /passenger-manifest');
  expect(asked()).toEqual([]);
  await person.hover(entry);
  await waitFor(() => expect(asked()).toMatchObject([{ isBackground: true }]));
  for (let again = 0; again < 3; again += 1) {
    await person.unhover(entry);
    await person.hover(entry);
  }
  await vi.dynamicImportSettled();
  expect(asked()).toHaveLength(1);
});

test('pages are found by other words for them, and a starred page is kept among the favourites', async () => {
  const server = aServer();
  let kept: unknown = null;
  server.answers(getPreference, ({ key }) => ({ value: key === 'shell.favourites' ? kept : null }) as object);
  server.answers(setPreference, ({ key, value }) => {
    if (key === 'shell.favourites') kept = value;
    return { value } as object;
  });
  await openPage(server, manifest, { as: 'manager' });
  const star = await screen.findByRole('button', { name: 'Adicionar aos favoritos' });
  expect((await menu()).queryByText('Favoritos')).toBeNull();
  star.click();
  await waitFor(() => expect(kept).toEqual(['/passenger-manifest']));
  localStorage.clear();
  const person = await openPage(server, manifest, { as: 'manager' });
  const pages = await menu();
  await pages.findByText('Favoritos');
  const search = screen.getByLabelText('Buscar no menu');
  await person.type(search, 'MANIFESTO passag');
  await waitFor(() => expect(pages.queryByRole('link', { name: /Embarcações/ })).toBeNull());
  await pages.findByRole('link', { name: /Manifesto de Passageiros/ });
  await person.clear(search);
  await person.type(search, 'revenda');
  await waitFor(() => expect(pages.queryByRole('link', { name: /Manifesto de Passageiros/ })).toBeNull());
  await pages.findByRole('link', { name: /Reservas Externas/ });
});

test('pages and actions are found by Ctrl+K, shortcuts are listed by ?', async () => {
  const person = await openPage(aServer(), manifest, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Manifesto de Passageiros' });
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await screen.findByRole('combobox', { name: /Buscar/ }), 'sessoes{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/mar-azul/sessions'));
  await person.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
  expect(sheet.getAllByText('Ctrl').length).toBeGreaterThan(0);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address may name a language, and what looks like script is not a language [A9-48, A5-16, A5-17, A5-19]', async () => {
  const server = aServer();
  await openPage(server, '/auth?lang=fr-CA');
  await screen.findByRole('button', { name: 'Se connecter' });
  await openPage(server, `/auth?lang=${encodeURIComponent('<script>alert(1)</script>')}`);
  await screen.findByRole('button', { name: 'Se connecter' });
  expect(document.documentElement.lang).toBe('fr');
  await openPage(server, '/auth?lang=pt-PT');
  await screen.findByRole('button', { name: 'Entrar' });
});

test.each([
  [manifest, getPassengerManifest],
  ['/mar-azul/sessions-manifest', getSessionsManifest],
] as const)(
  '%s that breaks says so inside the shell, with a way on [A2.7-05, A2.7-06, A2.7-07, A8-36, A2.2-10]',
  async (path, endpoint) => {
    const server = aServer();
    const printed = vi.mocked(console.error);
    server.breaks(endpoint, { date: '2031-01-01', today: '2031-01-01', data: [{ id: 1 }] });
    const person = await openPage(server, `${path}?date=2031-01-01`, { as: 'admin' });
    await screen.findByText('Ocorreu um erro');
    expect(printed).toHaveBeenCalled();
    printed.mockClear();
    vi.mocked(console.warn).mockClear();
    screen.getByRole('button', { name: 'Recarregar' });
    screen.getByRole('banner');
    server.answers(endpoint, { date: '2031-01-01', today: '2031-01-01' });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Nenhuma sessão encontrada');
  },
);

test('a page whose right is taken leaves menu, favourites, recents and search together, and its address is denied; given back it is there again [A2.3-03, A6-07, A6-16]', async () => {
  const server = aServer();
  server.answers(getPreference, ({ key }) => {
    const isKept = key === 'shell.favourites' || key === 'shell.recents';
    return { value: isKept ? ['/passenger-manifest'] : null } as object;
  });
  const links = async () => (await menu()).queryAllByRole('link', { name: 'Manifesto de Passageiros' });
  const found = async (without: string[]) => {
    const visit = { as: 'user', without } as const;
    const person = await openPage(server, '/mar-azul/sessions-manifest', visit);
    await (await menu()).findAllByRole('link', { name: 'Manifesto de Sessões' });
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: /Buscar/ }), 'manifesto');
    await screen.findAllByRole('option', { name: /Manifesto de Sessões/ });
    const titles = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await person.keyboard('{Escape}');
    return titles.join();
  };
  expect(await found([])).toContain('Manifesto de Passageiros');
  await (await menu()).findByText('Favoritos');
  const before = (await links()).length;
  expect(before).toBeGreaterThan(1);

  const taken = ['passenger-manifest:read'];
  expect(await found(taken)).not.toContain('Manifesto de Passageiros');
  expect((await menu()).queryByText('Favoritos')).toBeNull();
  expect(await links()).toEqual([]);
  await openPage(server, manifest, { as: 'user', without: taken });
  await screen.findByRole('heading', { name: 'Acesso negado' });

  expect(await found([])).toContain('Manifesto de Passageiros');
  await (await menu()).findByText('Favoritos');
  expect(await links()).toHaveLength(before);
});
