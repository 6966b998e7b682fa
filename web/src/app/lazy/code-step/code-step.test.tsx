import { signIn } from '@leme/contract/access/endpoints';
import { verifyAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { renewAccess } from '@leme/contract/access/sign-in/renewal-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

const email = 'ana@mar-azul.test';
const password = 'Leme-demo-2026';

/** Somebody who gave the right password and is asked for a code. */
async function atTheCode(size: 'phone' | 'desktop' = 'desktop') {
  const server = aServer();
  server.answers(signIn, refuses('code-needed'));
  const person = await openPage(server, '/auth', { size });
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Senha'), password);
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  const code = await screen.findByLabelText<HTMLInputElement>(/^Código/);
  const confirm = () => person.click(screen.getByRole('button', { name: 'Confirmar' }));
  return { server, person, code, confirm };
}

test('after the right password a code is asked for in its place, for digits, and the person comes in with it', async () => {
  const { server, person, code, confirm } = await atTheCode('phone');
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
  await confirm();
  await screen.findByText('Digite o código');
  expect(server.sent('POST /auth/sign-in')).toHaveLength(1);
  server.answers(signIn, refuses('code-wrong'));
  await person.click(code);
  await person.paste('000 000');
  await confirm();
  await screen.findByText('Este código está errado ou já foi usado.');
  expect(code.value).toBe('000 000');
  expect(document.activeElement).toBe(code);
  knows(server, { as: 'manager' });
  await person.clear(code);
  expect(screen.queryByText('Este código está errado ou já foi usado.')).toBeNull();
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect(server.sent('POST /auth/sign-in')).toHaveLength(3));
  expect(server.sent('POST /auth/sign-in').at(-1)).toEqual({ email, password, code: '123456' });
  await waitFor(() => expect(location.pathname).toMatch(/^\/mar-azul/));
});

test('who lost the phone types a recovery code, with letters', async () => {
  const { server, person, confirm } = await atTheCode();
  server.answers(signIn, refuses('code-wrong'));
  await person.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  const recovery = await screen.findByLabelText<HTMLInputElement>(/^Código de recuperação/);
  expect([recovery.inputMode, document.activeElement === recovery]).toEqual(['text', true]);
  await person.type(recovery, 'k3m9-x2pq-7whd');
  await confirm();
  await screen.findByText('Este código está errado ou já foi usado.');
  expect(server.sent('POST /auth/sign-in').at(-1)).toMatchObject({ code: 'k3m9-x2pq-7whd' });
});

test('too many codes say how long to wait, and without an answer that is said; back leads to what was typed', async () => {
  const { server, person, code, confirm } = await atTheCode();
  await person.type(code, '123456');
  server.answers(signIn, refuses('too-many-requests', { params: { retry_after: 840 } }));
  await confirm();
  await screen.findByText(/Aguarde 14 minutos/);
  server.answers(signIn, noAnswer);
  await confirm();
  await waitFor(() => expect(screen.queryByText(/Aguarde 14 minutos/)).toBeNull());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe(password);
});

test('a link that signs in asks for the code as well, and is over when it is', async () => {
  const server = aServer();
  server.answers(verifyAuthToken, refuses('code-needed'));
  const person = await openPage(server, '/auth-token?type=login&token=protected', { size: 'phone' });
  const code = await screen.findByLabelText(/^Código/);
  screen.getByText(/Sua conta usa a verificação em duas etapas/);
  const submit = () => person.click(screen.getByRole('button', { name: 'Entrar' }));
  await submit();
  await screen.findByText('Digite o código');
  server.answers(verifyAuthToken, refuses('code-wrong'));
  await person.type(code, '000000');
  await submit();
  await screen.findByText('Este código está errado ou já foi usado.');
  const replaced = vi.spyOn(location, 'replace').mockReturnValue();
  server.answers(verifyAuthToken, { message: 'signed-in', redirectUrl: '/porto-novo' });
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/porto-novo'));
  replaced.mockRestore();
  expect(server.sent('POST /functions/verify-auth-token').at(-1)).toEqual({
    token: 'protected',
    type: 'login',
    code: '123456',
  });
});

test('going on for seven days asks for the code below the password', async () => {
  const server = aServer();
  const end = new Date(Date.now() + 30 * 3_600_000).toISOString();
  const session = { session: { expires_at: end, access_expires_at: end } };
  const person = await openPage(server, '/mar-azul/passenger-manifest', { as: 'manager', session });
  await person.click(await screen.findByRole('button', { name: 'Renovar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar acesso' }));
  server.answers(renewAccess, refuses('code-needed'));
  await person.type(dialog.getByLabelText(/^Senha/), `${password}{Enter}`);
  const code = await dialog.findByLabelText(/^Código/);
  await person.click(dialog.getByRole('button', { name: 'Renovar' }));
  await dialog.findByText('Digite o código');
  server.answers(renewAccess, { access_expires_at: end });
  await person.type(code, '123456{Enter}');
  await screen.findByText('Acesso renovado');
  expect(server.sent('POST /auth/renewal').at(-1)).toEqual({ password, code: '123456' });
});
