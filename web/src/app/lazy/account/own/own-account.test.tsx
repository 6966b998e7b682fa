import { getPreference, setPreference } from '@leme/contract/access/endpoints';
import {
  changeOwnName,
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  listOwnSignIns,
} from '@leme/contract/access/sign-in/own-account-endpoints';
import { getSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/150';
const times = { created_at: '2026-11-20T11:00:00Z', last_active_at: '2026-11-20T12:00:00Z' };

function anAccount() {
  const server = aServer();
  server.answers(getSecondFactor, { confirmed_at: null, recovery_codes_left: 0, is_required: false });
  server.answers(listOwnSessions, {
    data: [
      { key: 'a', is_own: true, user_agent: null, ...times },
      { key: 'b', is_own: false, user_agent: phone, ...times },
    ],
  });
  server.answers(listOwnSignIns, {
    data: [
      {
        id: crypto.randomUUID(),
        created_at: times.created_at,
        kind: 'sign-in-failed',
        address: '192.0.2.7',
        device: null,
        times: 3,
      },
    ],
  });
  server.answers(changeOwnName, { full_name: 'Ana Sá' });
  server.answers(changeOwnPassword, { ended: 1 });
  server.answers(endOwnSessions, { ended: 1 });
  return server;
}

async function openForm(server: ReturnType<typeof anAccount>) {
  const person = await openPage(server, '/account', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Trocar senha' }));
  const submit = () => person.click(screen.getByRole('button', { name: 'Trocar senha' }));
  const type = async (present: string, next: string, again = next) => {
    await person.type(screen.getByLabelText(/^Senha atual/), present);
    await person.type(screen.getByLabelText(/^Nova senha/), next);
    await person.type(screen.getByLabelText(/^Confirmar senha/), again);
    await submit();
  };
  return { type, submit };
}

test('another password is set for the present one', async () => {
  const server = anAccount();
  const { type } = await openForm(server);
  await type('Correto-cavalo-1', 'Vento-sul-47');
  await screen.findByText('Senha trocada. As outras sessões foram encerradas.');
  expect(server.sent('POST /auth/password-change')).toEqual([
    { password: 'Correto-cavalo-1', new_password: 'Vento-sul-47' },
  ]);
});

test('what is missing or differs is said beside its field, and nothing is sent', async () => {
  const server = anAccount();
  const { type, submit } = await openForm(server);
  await submit();
  await screen.findByText('Digite sua senha');
  await type('Correto-cavalo-1', 'Vento-sul-47', 'Vento-sul-48');
  await screen.findByText('As senhas não são iguais');
  expect(server.times('POST /auth/password-change')).toBe(0);
});

test('a present password that is wrong is said beside it', async () => {
  const server = anAccount();
  const errors = [{ pointer: '/password', code: 'wrong-password' }];
  server.answers(changeOwnPassword, refuses('validation', { errors }));
  const { type } = await openForm(server);
  await type('errada', 'Vento-sul-47');
  await screen.findByText('Senha incorreta');
});

test('sessions say device and last act; another one is ended by its name, and the own has no button', async () => {
  const server = anAccount();
  const person = await openPage(server, '/account', { as: 'manager' });
  await screen.findByText('Aparelho desconhecido · Este aparelho');
  await person.click(screen.getByRole('button', { name: 'Encerrar: Chrome, Android' }));
  await screen.findByText('1 sessão encerrada');
  expect(screen.queryByRole('button', { name: /^Encerrar: Aparelho/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Encerrar as outras' }));
  await screen.findByText('1 sessão encerrada');
  expect(server.sent('DELETE /auth/sessions')).toHaveLength(2);
});

test('who tried to come in is told with network and how often', async () => {
  await openPage(anAccount(), '/account', { as: 'manager' });
  await screen.findByText(/^Tentou entrar/);
  await screen.findByText('192.0.2.7 · 3 vezes');
});

test('the own name is changed, and none at all is said beside it', async () => {
  const server = anAccount();
  const person = await openPage(server, '/account', { as: 'manager' });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
  await person.clear(name);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Preencha este campo');
  await person.type(name, 'Ana Sá');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Nome salvo');
  expect(server.sent('PATCH /auth/account')).toEqual([{ full_name: 'Ana Sá' }]);
});

test('the page one begins on is chosen among those of the menu, and which hand holds the phone on this device', async () => {
  const server = anAccount();
  server.answers(getPreference, ({ key }) => ({ key, value: null }));
  server.answers(setPreference, ({ key, value }) => ({ key, value }));
  const person = await openPage(server, '/account', { as: 'manager' });
  await person.click(await screen.findByRole('combobox', { name: /^Página inicial/ }));
  await person.click(await screen.findByRole('option', { name: 'Reservas' }));
  await vi.waitFor(() =>
    expect(server.sent('PUT /user-preferences/:key')).toContainEqual({
      key: 'shell.landing',
      value: 'bookings',
    }),
  );
  const left = screen.getByRole('switch', { name: 'Botões grandes para a mão esquerda' });
  await person.click(left);
  expect(localStorage.getItem('leme.hand')).toBe('left');
  await person.click(left);
  expect(localStorage.getItem('leme.hand')).toBeNull();
});

test('what is known of oneself is a file to keep, without the names of tokens', async () => {
  const kept: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    kept.push(bytes as Blob);
    return 'blob:kept';
  });
  const person = await openPage(anAccount(), '/account', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  const said = JSON.parse((await kept[0]?.text()) ?? '');
  expect(said).toMatchObject({ role: 'manager', sessions: [{ is_own: true }, {}], sign_ins: [{ times: 3 }] });
  expect(JSON.stringify(said)).not.toContain('"key"');
  made.mockRestore();
});
