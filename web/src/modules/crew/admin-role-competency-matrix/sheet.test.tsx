import { readMatrixSheet } from '@leme/contract/crew/matrix-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aMatrix, guides, mnc } from './matrix.testing.ts';

const path = '/admin/role-competency-matrix?does=sheet';

test('a file of cells is looked through first: bad rows are told, good ones go into the draft and nothing is saved', async () => {
  const server = aMatrix();
  const person = await openPage(server, path, { as: 'saas_super_admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler células de um CSV' }));
  const file = new File(['Exige'], 'matriz.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const errors = [{ pointer: '/file', code: 'missing-column', params: { name: 'Atividade' } }];
  server.answers(readMatrixSheet, refuses('validation', { errors }));
  await person.upload(input, file);
  await dialog.findByText(/Falta uma coluna obrigatória: Atividade/);
  server.answers(readMatrixSheet, {
    cells: [{ ...guides, groups: [[{ competency_id: mnc, or_higher: false }]] }],
    refused: [{ row: 4, faults: [{ pointer: '/groups', code: 'unknown-name', params: { name: 'XYZ' } }] }],
  });
  await person.upload(input, file);
  await dialog.findByText('Linha 4: Exige: Não existe “XYZ”');
  dialog.getByText('Guia · qualquer saída');
  await person.click(dialog.getByRole('button', { name: 'Pôr 1 célula no rascunho' }));
  await screen.findByRole('button', { name: 'Guia · qualquer saída, Exige: MNC' });
  await screen.findByRole('region', { name: '1 célula mudou' });
  expect(server.sent('PUT /admin/competency-matrix/versions/:id/cells')).toEqual([]);
});
