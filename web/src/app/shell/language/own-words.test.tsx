import { fetchWords } from '@leme/contract/tenancy/words/fetch-endpoint';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { signOut } from '#kit/auth-session/auth-session-store.ts';
import { textOf } from '#kit/text/i18n.ts';
import { keepTextShape } from '#kit/text/lazy/text-shapes.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const { tenant } = authSessionOf('admin', []);
const asked = 'POST /functions/i18n-fetch';
const place = `app_words ${tenant.id} pt-BR`;
const payload = (etag: string, save: string) => ({
  payloads: [{ locale: 'pt-BR' as const, etag, namespaces: { kit: { save } } }],
});
const open = (server: ReturnType<typeof aServer>, words: string | null) =>
  openPage(server, '/mar-azul/account', { as: 'admin', session: { tenant: { ...tenant, words } } });
const says = (save: string) => waitFor(() => expect(textOf(kitTexts, 'save')).toBe(save));

test('own words are laid over those of the bundle, kept on the device, and gone with the company', async () => {
  const server = aServer();
  server.answers(fetchWords, payload('1.a', 'Gravar'));
  await open(server, '1.a');
  await says('Gravar');
  expect(server.sent(asked).at(-1)).toEqual({ locales: ['pt-BR'], namespaces: [], ifNoneMatch: null });
  expect(localStorage.getItem(place)).toContain('1.a');
  await signOut();
  await says('Salvar');
});

test('who has the words of the mark asks nothing, and so does who has none', async () => {
  localStorage.setItem(place, JSON.stringify({ etag: '1.a', namespaces: { kit: { save: 'Gravar' } } }));
  const server = aServer();
  await open(server, '1.a');
  await says('Gravar');
  expect(server.times(asked)).toBe(0);
});

test('words that cannot be fetched are no news to anybody: all is said as before [B8.3-17, B7.6-03]', async () => {
  localStorage.setItem(place, JSON.stringify({ etag: '1.a', namespaces: { kit: { save: 'Gravar' } } }));
  const server = aServer();
  server.answers(fetchWords, refuses('internal'));
  await open(server, '2.b');
  await says('Gravar');
  await waitFor(() => expect(server.times(asked)).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a tab draws texts longer or one of them marked for whoever looks at them, and says so', async () => {
  onTestFinished(() => keepTextShape(null));
  keepTextShape({ kind: 'mark', namespace: 'kit', key: 'save' });
  const server = aServer();
  await open(server, null);
  await says('⟦Salvar⟧');
  await screen.findByText(/^Nesta aba o texto está entre/);
  expect(server.times(asked)).toBe(0);
  keepTextShape({ kind: 'long' });
  await open(server, null);
  await waitFor(() => expect(textOf(kitTexts, 'save')).toMatch(/^\[Sálvár .+\]$/));
});
