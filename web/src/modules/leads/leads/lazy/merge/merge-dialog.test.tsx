import { listLeadDuplicates, mergeLeads, separateLeads } from '@leme/contract/leads/lead-merges';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServerWithTalks, lead, openDialog } from '../interactions/interactions.testing.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const twin = {
  ...lead,
  id: crypto.randomUUID(),
  version: 4,
  name: 'Ana B.',
  email: 'ana@example.com',
  status: 'new' as const,
};
const merged = {
  id: crypto.randomUUID(),
  name: 'Aninha',
  merged_at: '2026-11-20T12:00:00Z',
  merged_by: 'Helena',
  can_separate: true,
};

function aServerOfTwins({ already = [] as (typeof merged)[] } = {}) {
  const { server } = aServerWithTalks();
  server.answers(listLeadDuplicates, { data: [{ row: twin, shares: ['phone'] }], merged: already });
  server.answers(mergeLeads, twin);
  server.answers(separateLeads, twin);
  return server;
}

function Merging() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <MergeDialog lead={lead} onClose={() => setOpen(false)} /> : null;
}

const sentTo = (server: ReturnType<typeof aServerOfTwins>, address: string) =>
  server.asked.findLast((each) => each.address === address)?.input;

test('who may be the same person is offered, compared field by field, and what is empty here is taken', async () => {
  const server = aServerOfTwins();
  const person = await openDialog(server, <Merging />);
  const found = within(await screen.findByRole('list', { name: 'Possíveis duplicados' }));
  found.getByText('mesmo telefone');
  await person.click(found.getByRole('button', { name: 'Comparar com Ana B.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir leads' }));
  const radio = (field: string, name: RegExp) =>
    within(dialog.getByRole('group', { name: field })).getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Email', /^O outro/).checked).toBe(true);
  expect(radio('Nome', /^Este/).checked).toBe(true);
  await person.click(radio('Status', /^O outro/));
  await person.click(dialog.getByRole('button', { name: 'Unir' }));
  const toast = await screen.findByText('União feita');
  expect(sentTo(server, 'POST /leads/:id/merge')).toMatchObject({
    id: lead.id,
    other_id: twin.id,
    version: 1,
    other_version: 4,
    fields: { email: 'other', status: 'other' },
  });
  await person.click(within(toast.closest('li') as HTMLElement).getByRole('button', { name: /^Desfazer/ }));
  await screen.findByText('Leads separados');
  expect(sentTo(server, 'POST /leads/:id/separation')).toMatchObject({ id: lead.id, other_id: twin.id });
});

test('whoever else is meant is searched for by name', async () => {
  const server = aServerOfTwins();
  const person = await openDialog(server, <Merging />);
  await person.type(await screen.findByRole('searchbox', { name: 'Buscar por nome ou telefone' }), 'pré');
  await waitFor(() => expect(sentTo(server, 'GET /leads')).toMatchObject({ q: 'pré' }));
  await screen.findByText('Nenhum lead com esse nome ou telefone.');
});

test('what a lead was made of is taken apart again, as long as nobody changed it', async () => {
  const other = { ...merged, id: crypto.randomUUID(), name: 'Ana Velha', can_separate: false };
  const server = aServerOfTwins({ already: [merged, other] });
  const person = await openDialog(server, <Merging />);
  const united = within(await screen.findByRole('list', { name: 'Unidos a este lead' }));
  united.getByText('O lead mudou depois da união; não dá mais para separar.');
  expect(united.queryByRole('button', { name: 'Separar de Ana Velha' })).toBeNull();
  server.answers(separateLeads, refuses('stale-version'));
  await person.click(united.getByRole('button', { name: 'Separar de Aninha' }));
  await screen.findByText('Não foi possível separar os leads');
});

test('two with more tags than one may have are not united, and it says how many they are', async () => {
  const tags = Array.from({ length: 60 }, () => crypto.randomUUID());
  const server = aServerOfTwins();
  const row = { ...twin, tags: tags.slice(20) };
  server.answers(listLeadDuplicates, { data: [{ row, shares: ['phone'] }], merged: [] });
  const person = await openDialog(
    server,
    <MergeDialog lead={{ ...lead, tags: tags.slice(0, 20) }} onClose={() => undefined} />,
  );
  await person.click(await screen.findByRole('button', { name: 'Comparar com Ana B.' }));
  await screen.findByText('Juntos eles têm 60 tags, e são no máximo 50. Tire algumas antes de unir.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unir' }).disabled).toBe(true);
});

test('a lead that changed meanwhile is said, and nothing of the choice is lost on the way back', async () => {
  const server = aServerOfTwins();
  server.answers(mergeLeads, refuses('stale-version'));
  const person = await openDialog(server, <Merging />);
  await person.click(await screen.findByRole('button', { name: 'Comparar com Ana B.' }));
  await person.click(screen.getByRole('button', { name: 'Unir' }));
  await screen.findByText('Um dos dois mudou enquanto você comparava. Confira de novo.');
  await screen.findByRole('list', { name: 'Possíveis duplicados' });
});
