import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { addConsent, listConsents } from '@leme/contract/sales/consent-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../testing/fake-server.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

const ana = crypto.randomUUID();
const given = {
  id: crypto.randomUUID(),
  said: 'given' as const,
  channel: 'whatsapp' as const,
  text_version: '2026-11',
  created_at: '2026-11-19T12:00:00Z',
  user_name: 'Bia Lopes',
};
const before = {
  ...given,
  id: crypto.randomUUID(),
  channel: 'unknown' as const,
  text_version: null,
  user_name: null,
};
const taken = { ...given, id: crypto.randomUUID(), said: 'withdrawn' as const, text_version: null };

/** A customer that is open, with what it said so far. */
async function openCustomer(
  said: object[],
  { agrees = false, without = [] }: { agrees?: boolean; without?: string[] } = {},
) {
  const server = aServer();
  const { list, read } = resourceEndpoints(customers);
  const row = { id: ana, name: 'Ana', version: 1, marketing_consent: agrees };
  server.answers(list, { data: [row], count: 1 } as object);
  server.answers(read, row as object);
  server.answers(listConsents, { data: said } as object);
  const person = await openPage(server, `/mar-azul/customers?open=${ana}`, { as: 'admin', without });
  const panel = within(await screen.findByRole('region', { name: 'Consentimento para ofertas' }));
  return { server, person, panel };
}

test('what a customer said stands newest first, with when, where, to which text and who noted it', async () => {
  const { panel } = await openCustomer([taken, given, before]);
  await panel.findByText('Retirou');
  const lines = panel.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
  expect(lines).toEqual([
    'Retirou19/11/2026 09:00WhatsApp · por Bia Lopes',
    'Consentiu19/11/2026 09:00WhatsApp · texto 2026-11 · por Bia Lopes',
    'Consentiu19/11/2026 09:00Canal não registrado · texto não registrado',
  ]);
});

test('without any it says so, and only who agreed can take it back', async () => {
  const { panel } = await openCustomer([]);
  await panel.findByText(/^Ainda não há registro/);
  panel.getByRole('button', { name: 'Registrar consentimento' });
  expect(panel.queryByRole('button', { name: 'Registrar retirada' })).toBeNull();
});

test('who agrees is shown the text, whose version is kept with the channel', async () => {
  const { server, person, panel } = await openCustomer([]);
  await person.click(await panel.findByRole('button', { name: 'Registrar consentimento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar consentimento' }));
  dialog.getByText('Texto apresentado, versão 2026-11');
  dialog.getByText(/^Autorizo a empresa a usar meu nome/);
  await person.click(dialog.getByRole('combobox', { name: 'Por onde a pessoa disse' }));
  await person.click(await screen.findByRole('option', { name: 'WhatsApp' }));
  server.answers(addConsent, given);
  server.answers(listConsents, { data: [given] });
  await person.click(dialog.getByRole('button', { name: 'Registrar' }));
  await screen.findByText('Consentimento registrado');
  expect(server.sent('POST /customers/:id/consents')).toEqual([
    { id: ana, said: 'given', channel: 'whatsapp', text_version: '2026-11' },
  ]);
  await panel.findByText('WhatsApp · texto 2026-11 · por Bia Lopes');
});

test('a withdrawal names no text; one that could not be kept is said, and the dialog stays', async () => {
  const { server, person, panel } = await openCustomer([given], { agrees: true });
  await person.click(await panel.findByRole('button', { name: 'Registrar retirada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar retirada' }));
  server.answers(addConsent, refuses('unavailable'));
  await person.click(dialog.getByRole('button', { name: 'Registrar' }));
  await screen.findByText('Não foi possível registrar');
  server.answers(addConsent, taken);
  await person.click(dialog.getByRole('button', { name: 'Registrar' }));
  await screen.findByText('Retirada registrada');
  expect(server.sent('POST /customers/:id/consents').at(-1)).toEqual({
    id: ana,
    said: 'withdrawn',
    channel: 'counter',
    text_version: null,
  });
});

test('who may only read customers reads it and notes nothing', async () => {
  const { panel } = await openCustomer([given], { agrees: true, without: ['customers:update'] });
  await panel.findByText('Consentiu');
  expect(panel.queryByRole('button')).toBeNull();
});
