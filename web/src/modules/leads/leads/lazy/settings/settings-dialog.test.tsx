import { readLeadSettings, updateLeadSettings } from '@leme/contract/leads/lead-settings-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServerWithTalks, openDialog } from '../interactions/interactions.testing.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const off = { forgets_lost_after: null, registers_chats: false, labels: {}, version: 0 };

function aServerThatDecided(decided: typeof off | { forgets_lost_after: number }) {
  const { server } = aServerWithTalks();
  server.answers(readLeadSettings, { ...off, ...decided });
  server.answers(updateLeadSettings, { ...off, version: 1 });
  return server;
}

const months = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Meses até esquecer/ });

test('months are written, chats are let to register themselves, and both are kept', async () => {
  const server = aServerThatDecided(off);
  const user = await openDialog(server, <SettingsDialog onClose={() => undefined} />);
  await user.type(await months(), '18');
  await user.click(screen.getByRole('switch', { name: 'Registrar conversas sem perguntar' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Ajustes salvos')).toBeTruthy();
  expect(server.sent('PUT /lead-settings')).toEqual([
    { forgets_lost_after: 18, registers_chats: true, version: 0 },
  ]);
});

test('without months all lost leads are kept again; none at all is refused beside the field', async () => {
  const server = aServerThatDecided({ forgets_lost_after: 6 });
  const user = await openDialog(server, <SettingsDialog onClose={() => undefined} />);
  const field = await months();
  await user.clear(field);
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Valor mínimo: 1')).toBeTruthy();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Ajustes salvos')).toBeTruthy();
  expect(server.sent('PUT /lead-settings')).toMatchObject([{ forgets_lost_after: null }]);
});

test('what is refused is said, and what was typed stays', async () => {
  const server = aServerThatDecided(off);
  server.answers(updateLeadSettings, refuses('forbidden'));
  const user = await openDialog(server, <SettingsDialog onClose={() => undefined} />);
  await user.type(await months(), '3');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Não foi possível salvar os ajustes')).toBeTruthy();
  expect((await months()).value).toBe('3');
});

test('what somebody else decided meanwhile is compared, and either is kept', async () => {
  const server = aServerThatDecided(off);
  const current = { ...off, forgets_lost_after: 24, version: 1 };
  server.answers(updateLeadSettings, refuses('stale-version', { params: { current, yours: {} } }));
  const user = await openDialog(server, <SettingsDialog onClose={() => undefined} />);
  await user.type(await months(), '18');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('dialog', { name: 'Os ajustes mudaram enquanto você digitava' });
  expect(document.body.textContent).toMatch(/24/);
});

test('whoever reads all settings is led from here to them', async () => {
  await openDialog(aServerThatDecided(off), <SettingsDialog onClose={() => undefined} />, { as: 'admin' });
  const link = await screen.findByRole('link', { name: 'Todas as configurações' });
  expect(link.getAttribute('href')).toMatch(/\/settings\?section=lead-settings$/);
});
