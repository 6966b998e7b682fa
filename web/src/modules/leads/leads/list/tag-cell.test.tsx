import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { leads } from '@leme/contract/leads/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.tsx';
import { aLead, leadsServer, rowOf } from './list.testing.ts';

const [vip, family, back] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const tagged = () =>
  aLead('Ana Reis', {
    tags: [vip, family, back],
    labels: { tags: ['VIP', 'Família', 'Retorno'] },
    colours: { tags: ['#b45309', null, null] },
  });

test('two tags are seen, and how many more, which a finger or the keyboard names [B2.5-27, B2.5-28]', async () => {
  const { server } = leadsServer([tagged()]);
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const row = within(await rowOf('Ana Reis'));
  row.getByText('VIP');
  row.getByText('Família');
  const more = row.getByRole('button', { name: '+1 : Retorno' });
  more.focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Retorno');
});

test('tags are changed where they stand, and what a colleague put there meanwhile stays', async () => {
  const ana = tagged();
  const { server, kept } = leadsServer([ana]);
  const pending = crypto.randomUUID();
  server.answers(resourceEndpoints(leads).options, {
    data: [{ id: pending, label: 'não pago', colour: '#dc2626' }],
  } as never);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const row = within(await rowOf('Ana Reis'));
  await person.click(row.getByRole('button', { name: /^Tags de Ana Reis/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Tags de Ana Reis' }));
  await person.click(await panel.findByRole('button', { name: /Família/ }));
  await person.type(panel.getByRole('combobox'), 'pago');
  await person.click(await screen.findByRole('option', { name: 'não pago' }));
  const late = crypto.randomUUID();
  kept.colleagueSaves(ana.id, { tags: [...ana.tags, late] });
  await person.click(panel.getByRole('button', { name: 'Aplicar' }));
  await person.click(await screen.findByRole('button', { name: /Tentar/ }));
  await waitFor(() => expect(kept.row(ana.id).tags).toEqual([vip, back, late, pending]));
});

test('whoever only reads leads finds the tags and no button for them', async () => {
  const { server } = leadsServer([tagged()]);
  await openPage(server, '/mar-azul/leads', { as: 'admin', without: ['leads:update'] });
  const row = within(await rowOf('Ana Reis'));
  row.getByText('VIP');
  expect(row.queryByRole('button', { name: /^Tags de/ })).toBeNull();
});
