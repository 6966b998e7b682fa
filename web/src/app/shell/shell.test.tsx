import { checkAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../testing/open-page.tsx';
import { lazyModule } from '../../ui/loading/lazy-code.ts';

const manifest = '/mar-azul/passenger-manifest';

test('the page is header, menu, main and footer; the header bears the company’s mark and name [A2.2-36, A1-06, A1-07, A1-08, A1-09, A1-10, A2.6-01, A2.6-02, A2.6-03, A9-51]', async () => {
  await openPage(aServer(), manifest, { as: 'admin' });
  const header = await screen.findByRole('banner');
  within(header).getByText('Mar Azul');
  // Mar Azul has no logo of its own: the helm of the default brand stands in for it.
  expect(header.querySelector('svg, img')).not.toBeNull();
  screen.getByRole('navigation', { name: 'Menu principal' });
  expect(screen.getAllByRole('main')).toHaveLength(1);
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toMatch(/Versão \d{4}\.\d{2}\.\d{2}\.\d{4}/);
  expect(footer).toContain('(GMT-3)');
  expect(footer).toContain('© 2024');
});

test('on a phone the header bears the title of the page [A1-06]', async () => {
  await openPage(aServer(), manifest, { as: 'marinheiro', size: 'phone' });
  const header = await screen.findByRole('banner');
  await within(header).findByText('Manifesto de Passageiros');
});

test('the menu opens the group of the open page, and any other by its button [A2.3-100, A2.3-101]', async () => {
  const person = await openPage(aServer(), manifest, { as: 'admin' });
  const group = await screen.findByRole('button', { name: 'Preços e Disponibilidade' });
  await waitFor(() => expect(group.getAttribute('aria-expanded')).toBe('true'));
  await person.click(group);
  await waitFor(() => expect(group.getAttribute('aria-expanded')).toBe('false'));
  await person.click(group);
  await waitFor(() => expect(group.getAttribute('aria-expanded')).toBe('true'));
  const [link] = screen.getAllByRole('link', { name: 'Manifesto de Passageiros' });
  expect(link?.getAttribute('aria-current')).toBe('page');
});

const languages = {
  it: ['Italiano', 'Manifesto dei passeggeri'],
  fr: ['Français', 'Manifeste des passagers'],
  es: ['Español', 'Manifiesto de pasajeros'],
  en: ['English', 'Passenger manifest'],
  'pt-BR': ['Português (Brasil)', 'Manifesto de Passageiros'],
} as const;

test('five languages are offered, chosen without a reload and kept [A2.7-01, A1-16, A1-04, A1-05, A9-47, A9-45]', async () => {
  const server = aServer();
  server.answers(getPassengerManifest, { date: '2031-01-01', today: '2031-01-01' });
  const person = await openPage(server, manifest, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Manifesto de Passageiros' });
  const main = screen.getByRole('main');
  for (const [locale, [name, title]] of Object.entries(languages)) {
    await person.click(screen.getByRole('button', { name: /Idioma|Language|Langue|Lingua/ }));
    await person.click(await screen.findByRole('menuitemradio', { name }));
    await screen.findByRole('heading', { level: 1, name: new RegExp(title, 'i') });
    expect(document.documentElement.lang).toBe(locale);
    expect(localStorage.getItem('app_locale')).toContain(locale);
  }
  expect(screen.getByRole('main')).toBe(main);
});

test('a link to reset a password, also one of the old kind, asks for the new one first [A2.1-06, A2.1-07]', async () => {
  const server = aServer();
  server.answers(checkAuthToken, { email: 'elisa@porto.test', full_name: 'Elisa', company: 'Porto' });
  for (const type of ['password_reset', 'recovery']) {
    await openPage(server, `/auth-token?type=${type}&token=x`);
    await screen.findByLabelText(/^Nova senha/);
    await screen.findByLabelText(/^Confirmar senha/);
  }
});

test('a part that did not come though it was wanted twice is told, with what brings it', async () => {
  await openPage(aServer(), manifest, { as: 'admin' });
  await screen.findByRole('banner');
  let isReached = false;
  const late = lazyModule(async () => {
    if (!isReached) throw new TypeError('Failed to fetch dynamically imported module');
    return 'panel';
  });
  const notice = /Uma parte do Leme não chegou/;
  await late.fetch();
  expect(screen.queryByText(notice)).toBeNull();
  await late.fetch();
  await screen.findByText(notice);
  screen.getByRole('button', { name: 'Recarregar' });
  isReached = true;
  await late.fetch();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});
