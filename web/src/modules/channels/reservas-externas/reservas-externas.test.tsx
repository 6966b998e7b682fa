import {
  createMachineToken,
  listMachineTokens,
  revokeMachineToken,
} from '@leme/contract/access/machines/machine-token-endpoints';
import { listAllotments, releaseAllotment } from '@leme/contract/channels/allotments/allotment-endpoints';
import { channelPartners } from '@leme/contract/channels/channel-partners';
import { externalBookings } from '@leme/contract/channels/external-bookings';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const partner = {
  id,
  name: 'Onda Viagens',
  kind: 'marketplace',
  protocol: 'octo',
  agent_id: null,
  commission_bp: 1500,
  collects: 'partner',
  beyond_quota: true,
  product_ids: [],
  active: true,
  notes: null,
  version: 1,
  labels: {},
};
const quota = {
  id: crypto.randomUUID(),
  partner: { id, name: 'Onda Viagens' },
  session_id: crypto.randomUUID(),
  product: { id: crypto.randomUUID(), name: 'Ilha do Campeche', color: '#0e7c86' },
  date: '2026-11-23',
  start_time: '08:00',
  starts_at: '2026-11-23T11:00:00.000Z',
  seats: 20,
  used: 7,
  left: 13,
  free: 18,
  release_hours: 24,
  releases_at: '2026-11-22T11:00:00.000Z',
  released_at: null,
  returned_seats: null,
  note: null,
};
const answer = (data: object[]) => ({ data, count: data.length }) as object;

async function open(path = '/mar-azul/reservas-externas') {
  const server = aServer();
  const { list, read } = resourceEndpoints(channelPartners);
  server.answers(viewEndpoints(externalBookings).list, answer([]));
  server.answers(list, answer([partner]));
  server.answers(read, partner as object);
  server.answers(listAllotments, { data: [quota] });
  server.answers(listMachineTokens, { data: [] });
  return { server, person: await openPage(server, path, { as: 'admin' }) };
}

test('[B2.2-39] what partners booked, who they are and their quotas are one page with tabs', async () => {
  const { person } = await open();
  await screen.findByText(/O que os parceiros reservarem aparece aqui/);
  const tabs = () => screen.getByRole('tablist', { name: 'O que ver' });
  const title = () => screen.getByRole('heading', { level: 1, name: 'Reservas Externas' });
  const isBelow = () => title().compareDocumentPosition(tabs()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect([screen.getAllByRole('tablist').length, isBelow()]).toEqual([1, Node.DOCUMENT_POSITION_FOLLOWING]);
  await person.click(screen.getByRole('tab', { name: 'Parceiros' }));
  await screen.findAllByText('Onda Viagens');
  expect([screen.getAllByRole('tablist').length, isBelow()]).toEqual([1, Node.DOCUMENT_POSITION_FOLLOWING]);
  // The tab that was pressed went with its list, and keeps the focus in the next one.
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Parceiros', selected: true })),
  );
});

test('a quota says what is free, whose the rest is and until when, and is given back in two presses', async () => {
  const { server, person } = await open('/mar-azul/reservas-externas?tab=quotas');
  await screen.findByText(/18 livres · 13 de Onda Viagens até 22\/11/);
  screen.getByRole('heading', { level: 1, name: 'Reservas Externas' });
  server.answers(releaseAllotment, { ...quota, released_at: '2026-11-20T12:12:00.000Z', returned_seats: 13 });
  await person.click(screen.getByRole('button', { name: 'Liberar agora' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Liberar a cota?' }));
  await person.click(dialog.getByRole('button', { name: 'Liberar agora' }));
  await screen.findByText('13 lugares liberados');
});

test('a token is shown once; one that leaked is revoked [journey: o token vazou]', async () => {
  const { server, person } = await open(`/mar-azul/reservas-externas?tab=partners&open=${id}`);
  const panel = within(await screen.findByRole('region', { name: 'Tokens de acesso' }));
  await panel.findByText('Nenhum token');
  const token = {
    id: crypto.randomUUID(),
    partner_id: id,
    label: 'Produção',
    mode: 'live' as const,
    hint: 'abc123',
    scopes: ['octo-read' as const],
    created_at: '2026-11-20T12:00:00.000Z',
    expires_at: null,
    last_used_at: null,
    revoked_at: null,
  };
  server.answers(createMachineToken, { token, secret: 'leme_live_segredo' });
  server.answers(listMachineTokens, { data: [token] });
  await person.click(panel.getByRole('button', { name: 'Criar token' }));
  const form = within(await screen.findByRole('dialog', { name: 'Criar token' }));
  await person.type(form.getByLabelText(/^Nome do token/), 'Produção');
  await person.click(form.getByRole('button', { name: 'Criar token' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Guarde este token' }));
  secret.getByText('leme_live_segredo');
  const [close] = secret.getAllByRole('button', { name: 'Fechar' });
  await person.click(close as HTMLElement);
  expect(screen.queryByText('leme_live_segredo')).toBeNull();
  server.answers(revokeMachineToken, { ...token, revoked_at: '2026-11-20T12:12:00.000Z' });
  await person.click(await panel.findByRole('button', { name: 'Revogar' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revogar o token?' }));
  await person.click(question.getByRole('button', { name: 'Revogar' }));
  await screen.findByText('Token revogado');
});
