import { ownCompetencies } from '@leme/contract/crew/competencies';
import { competencyOverrides } from '@leme/contract/crew/overrides/competency-overrides';
import { approveOverride, refuseOverride } from '@leme/contract/crew/overrides/override-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const row = {
  id,
  position: 'guia',
  change: 'add',
  status: 'pedida',
  reason: 'Os guias desta empresa treinam antes do primeiro passeio',
  valid_from: '2026-11-01',
  valid_to: '2027-10-31',
  competencies: [],
  own_competencies: [],
  files: [],
  version: 1,
  labels: {},
};
const answer = (data: object[]) => ({ data, count: data.length }) as object;

/** The page with one exception, of which an address may open it. */
async function openOverrides(path = '/mar-azul/role-competency-overrides', given: object = {}) {
  const server = aServer();
  const { list, read } = resourceEndpoints(competencyOverrides);
  server.answers(list, answer([{ ...row, ...given }]));
  server.answers(read, { ...row, ...given } as object);
  server.answers(resourceEndpoints(ownCompetencies).list, answer([]));
  return { server, person: await openPage(server, path, { as: 'admin' }) };
}

test('[B2.2-82] exceptions, competencies of the company and who has to be aboard are one page with tabs', async () => {
  const { server, person } = await openOverrides();
  await screen.findAllByText('Guia');
  await person.click(screen.getByRole('tab', { name: 'Competências internas' }));
  await screen.findByText(/Cadastre o que a empresa exige além da Capitania/);
  expect(server.sent('GET /own-competencies')).not.toHaveLength(0);
});

test('whoever did not ask for it approves it, and the refusal of one’s own is said in words', async () => {
  const { server, person } = await openOverrides(`/mar-azul/role-competency-overrides?open=${id}`);
  server.answers(approveOverride, refuses('own-override'));
  const panel = within(await screen.findByRole('region', { name: 'Decisão' }));
  panel.getByText('Pedida');
  await person.click(panel.getByRole('button', { name: 'Aprovar' }));
  await screen.findByText(/Quem pediu a exceção não a aprova/);
  server.answers(approveOverride, { id, status: 'aprovada' });
  await person.click(panel.getByRole('button', { name: 'Aprovar' }));
  await screen.findByText('Exceção aprovada');
});

test('who refuses says why', async () => {
  const { server, person } = await openOverrides(`/mar-azul/role-competency-overrides?open=${id}`);
  server.answers(refuseOverride, { id, status: 'recusada' });
  const panel = within(await screen.findByRole('region', { name: 'Decisão' }));
  await person.click(panel.getByRole('button', { name: 'Recusar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar a exceção' }));
  await person.type(dialog.getByLabelText(/^Motivo/), 'Já treinam');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Exceção recusada');
  expect(server.sent('POST /competency-overrides/:id/refusal')).toMatchObject([{ reason: 'Já treinam' }]);
});

test('one that was approved can only be ended', async () => {
  await openOverrides(`/mar-azul/role-competency-overrides?open=${id}`, { status: 'aprovada' });
  const panel = within(await screen.findByRole('region', { name: 'Decisão' }));
  panel.getByRole('button', { name: 'Encerrar' });
  expect(panel.queryByRole('button', { name: 'Aprovar' })).toBeNull();
});
