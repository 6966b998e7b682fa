import { listOwnSessions, listOwnSignIns } from '@leme/contract/access/sign-in/own-account-endpoints';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '@leme/contract/access/sign-in/second-factor-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

const key = 'GEZDGNBVGY3TQOJQAAAABBBBCCCCDDDD';
const uri = `otpauth://totp/Mar%20Azul:ana%40leme.test?secret=${key}`;
const codes = Array.from({ length: 10 }, (_, at) => `k3m${at}-x2pq-7whd`);
const wrongPassword = refuses('validation', { errors: [{ pointer: '/password', code: 'wrong-password' }] });

/** A server that knows whether the second factor is on. */
function aServerWhere(is: { on: boolean; left?: number; required?: boolean }) {
  const server = aServer();
  server.answers(getSecondFactor, () => ({
    confirmed_at: is.on ? '2026-11-20T12:12:00Z' : null,
    recovery_codes_left: is.left ?? 10,
    is_required: is.required ?? false,
  }));
  server.answers(listOwnSessions, { data: [] });
  server.answers(listOwnSignIns, { data: [] });
  server.answers(beginSecondFactor, { key, uri });
  server.answers(confirmSecondFactor, () => {
    is.on = true;
    return { recovery_codes: codes };
  });
  server.answers(removeOwnSecondFactor, () => {
    is.on = false;
    return undefined as never;
  });
  return server;
}

const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
const secret = () => screen.findByLabelText<HTMLInputElement>(/^Senha/);
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Código/ });

async function setUp(person: UserEvent): Promise<void> {
  await person.type(await secret(), 'Leme-demo-2026');
  await press(person, 'Continuar');
  await person.type(await codeField(), '123 456');
  await press(person, 'Ativar');
}

test('from the own menu a person sets it up: password, key as picture and in groups of four, first code, recovery codes', async () => {
  const server = aServerWhere({ on: false });
  const person = await openPage(server, '/mar-azul/passenger-manifest', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: /^Conta/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Conta' }));
  await screen.findByText('Desativada');
  expect(location.pathname).toBe('/account');
  await press(person, 'Ativar');
  await press(person, 'Continuar');
  await screen.findByText('Digite sua senha');
  server.answers(beginSecondFactor, wrongPassword);
  await person.type(await secret(), 'errada');
  await press(person, 'Continuar');
  await screen.findByText('Senha incorreta');
  expect(document.activeElement).toBe(await secret());
  server.answers(beginSecondFactor, { key, uri });
  // What was wrong is typed over.
  await person.keyboard('Leme-demo-2026');
  await press(person, 'Continuar');
  await screen.findByRole('img', { name: 'Código QR para o aplicativo' });
  screen.getByText('GEZD GNBV GY3T QOJQ AAAA BBBB CCCC DDDD');
  expect(screen.getByRole('link', { name: 'Abrir no aplicativo deste celular' }).getAttribute('href')).toBe(
    uri,
  );
  expect(screen.queryByRole('button', { name: 'Usar um código de recuperação' })).toBeNull();
  server.answers(confirmSecondFactor, refuses('code-wrong'));
  await person.type(await codeField(), '000000');
  await press(person, 'Ativar');
  await screen.findByText('Este código está errado ou já foi usado.');
  server.answers(confirmSecondFactor, { recovery_codes: codes });
  await person.keyboard('123456{Enter}');
  const shown = await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(server.sent('POST /auth/second-factor').at(-1)).toEqual({ password: 'Leme-demo-2026' });
  expect(server.sent('POST /auth/second-factor/confirmation').at(-1)).toEqual({ code: '123456' });
});

test('the recovery codes are not lost by a second Enter, and the browser asks before it leaves them', async () => {
  const person = await openPage(aServerWhere({ on: false }), '/account', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Ativar' }));
  await setUp(person);
  await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(document.activeElement?.textContent).toBe('Guarde seus códigos de recuperação');
  await person.keyboard('{Enter} ');
  screen.getByRole('list', { name: 'Códigos de recuperação' });
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await press(person, 'Já guardei os códigos');
  expect(leaves()).toBe(true);
});

test('where the answer to the first code was lost, the page says that it is on and where codes come from', async () => {
  const server = aServerWhere({ on: false });
  const person = await openPage(server, '/account', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Ativar' }));
  server.answers(confirmSecondFactor, noAnswer);
  await setUp(person);
  await screen.findByText(/Sem conexão com o servidor/);
  server.answers(confirmSecondFactor, refuses('second-factor-on'));
  await press(person, 'Ativar');
  await screen.findByText(/já está ativada\. .* se não guardou os códigos de recuperação, crie novos/);
});

test('the recovery codes are copied, kept as a file or printed, and are not there again', async () => {
  const server = aServerWhere({ on: false });
  const person = await openPage(server, '/account', { as: 'manager', size: 'phone' });
  await person.click(await screen.findByRole('button', { name: 'Ativar' }));
  await setUp(person);
  await screen.findByRole('list', { name: 'Códigos de recuperação' });
  const writes = vi.spyOn(navigator.clipboard, 'writeText');
  await press(person, 'Copiar códigos');
  await screen.findByText('Copiado');
  expect(writes).toHaveBeenCalledWith(codes.join('\n'));
  const kept = vi.spyOn(URL, 'createObjectURL');
  // There is no folder a file would go to.
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press(person, 'Baixar');
  const file = kept.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toContain(`ana@leme.test\n\n${codes.join('\n')}`);
  const prints = vi.fn();
  vi.stubGlobal('print', prints);
  await press(person, 'Imprimir');
  expect(prints).toHaveBeenCalled();
  for (const spy of [writes, kept, opened]) spy.mockRestore();
  await press(person, 'Já guardei os códigos');
  await screen.findByText(/Suas outras sessões foram encerradas/);
  await screen.findByText('Restam 10 códigos de recuperação.');
  expect(document.body.textContent).not.toContain(codes[0]);
});

test('new codes and turning off take password and code; few codes are warned of', async () => {
  const server = aServerWhere({ on: true, left: 2, required: true });
  const person = await openPage(server, '/account', { as: 'saas_admin' });
  await screen.findByText('Restam 2 códigos de recuperação. Crie novos antes que acabem.');
  screen.getByText(/A sua função exige/);
  await press(person, 'Criar novos códigos');
  await person.type(await secret(), 'Leme-demo-2026');
  await press(person, 'Criar novos códigos');
  await screen.findByText('Digite o código');
  server.answers(renewRecoveryCodes, { recovery_codes: codes });
  await person.type(await codeField(), '123456{Enter}');
  await screen.findByRole('list', { name: 'Códigos de recuperação' });
  await press(person, 'Já guardei os códigos');
  await screen.findByRole('button', { name: 'Desativar' });
  await press(person, 'Desativar');
  screen.getByText(/A entrada vai pedir só a senha/);
  await press(person, 'Cancelar');
  await press(person, 'Desativar');
  await person.type(await secret(), 'Leme-demo-2026');
  await person.type(await codeField(), '654321');
  await press(person, 'Desativar');
  await screen.findByText('A verificação em duas etapas está desativada.');
  await screen.findByText('Desativada');
  const proof = { password: 'Leme-demo-2026' };
  expect(server.sent('POST /auth/second-factor/recovery-codes')).toEqual([{ ...proof, code: '123456' }]);
  expect(server.sent('POST /auth/second-factor/removal')).toEqual([{ ...proof, code: '654321' }]);
});

test('too many tries say how long to wait, and a set-up that was overtaken says so', async () => {
  const server = aServerWhere({ on: false });
  const person = await openPage(server, '/account', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Ativar' }));
  server.answers(beginSecondFactor, refuses('too-many-requests', { params: { retry_after: 840 } }));
  await person.type(await secret(), 'errada');
  await press(person, 'Continuar');
  await screen.findByText(/Aguarde 14 minutos/);
  server.answers(beginSecondFactor, { key, uri });
  server.answers(confirmSecondFactor, refuses('second-factor-on'));
  await setUp(person);
  await screen.findByText(/já está ativada/);
});

test('an operator who must have it sees nothing but its set-up, and comes in after keeping the codes', async () => {
  const server = aServerWhere({ on: false, required: true });
  const session = { must_set_second_factor: true, permissions: [], pages: [] };
  const person = await openPage(server, '/saas-user-permissions', { as: 'saas_admin', session });
  await screen.findByText(/Quem opera a plataforma/);
  expect(screen.queryByRole('navigation')).toBeNull();
  await setUp(person);
  await screen.findByRole('list', { name: 'Códigos de recuperação' });
  const replaced = vi.spyOn(location, 'replace').mockReturnValue();
  await press(person, 'Já guardei os códigos');
  expect(replaced).toHaveBeenCalledWith('/');
  replaced.mockRestore();
});

test('a visitor is asked to sign in first', async () => {
  const server = aServer();
  knows(server, {});
  await openPage(server, '/account');
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/auth?next=%2Faccount'));
});
