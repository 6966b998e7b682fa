import {
  readBookingSettings,
  updateBookingSettings,
} from '@leme/contract/bookings/life/booking-settings-endpoints';
import { readSellingDefaults } from '@leme/contract/catalog/selling-defaults-endpoints';
import { changeZone, previewZone } from '@leme/contract/tenancy/settings/zone-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const sailing = {
  id: crypto.randomUUID(),
  product: 'Ilha do Campeche',
  date: '2026-12-20',
  start_time: '09:00',
  leaves: '2026-12-20T12:00:00Z',
  would_leave: '2026-12-20T11:00:00Z',
  bookings: 2,
};

function aCompany() {
  const server = aServer();
  server.answers(previewZone, {
    timezone: 'America/Sao_Paulo',
    departures: 1,
    bookings: 2,
    first: [sailing],
  });
  server.answers(changeZone, { timezone: 'America/Noronha', moved: 1 });
  return server;
}

/** The dialog, with another zone chosen by its name. */
async function chooseNoronha(server: ReturnType<typeof aCompany>) {
  const person = await openPage(server, '/mar-azul/settings', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Mudar fuso horário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar fuso horário' }));
  await person.click(await dialog.findByRole('combobox', { name: /^Fuso horário/ }));
  await person.click(await screen.findByRole('option', { name: 'America/Noronha' }));
  return { person, dialog };
}

test('what moves is shown with who is booked before the zone is changed [B2.2-58, A2.3-85]', async () => {
  const server = aCompany();
  const { person, dialog } = await chooseNoronha(server);
  await dialog.findByText(/^1 saída muda de instante/);
  await dialog.findByText(/Ilha do Campeche/);
  dialog.getByText(/^09:00 → 08:00/);
  await person.click(dialog.getByRole('button', { name: 'Mudar fuso horário' }));
  await screen.findByText('Fuso horário mudado');
  expect(server.sent('PUT /settings/time-zone')).toEqual([
    { timezone: 'America/Noronha', was: 'America/Sao_Paulo' },
  ]);
});

test('where a boat would be in two departures it is said, and the dialog stays', async () => {
  const server = aCompany();
  server.answers(changeZone, refuses('boat-busy'));
  const { person, dialog } = await chooseNoronha(server);
  await person.click(dialog.getByRole('button', { name: 'Mudar fuso horário' }));
  await dialog.findByText(/^Uma embarcação ficaria em duas saídas/);
});

test('who may only read reads the zone, and is told so', async () => {
  await openPage(aCompany(), '/mar-azul/settings', { as: 'admin', without: ['settings:update'] });
  await screen.findByText('America/Sao_Paulo');
  await screen.findAllByText('Seu papel só permite consultar estes valores.');
  expect(screen.queryByRole('button', { name: 'Mudar fuso horário' })).toBeNull();
});

test('what has a table of its own is shown in its section and decided by its own verb', async () => {
  const server = aCompany();
  const row = {
    hold_minutes: 20,
    option_hours: 72,
    max_discount_bp: 1000,
    infants_take_no_place: true,
    pix_key: null,
    pix_name: null,
    pix_city: null,
    version: 1,
  };
  server.answers(readBookingSettings, row);
  server.answers(updateBookingSettings, { ...row, version: 2 });
  const person = await openPage(server, '/mar-azul/settings', { as: 'admin' });
  await screen.findByText('20');
  await person.click(screen.getByRole('button', { name: 'Mudar: Configurações de reservas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configurações de reservas' }));
  const minutes = await dialog.findByRole('textbox', { name: /^Minutos de pré-reserva/ });
  await person.clear(minutes);
  await person.type(minutes, '30');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PUT /booking-settings')).toMatchObject([{ hold_minutes: 30, version: 1 }]);
});

test('how the company sells stands in its section with the names of what it points to', async () => {
  const server = aCompany();
  const nothing = { min_party: null, max_party: null, cutoff_min: null, horizon_days: 90, deposit_bp: 3000 };
  const policy = crypto.randomUUID();
  server.answers(readSellingDefaults, {
    ...nothing,
    balance_due_hours: 48,
    cancellation_policy_id: policy,
    labels: { cancellation_policy_id: 'Flexível' },
    version: 2,
  });
  const person = await openPage(server, '/mar-azul/settings', { as: 'admin' });
  await screen.findByText('Flexível');
  await person.click(screen.getByRole('button', { name: 'Mudar: Padrões de venda' }));
  await screen.findByRole('dialog', { name: 'Padrões de venda' });
  expect(screen.queryByRole('link', { name: 'Todas as configurações' })).toBeNull();
});
