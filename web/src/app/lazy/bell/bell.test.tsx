import { clearAlerts, readPendingAlerts } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const page = '/mar-azul/passenger-manifest';

type Given = { severity?: string; text?: string; boat?: string | null; risen_at?: string | null };
let made = 0;
const anAlert = ({
  severity = 'media',
  text = 'Toldo rasgado',
  boat = null,
  risen_at = null,
}: Given = {}) => ({
  id: `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  description: text,
  severity,
  status: 'pendente',
  type: 'manual',
  created_at: '2026-11-20T09:00:00.000Z',
  boat,
  params: null,
  risen_at,
  returned: false,
});

function aServerWith(pending: object[]) {
  const server = aServer();
  const told = { data: pending };
  server.answers(
    readPendingAlerts,
    () => ({ data: told.data, count: told.data.length, hasMore: false }) as object,
  );
  return { server, told };
}
const bell = (name: RegExp = /^Alertas/) => screen.findByRole('button', { name });

test('the bell lists what is pending, with colour, word, age and boat, and leads to all of it [A1-12, A2.3-104, A2.3-105, A9-15, A9-16, A9-17, A9-18]', async () => {
  const { server } = aServerWith([
    anAlert({ severity: 'critica', text: 'Bomba parada', boat: 'Lancha Netuno' }),
    anAlert({ severity: 'alta', text: 'Revisão vencida' }),
    anAlert({ severity: 'media', text: 'Colete gasto' }),
    anAlert({ severity: 'baixa', text: 'Tinta' }),
  ]);
  const person = await openPage(server, page, { as: 'admin' });
  await person.click(await bell(/4 novos/));
  const panel = within(await screen.findByRole('dialog', { name: 'Alertas' }));
  const items = panel.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/^(Crítica|Alta|Média|Baixa)$/).className)).toEqual([
    expect.stringContaining('text-danger-text'),
    expect.stringContaining('text-danger-text'),
    expect.stringContaining('text-warning-text'),
    expect.stringContaining('text-muted-fg'),
  ]);
  panel.getByText('Bomba parada');
  panel.getByText('Lancha Netuno');
  expect(items[0]?.querySelector('time')?.textContent).toMatch(/^há /);
  expect(panel.getByRole('link', { name: 'Ver todos os alertas' }).getAttribute('href')).toBe(
    '/mar-azul/alerts',
  );
});

test('opening marks all read on this device; what was new says NOVO until the bell is closed [A4-50, A4-51, A4-52, A4-54]', async () => {
  const { server, told } = aServerWith([anAlert(), anAlert()]);
  const person = await openPage(server, page, { as: 'admin' });
  await person.click(await bell(/2 novos/));
  await screen.findByRole('dialog', { name: 'Alertas' });
  expect(screen.getAllByText('NOVO')).toHaveLength(2);
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('leme.alerts-read.'));
  expect(kept).toHaveLength(1);
  await person.keyboard('{Escape}');
  await person.click(await bell(/^Alertas$/));
  await screen.findByRole('dialog', { name: 'Alertas' });
  expect(screen.queryByText('NOVO')).toBeNull();
  await person.keyboard('{Escape}');
  const [first, second] = told.data;
  told.data = [{ ...first, risen_at: '2026-11-20T10:00:00.000Z' }, { ...second }];
  act(() => {
    server.tells({ table: 'alerts', ids: null, kind: 'updated', own: false });
  });
  await bell(/1 novo$/);
});

test('above nine the bell says 9+ [A4-53, A9-14]', async () => {
  const { server } = aServerWith(Array.from({ length: 10 }, () => anAlert()));
  await openPage(server, page, { as: 'admin' });
  await bell(/^Alertas: 9\+ novos$/);
});

test('clearing says how many and ends what was seen; a failure is silent [A8-35]', async () => {
  const { server, told } = aServerWith([anAlert(), anAlert()]);
  server.answers(clearAlerts, refuses('not-found'));
  const person = await openPage(server, page, { as: 'admin' });
  await person.click(await bell(/2 novos/));
  await person.click(await screen.findByRole('button', { name: 'Limpar todos' }));
  screen.getByText('Resolver 2 alertas?');
  await person.click(screen.getByRole('button', { name: 'Resolver todos' }));
  await screen.findByRole('button', { name: 'Limpar todos' });
  expect(screen.queryByText(/Erro/)).toBeNull();
  server.answers(clearAlerts, (input) => {
    expect(input.until).toBe('2026-11-20T09:00:00.000Z');
    told.data = [];
    return { cleared: 2 };
  });
  await person.click(screen.getByRole('button', { name: 'Limpar todos' }));
  await person.click(screen.getByRole('button', { name: 'Resolver todos' }));
  await screen.findByText('Nenhum alerta pendente');
});

test('the bell asks in the background, and of nobody who may not read alerts [A4-55]', async () => {
  const { server } = aServerWith([]);
  await openPage(server, page, { as: 'admin' });
  await bell();
  const asked = () => server.asked.filter(({ address }) => address === 'GET /alerts/pending');
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  expect(asked().every(({ isBackground }) => isBackground)).toBe(true);
  await openPage(aServer(), page, { as: 'marinheiro' });
  await screen.findByRole('banner');
  expect(screen.queryByRole('button', { name: /^Alertas/ })).toBeNull();
});

test('what cannot be loaded says so, and is asked for again', async () => {
  const { server } = aServerWith([]);
  server.answers(readPendingAlerts, refuses('not-found'));
  const person = await openPage(server, page, { as: 'admin' });
  await person.click(await bell());
  await screen.findByText('Não foi possível carregar os alertas.');
  server.answers(readPendingAlerts, { data: [], count: 0, hasMore: false });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nenhum alerta pendente');
});
