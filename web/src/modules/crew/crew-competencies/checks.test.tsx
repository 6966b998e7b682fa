import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { listCrewCompetencies, type WalletPaper } from '@leme/contract/crew/endpoints';
import { moveEndpoint } from '@leme/contract/kit/resource/move-endpoints';
import { movesOf } from '@leme/contract/kit/resource/states';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const paper = (person: string, given: Partial<WalletPaper> = {}): WalletPaper => ({
  id: crypto.randomUUID(),
  crew_id: crypto.randomUUID(),
  person,
  competency: 'CIR Marinheiro de convés',
  kind: 'CIR',
  number: '381P1',
  issued_on: null,
  expires_on: '2026-12-01',
  issuer: null,
  status: 'aguardando',
  self_declared: false,
  front: crypto.randomUUID(),
  back: null,
  version: 3,
  ...given,
});

/** The queue of what waits, opened by whoever keeps the crew. */
async function openQueue() {
  const server = aServer();
  const all = [
    paper('Ana Prado'),
    paper('Beto Carvalho', { front: null }),
    paper('Ivo', { status: 'conferida' }),
  ];
  const body = { today: '2026-11-20', member: null, own: [], all, isCut: false, choices: [] };
  server.answers(listCrewCompetencies, body);
  for (const move of movesOf(crewCredentials))
    server.answers(moveEndpoint(crewCredentials, move), { id: all[0]?.id, version: 4 } as object);
  const person = await openPage(server, '/mar-azul/crew-competencies', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Conferir (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos a conferir' }));
  return { server, person, dialog };
}

test('[B2.2-83] what waits is checked by keyboard, the picture beside what was typed', async () => {
  const { server, person, dialog } = await openQueue();
  dialog.getByText('2 documentos esperam');
  dialog.getByRole('img', { name: 'Frente do documento de Ana Prado' });
  await person.keyboard('n');
  await dialog.findByText('Beto Carvalho');
  dialog.getByText(/Sem foto/);
  await person.keyboard('n');
  await dialog.findByText('Ana Prado');
  await person.keyboard('a');
  await screen.findByText('Documento conferido');
  expect(server.sent('POST /crew-credentials/:id/acceptance')).toMatchObject([{ version: 3 }]);
});

test('who refuses says why, and nothing is sent before', async () => {
  const { server, person, dialog } = await openQueue();
  await person.keyboard('r');
  const reason = await dialog.findByRole('textbox', { name: /Por que recusar/ });
  expect(dialog.getByRole('button', { name: 'Recusar' })).toHaveProperty('disabled', true);
  await person.type(reason, 'Foto ilegível');
  await person.click(dialog.getByRole('button', { name: 'Recusar' }));
  await screen.findByText('Documento recusado');
  expect(server.sent('POST /crew-credentials/:id/refusal')).toMatchObject([
    { version: 3, reason: 'Foto ilegível' },
  ]);
});
