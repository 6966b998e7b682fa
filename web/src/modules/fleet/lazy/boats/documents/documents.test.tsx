import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { listExpiredPapers } from '@leme/contract/fleet/expired-papers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

const today = Temporal.PlainDate.from('2031-01-01');
const day = (days: number) => today.add({ days });
const typed = (date: Temporal.PlainDate) => date.toString().split('-').toReversed().join('/');
const [boat, paper] = [crypto.randomUUID(), crypto.randomUUID()];
const endpoints = resourceEndpoints(boatDocuments);
type Paper = { kind: 'CSN' | 'TIE'; number?: string; expires_on?: string; deleted_at?: string };

/** A boat that is open with one paper. */
async function openBoat(one: Paper, deleted_at: string | null = null) {
  const server = aServer();
  const { list, read } = resourceEndpoints(boats);
  const row = { id: boat, boat_name: 'Lancha Netuno', capacity: 8, version: 1, deleted_at };
  server.answers(list, { data: [row], count: 1 } as object);
  server.answers(read, row as object);
  const mine = { ...one, id: paper, boat_id: boat, version: 1, alert_days: [60, 30, 7] };
  server.answers(endpoints.list, { data: [mine], count: 1 } as object);
  server.answers(endpoints.read, mine as object);
  server.answers(listExpiredPapers, { data: [], today: today.toString() });
  const person = await openPage(server, `/mar-azul/boats?open=${boat}`, { as: 'admin' });
  return { server, person, panel: within(await screen.findByRole('region', { name: 'Documentos' })), mine };
}

test('a paper that is good today is red for the day of a sailing after it has run out', async () => {
  const { server, panel } = await openBoat({ kind: 'CSN', expires_on: day(200).toString() });
  await panel.findByText(`Válido até ${typed(day(200))}`);
  const field = panel.getByLabelText(/^Situação em/);
  fireEvent.change(field, { target: { value: typed(day(201)) } });
  await panel.findByText('Vencido há 1 dia');
  await panel.findByText(/falta 1 documento válido: CSN/);
  for (const asked of server.sent('GET /boat-documents'))
    expect(asked).toMatchObject({ boat_id: [boat], sort: 'expires_on' });
});

test('the reminders of a paper are typed as people list them, and what is no such list is said', async () => {
  const { server, person, panel, mine } = await openBoat({ kind: 'TIE' });
  await person.click(await panel.findByRole('button', { name: 'TIE (inscrição)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'TIE (inscrição)' }));
  const days = await dialog.findByLabelText<HTMLInputElement>(/^Avisar antes/);
  expect(days.value).toBe('60, 30, 7');
  await person.clear(days);
  await person.type(days, '400');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await dialog.findByText('Use de 1 a 4 números inteiros, de 1 a 365');
  await person.clear(days);
  await person.type(days, '7 e 90');
  server.answers(endpoints.update, { ...mine, alert_days: [90, 7], version: 2 } as object);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => server.sent('PATCH /boat-documents/:id'))
    .toEqual([{ id: paper, version: 1, alert_days: [90, 7] }]);
});

test('that a paper would expire before it was issued is said beside its field', async () => {
  const { server, person, panel } = await openBoat({ kind: 'TIE', expires_on: day(1).toString() });
  await person.click(await panel.findByRole('button', { name: 'TIE (inscrição)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'TIE (inscrição)' }));
  await person.type(await dialog.findByLabelText(/^Número/), '7');
  const errors = [{ pointer: '/expires_on', code: 'before-issue' }];
  server.answers(endpoints.update, refuses('validation', { errors }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  await dialog.findByText('A validade não pode ser anterior à emissão');
});

test('the papers that went with a deleted boat are shown, and none is changed', async () => {
  const at = '2030-12-31T12:00:00.000Z';
  const { server, panel } = await openBoat({ kind: 'TIE', deleted_at: at }, at);
  await panel.findByText('TIE (inscrição)');
  expect(panel.queryByRole('button', { name: /TIE|Adicionar/ })).toBeNull();
  for (const asked of server.sent('GET /boat-documents')) expect(asked.deleted).toBe(true);
});
