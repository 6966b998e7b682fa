import {
  changeCompanySettings,
  readCompanySettings,
  settingHistory,
} from '@leme/contract/tenancy/settings/setting-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const usual = { source: 'default' as const, version: 0, changed_at: null, changed_by: null };
const idle = { key: 'idle_minutes', value: 180, default: 180, ...usual };
const link = { key: 'login_link_hours', value: 360, default: 360, ...usual };
const least = { key: 'password_least', value: 8, default: 8, ...usual };
const decided = {
  source: 'company' as const,
  version: 3,
  changed_at: '2026-11-20T12:00:00Z',
  changed_by: 'Rui',
};

function aCompanyWith(own: (typeof idle | (Omit<typeof idle, keyof typeof usual> & typeof decided))[]) {
  const server = aServer();
  const data = [...own, least];
  server.answers(readCompanySettings, { data });
  server.answers(changeCompanySettings, { data });
  return server;
}

const minutes = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Minutos parados até sair/ });

/** Of the first section. */
const save = () => screen.getAllByRole('button', { name: 'Salvar' })[0] as HTMLElement;

test('what is changed alone is sent, with the version it was typed over [B2.2-60, A2.3-86]', async () => {
  const server = aCompanyWith([idle, link]);
  const person = await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  const field = await minutes();
  expect(screen.getAllByText('Padrão')).toHaveLength(3);
  await person.clear(field);
  await person.type(field, '60');
  await person.click(save());
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PATCH /settings')).toEqual([
    { changes: [{ key: 'idle_minutes', value: 60, version: 0 }] },
  ]);
});

test('more than the ceiling is refused beside the field, and nothing is sent', async () => {
  const server = aCompanyWith([idle, link]);
  const person = await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  const field = await minutes();
  await person.clear(field);
  await person.type(field, '600');
  await person.click(save());
  await screen.findByText('Valor máximo: 180');
  expect(server.times('PATCH /settings')).toBe(0);
});

test('who decided a key and when is said, and one press goes back to the default', async () => {
  const server = aCompanyWith([{ ...idle, value: 60, ...decided }, link]);
  const person = await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  await screen.findByText(/^Definido por Rui/);
  await person.click(screen.getByRole('button', { name: /^Voltar ao padrão: Minutos parados/ }));
  await waitFor(() =>
    expect(server.sent('PATCH /settings')).toEqual([
      { changes: [{ key: 'idle_minutes', value: null, version: 3 }] },
    ]),
  );
});

test('what somebody else decided meanwhile is compared key by key', async () => {
  const server = aCompanyWith([idle, link]);
  const current = {
    idle_minutes: 90,
    login_link_hours: 360,
    password_least: 8,
    versions: { idle_minutes: 1 },
    version: 1,
  };
  server.answers(changeCompanySettings, refuses('stale-version', { params: { current, yours: {} } }));
  const person = await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  const field = await minutes();
  await person.clear(field);
  await person.type(field, '60');
  await person.click(save());
  await screen.findByRole('dialog', { name: 'Os ajustes mudaram enquanto você digitava' });
  expect(document.body.textContent).toMatch(/90/);
});

test('who may only read reads, and is told so', async () => {
  const server = aCompanyWith([idle, link]);
  await openPage(server, '/mar-azul/system-config', { as: 'admin', without: ['system-config:update'] });
  await minutes();
  await screen.findAllByText('Seu papel só permite consultar estes valores.');
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('what could not be loaded says so', async () => {
  const server = aServer();
  server.answers(readCompanySettings, refuses('internal'));
  await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  await screen.findAllByText('Não foi possível carregar os ajustes');
});

test('what is decided is found by what people call it, and leads to its key; each section is a page on a phone', async () => {
  const person = await openPage(aCompanyWith([idle, link]), '/mar-azul/settings', { as: 'admin' });
  await person.type(
    await screen.findByRole('searchbox', { name: 'Buscar nas configurações' }),
    'inatividade',
  );
  await person.click(await screen.findByRole('link', { name: /^Minutos parados até sair/ }));
  await minutes();
  expect(location.pathname + location.search).toBe(
    '/mar-azul/system-config?section=session-settings&key=idle_minutes',
  );
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Minutos parados/));
  screen.getByRole('link', { name: 'Todas as seções' });
  await person.type(screen.getByRole('searchbox', { name: 'Buscar nas configurações' }), 'xyz');
  await screen.findByText('Nada com este nome.');
});

test('what was decided of a key before is told, of one that never was nothing is offered', async () => {
  const server = aCompanyWith([{ ...idle, value: 60, ...decided }, link]);
  const step = {
    id: crypto.randomUUID(),
    at: '2026-11-20T12:00:00Z',
    actor: 'Rui',
    action: 'updated' as const,
  };
  const change = { field: 'idle_minutes', before: 180, after: 60, isErased: false };
  server.answers(settingHistory, { data: [{ ...step, changes: [change] }], hasMore: false });
  const person = await openPage(server, '/mar-azul/system-config', { as: 'admin' });
  await minutes();
  expect(screen.getAllByRole('button', { name: /^Histórico: / })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: /^Histórico: Minutos parados/ }));
  await screen.findByRole('dialog', { name: /^Histórico: Minutos parados/ });
  await screen.findByText('60');
});
