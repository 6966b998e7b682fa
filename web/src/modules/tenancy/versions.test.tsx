import { listUserRoles } from '@leme/contract/access/endpoints';
import { listVersions } from '@leme/contract/tenancy/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../testing/open-page.tsx';

const manifest = '/mar-azul/passenger-manifest';
const own = '2031.01.01.0000';
const [older, insecure] = ['2026.01.15.0830', '2025.12.01.0700'];

/** An installation that kept two builds, of which one must not come back. */
function anInstallation() {
  const server = aServer();
  const build = { contract_version: 1, built_at: '2026-01-15T08:30:00Z' };
  server.answers(listVersions, {
    current_build: own,
    served_build: own,
    builds: [
      { ...build, build_id: own, objection: null },
      { ...build, build_id: older, objection: null },
      { ...build, build_id: insecure, insecure: true, objection: 'insecure' },
    ],
  });
  return server;
}

async function openHistory(size: 'phone' | 'desktop', as: 'marinheiro' | 'admin') {
  const server = anInstallation();
  if (as === 'admin') server.answers(listUserRoles, { data: [{ role: 'admin' }] });
  const person = await openPage(server, manifest, { as, size });
  const link = await screen.findByRole('button', { name: 'Histórico de versões' });
  await screen.findByText('Nenhuma sessão encontrada');
  expect(server.times('GET /user-roles')).toBe(0);
  await person.click(link);
  const history = within(await screen.findByRole('dialog', { name: 'Histórico de versões' }));
  await history.findByText(`Versão ${older}`);
  const rowOf = (build: string) => {
    const row = history
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(`Versão ${build}`));
    return within(row ?? expect.fail(`${build} is not listed`));
  };
  return { server, person, link, history, rowOf };
}

test.each(['desktop', 'phone'] as const)(
  'everyone reads the history and its current version on a %s; a sailor is offered nothing [A2.6-05, A2.6-06, A2.6-07, A2.6-11, A1-13]',
  async (size) => {
    const { person, link, history, rowOf } = await openHistory(size, 'marinheiro');
    const text = screen.getByRole('dialog', { name: 'Histórico de versões' }).textContent;
    expect(text).toMatch(/Versão 1\.1\.0[\s\S]*30\/01\/2025[\s\S]*Versão 1\.0\.0[\s\S]*29\/01\/2025/);
    rowOf(own).getByText('Atual');
    expect(history.queryByRole('button', { name: /Restaurar/ })).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(link));
  },
);

test('the footer asks for the role admin only when the history is opened, and shows what cannot be restored as disabled [A6-25, A6-26, A7.4-08, A2.6-10]', async () => {
  const { server, history, rowOf } = await openHistory('desktop', 'admin');
  await history.findByRole('button', { name: `Restaurar a versão ${older}` });
  expect(new Set(server.sent('GET /user-roles').map(({ role }) => role))).toEqual(new Set(['admin']));
  const refused = history.getByRole<HTMLButtonElement>('button', { name: `Restaurar a versão ${insecure}` });
  expect(refused.disabled).toBe(true);
  expect(rowOf(insecure).getAllByText(/tem uma falha de segurança/)).toHaveLength(1);
  expect(rowOf(own).queryByRole('button')).toBeNull();
});

test('whose device keeps another version is told so and may reload, or not now [A4-45]', async () => {
  const server = anInstallation();
  const person = await openPage(server, manifest, {
    as: 'marinheiro',
    session: { served_build: older },
  });
  const notices = within(await screen.findByRole('region', { name: 'Avisos' }));
  await notices.findByText(/A versão do Leme mudou\./);
  notices.getByRole('button', { name: 'Recarregar' });
  await person.click(notices.getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByText(/A versão do Leme mudou\./)).toBeNull());
  await openPage(server, manifest, { as: 'marinheiro', session: { served_build: own } });
  await screen.findByText('Nenhuma sessão encontrada');
  expect(screen.queryByText(/A versão do Leme mudou\./)).toBeNull();
});
