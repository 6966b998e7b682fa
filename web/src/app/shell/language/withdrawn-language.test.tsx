import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { chooseLocale } from '#kit/text/i18n.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test('whoever uses a language that the company withdrew goes on in its default and is told', async () => {
  await chooseLocale('fr');
  onTestFinished(() => chooseLocale('pt-BR'));
  const { tenant } = authSessionOf('admin', []);
  const languages = { offered: ['pt-BR' as const, 'es' as const], default_locale: 'pt-BR' as const };
  await openPage(aServer(), '/mar-azul/passenger-manifest', {
    as: 'admin',
    session: { tenant: { ...tenant, languages } },
  });
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'));
  expect((await screen.findAllByText(/langue|idioma/)).length).toBeGreaterThan(0);
});
