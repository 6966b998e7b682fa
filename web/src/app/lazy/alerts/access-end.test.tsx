import { sendAuthEmail } from '@leme/contract/access/sign-in/link-endpoints';
import { renewAccess } from '@leme/contract/access/sign-in/renewal-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ending = (hours: number) => {
  const end = inHours(hours);
  return { expires_at: end, access_expires_at: end };
};
const ends = /Seu acesso termina em/;

/** A page of somebody whose access ends in thirty hours. */
async function openEnding(size: 'phone' | 'desktop' = 'desktop') {
  const server = aServer();
  const session = { session: ending(30) };
  const again = () => openPage(server, '/mar-azul/passenger-manifest', { as: 'manager', size, session });
  const person = await again();
  await screen.findByText(ends);
  return { server, person, again };
}

test('access is renewed with the password; a wrong one is said beside the field [A1-15, A4-30, A4-31]', async () => {
  const { server, person } = await openEnding();
  await person.click(screen.getByRole('button', { name: 'Renovar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar acesso' }));
  const submit = dialog.getByRole('button', { name: 'Renovar' });
  await person.click(submit);
  await dialog.findByText('Digite sua senha');
  expect(server.sent('POST /auth/renewal')).toEqual([]);
  const errors = [{ pointer: '/password', code: 'wrong-password' }];
  server.answers(renewAccess, refuses('validation', { errors }));
  const secret = dialog.getByLabelText(/^Senha/);
  await person.type(secret, 'errada-errada');
  await person.click(submit);
  await dialog.findByText('Senha incorreta');
  server.answers(renewAccess, () => {
    knows(server, { as: 'manager', session: { session: ending(7 * 24) } });
    return { access_expires_at: inHours(7 * 24) };
  });
  await person.clear(secret);
  await person.type(secret, 'Leme-demo-2026{Enter}');
  await screen.findByText('Acesso renovado');
  await waitFor(() => expect(screen.queryByText(ends)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('POST /auth/renewal').at(-1)).toEqual({ password: 'Leme-demo-2026' });
});

test('access that cannot be renewed says so, and stays as it is [A8-16]', async () => {
  const { server, person } = await openEnding('phone');
  server.answers(renewAccess, noAnswer);
  await person.click(screen.getByRole('button', { name: 'Renovar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar acesso' }));
  await person.type(dialog.getByLabelText(/^Senha/), 'Leme-demo-2026');
  await person.click(dialog.getByRole('button', { name: 'Renovar' }));
  await dialog.findByText(/Não foi possível renovar o token\. Solicite um novo link por email\./);
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(ends);
});

test('a new link comes by mail on request, and it is said when it cannot [A4-32, A8-17]', async () => {
  const { server, person } = await openEnding();
  await person.click(screen.getByRole('button', { name: 'Solicitar novo link' }));
  await screen.findByText('Novo link enviado');
  expect(server.sent('POST /functions/send-auth-email')).toMatchObject([
    { email: 'ana@leme.test', type: 'login' },
  ]);
  server.answers(sendAuthEmail, noAnswer);
  await person.click(screen.getByRole('button', { name: 'Solicitar novo link' }));
  await screen.findByText('Falha ao enviar novo link');
});

test('the end of access is not mentioned again once dismissed [A4-33]', async () => {
  const { person, again } = await openEnding();
  await person.click(screen.getByRole('button', { name: 'Dispensar' }));
  await waitFor(() => expect(screen.queryByText(ends)).toBeNull());
  await again();
  await screen.findByText('Nenhuma sessão encontrada');
  expect(screen.queryByText(ends)).toBeNull();
});
