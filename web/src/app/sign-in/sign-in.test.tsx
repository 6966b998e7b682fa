import { signIn } from '@leme/contract/access/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../testing/fake-server.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

test('a wrong password says so in Portuguese and keeps the address that was typed [A8-22, A8-23, A2.1-01]', async () => {
  const server = aServer();
  server.answers(signIn, refuses('sign-in-failed'));
  const person = await openPage(server, '/auth');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getAllByText('Por favor, preencha todos os campos').length).toBeGreaterThan(0);
  expect(server.sent('POST /auth/sign-in')).toEqual([]);
  await person.type(email, 'admin@mar-azul.test');
  await person.type(screen.getByLabelText('Senha'), 'nao-e-esta');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByText('Erro no login');
  expect(screen.getAllByText(/Erro ao fazer login: /)).toHaveLength(1);
  expect(email.value).toBe('admin@mar-azul.test');
  expect(location.pathname).toBe('/auth');
});

test('anybody reads what Leme is at /landing, in the own language, and comes in from there [A2.1-18, B2.1-07]', async () => {
  const server = aServer();
  const person = await openPage(server, '/landing', { size: 'phone' });
  await screen.findByRole('heading', { name: 'O que o Leme faz' });
  await person.selectOptions(screen.getByLabelText('Idioma'), 'fr');
  await screen.findByRole('heading', { name: 'Ce que fait Leme' });
  await person.click(screen.getByRole('link', { name: 'Se connecter' }));
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  await openPage(server, '/landing', { as: 'manager' });
  expect((await screen.findByRole('link', { name: 'Ouvrir Leme' })).getAttribute('href')).toBe('/');
  await openPage(server, '/', { as: 'manager' });
  await waitFor(() => expect(location.pathname).toBe('/mar-azul/dashboard'));
});
