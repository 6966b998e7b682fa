import { tenantBySubdomain } from '@leme/contract/access/endpoints';
import { checkAuthToken, sendAuthEmail, verifyAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const address = () => `${location.pathname}${location.search}`;
const selected = (name: string) => screen.findByRole('tab', { name, selected: true });
const click = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(await screen.findByRole('button', { name }));

test('an address is asked for by name before a link is sent, and not again within the minute [A2.1-16, A4-39, A5-13, A8-18]', async () => {
  const server = aServer();
  server.answers(tenantBySubdomain, { name: 'Porto Novo', subdomain: 'porto-novo' });
  await openPage(server, '/porto-novo', { size: 'phone' });
  const forgot = await screen.findByRole('link', { name: 'Esqueci minha senha' });
  expect(forgot.getAttribute('href')).toBe('/reset-password?next=/porto-novo');
  const person = await openPage(server, '/reset-password?next=/porto-novo', { size: 'phone' });
  await click(person, 'Enviar link');
  await screen.findByText('Digite seu email');
  const email = screen.getByLabelText('Email');
  expect(server.sent('POST /functions/send-auth-email')).toEqual([]);
  server.answers(
    sendAuthEmail,
    refuses('validation', { errors: [{ pointer: '/email', code: 'invalid_format' }] }),
  );
  await person.type(email, 'esquecida{Enter}');
  await screen.findByText('Email inválido');
  expect(document.activeElement).toBe(email);
  server.answers(sendAuthEmail, {});
  await person.type(email, '@porto-novo.test');
  await click(person, 'Enviar link');
  await screen.findByRole('heading', { name: 'Confira seu email' });
  expect(server.sent('POST /functions/send-auth-email').at(-1)).toMatchObject({
    email: 'esquecida@porto-novo.test',
    type: 'password_reset',
  });
  server.answers(sendAuthEmail, refuses('too-many-requests'));
  await click(person, 'Enviar novamente');
  await screen.findByText('Aguarde alguns segundos antes de tentar novamente por segurança.');
});

test('a used link to reset a password says so before one is typed, and offers another [A2.1-06, A8-19, B2.1-05]', async () => {
  const server = aServer();
  server.answers(checkAuthToken, refuses('link-invalid'));
  const person = await openPage(server, '/auth-token?type=recovery&token=used');
  await screen.findByText('Token inválido ou expirado');
  expect(screen.queryByLabelText(/Nova senha/), 'a password typed for nothing').toBeNull();
  await person.click(screen.getByRole('link', { name: 'Pedir um novo link' }));
  await waitFor(() => expect(address()).toBe('/auth-token?tab=reset'));
});

test('a used login link says so and offers another, of either kind [A2.1-04, A4-38, A7.2-05, A8-18]', async () => {
  const server = aServer();
  server.answers(verifyAuthToken, refuses('link-invalid'));
  const person = await openPage(server, '/auth-token?type=login&token=used-login', { size: 'phone' });
  await screen.findByText('Token inválido ou expirado');
  await person.click(screen.getByRole('tab', { name: 'Redefinir senha' }));
  await screen.findByText('escolher uma nova senha', { exact: false });
});

test('the link of an account that holds every right asks for its password as well [A4-36]', async () => {
  const server = aServer();
  const lacks = (code: string) => refuses('validation', { errors: [{ pointer: '/password', code }] });
  server.answers(verifyAuthToken, lacks('required'));
  const person = await openPage(server, '/auth-token?type=login&token=chief', { size: 'phone' });
  await click(person, 'Entrar');
  await screen.findByText('Digite uma senha');
  const sent = () => server.sent('POST /functions/verify-auth-token');
  expect(sent()).toEqual([{ token: 'chief', type: 'login' }]);
  server.answers(verifyAuthToken, lacks('wrong-password'));
  const secret = screen.getByLabelText('Senha');
  await person.type(secret, 'errada-1A');
  await click(person, 'Entrar');
  await screen.findByText('Senha incorreta');
  const replaced = vi.spyOn(location, 'replace').mockReturnValue();
  server.answers(verifyAuthToken, { message: 'signed-in', redirectUrl: '/porto-novo' });
  await person.clear(secret);
  await person.type(secret, 'Leme-demo-2026{Enter}');
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/porto-novo'));
  replaced.mockRestore();
  expect(sent().at(-1)).toMatchObject({ password: 'Leme-demo-2026' });
});

test('the address opens the tab it names, and choosing one writes it there [A2.1-02, A2.1-03, A4-37, B2.1-04]', async () => {
  const server = aServer();
  const person = await openPage(server, '/auth-token?tab=reset');
  (await selected('Redefinir senha')).focus();
  await person.keyboard('{ArrowLeft}');
  await waitFor(() => expect(address()).toBe('/auth-token?tab=login'));
  expect(await selected('Entrar com link')).toBe(document.activeElement);
  for (const path of ['/auth-token?tab=login', '/auth-token']) {
    await openPage(server, path);
    await selected('Entrar com link');
  }
});

test('a link without its token, or of a kind nobody knows, is refused, with a way to another [A5-09, A2.1-09]', async () => {
  const server = aServer();
  await openPage(server, '/auth-token?type=login');
  await screen.findByText('Token não encontrado');
  await openPage(server, '/auth-token?type=magic&token=x');
  await screen.findByText('Token inválido ou expirado');
  await screen.findByRole('button', { name: 'Enviar link' });
});

test('a mail that could not be asked for says so, and what was typed stays [A8-21]', async () => {
  const server = aServer();
  server.answers(sendAuthEmail, noAnswer);
  const person = await openPage(server, '/reset-password');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await person.type(email, 'alguem@exemplo.com.br');
  await click(person, 'Enviar link');
  await screen.findByText('Falha ao enviar email de autenticação');
  expect(email.value).toBe('alguem@exemplo.com.br');
});

test('a link that could not be checked can be tried again', async () => {
  const server = aServer();
  server.answers(checkAuthToken, noAnswer);
  let person = await openPage(server, '/auth-token?type=recovery&token=lost');
  await screen.findByText('Não foi possível verificar o link');
  server.answers(checkAuthToken, refuses('link-invalid'));
  await click(person, 'Tentar novamente');
  await screen.findByRole('link', { name: 'Pedir um novo link' });
  server.answers(verifyAuthToken, noAnswer);
  person = await openPage(server, '/auth-token?type=login&token=lost-login');
  await screen.findByText('Não foi possível verificar o link');
  server.answers(verifyAuthToken, refuses('link-invalid'));
  await click(person, 'Tentar novamente');
  await screen.findByText('Token inválido ou expirado');
});
