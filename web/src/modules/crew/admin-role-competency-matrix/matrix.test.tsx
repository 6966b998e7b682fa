import {
  checkMatrix,
  listMatrixVersions,
  readMatrixCells,
  saveMatrixCells,
} from '@leme/contract/crew/matrix-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { aDraft, aMatrix, cell, commands, draftId, guides, mcb, mnc, publishedId } from './matrix.testing.ts';

const path = '/admin/role-competency-matrix';
const as = 'saas_super_admin';
const at = (name: string) => screen.findByRole('button', { name });

test('[A2.3-13] arrows lead from cell to cell, Enter opens one at the side and Esc closes it where it was', async () => {
  const person = await openPage(aMatrix(), path, { as });
  const first = await at('Comandante · qualquer saída, Exige: MNC ou superior');
  first.focus();
  await person.keyboard('{ArrowDown}{ArrowRight}');
  const age = await at('Guia · qualquer saída, Idade mínima: –');
  expect(document.activeElement).toBe(age);
  await person.keyboard('{Enter}');
  const side = await screen.findByRole('complementary', { name: 'Guia · qualquer saída' });
  within(side).getByText('Não exige nenhuma competência.');
  await waitFor(() => expect(side.contains(document.activeElement)).toBe(true));
  await person.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'Guia · qualquer saída' })).toBeNull(),
  );
  expect(document.activeElement?.closest('[data-cell]')?.textContent).toContain('Guia');
});

test('[A6-30] what is changed stays in the draft, is taken back step by step and saved at once', async () => {
  const server = aMatrix();
  const person = await openPage(server, `${path}?cell=${encodeURIComponent('guia * * * * *')}`, { as });
  const side = within(await screen.findByRole('complementary', { name: 'Guia · qualquer saída' }));
  const more = side.getByRole<HTMLButtonElement>('button', { name: 'Exigir também' });
  // Once the catalogue is there.
  await waitFor(() => expect(more.disabled).toBe(false));
  await person.click(more);
  await person.click(side.getByRole('button', { name: 'Tirar a opção 1 da exigência 1' }));
  await person.click(side.getByRole('button', { name: 'Aplicar' }));
  await side.findByText(/Uma exigência não tem nenhuma competência/);
  await person.click(side.getByRole('button', { name: 'Aceitar outra (Exigência 1)' }));
  await person.type(side.getByRole('textbox', { name: /Fonte/ }), ' e 211');
  await person.click(side.getByRole('button', { name: 'Aplicar' }));
  await at('Guia · qualquer saída, Exige: MNC ou superior');
  const bar = within(await screen.findByRole('region', { name: '1 célula mudou' }));
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Conferir e publicar' })).disabled,
  ).toBe(true);
  await person.click(bar.getByRole('button', { name: 'Desfazer' }));
  await at('Guia · qualquer saída, Exige: –');
  expect(screen.queryByRole('region', { name: '1 célula mudou' })).toBeNull();

  await person.click(await at('Guia · qualquer saída, Exige: –'));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  server.answers(saveMatrixCells, refuses('draft-changed'));
  await person.click(await screen.findByRole('button', { name: 'Salvar rascunho' }));
  await screen.findByText(/Outra pessoa mudou o rascunho/);
  expect(server.sent('PUT /admin/competency-matrix/versions/:id/cells')).toEqual([
    { id: draftId, version: 3, cells: [commands] },
  ]);
  await person.click(screen.getByRole('button', { name: 'Ficar com o de agora' }));
  await at('Guia · qualquer saída, Exige: –');
});

test('filters leave the cells that could decide there; a second cell of one context is refused', async () => {
  const coast = cell({ nav_area: 'costeira', groups: [[{ competency_id: mcb, or_higher: false }]] });
  const inland = cell({ nav_area: 'interior1' });
  const person = await openPage(aMatrix([commands, coast, inland, guides]), `${path}?nav_area=costeira`, {
    as,
  });
  const table = within(await screen.findByRole('table', { name: 'Células da matriz' }));
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Comandante · qualquer saída', 'Comandante · Costeira', 'Guia · qualquer saída']);
  await person.click(screen.getByRole('button', { name: 'Nova célula' }));
  const side = within(await screen.findByRole('complementary', { name: 'Nova célula' }));
  await person.click(side.getByRole('combobox', { name: /Função a bordo/ }));
  await person.click(await screen.findByRole('option', { name: 'Guia' }));
  await person.click(side.getByRole('button', { name: 'Aplicar' }));
  await side.findByText('Já há uma célula com esta função e este contexto');
});

test('what was published is read alone', async () => {
  const person = await openPage(aMatrix(), `${path}?version=${publishedId}`, { as });
  await screen.findByText('Esta versão foi publicada e só pode ser lida.');
  expect(screen.queryByRole('button', { name: 'Nova célula' })).toBeNull();
  await person.click(await at('Comandante · qualquer saída, Exige: MNC ou superior'));
  const side = within(await screen.findByRole('complementary', { name: 'Comandante · qualquer saída' }));
  side.getByText('NORMAM-202');
  expect(side.queryByRole('button', { name: 'Aplicar' })).toBeNull();
});

test('before it is published a draft tells what it changes cell by cell, and what keeps it', async () => {
  const server = aMatrix();
  server.answers(checkMatrix, {
    faults: [
      { code: 'tie', cells: ['guia * * costeira * *', 'guia * passageiros * * *'] },
      { code: 'uncovered', position: 'apoio', context: { nav_area: 'costeira' }, count: 12 },
    ],
    differences: [
      {
        cell: 'comandante * * * * *',
        kind: 'changed',
        before: commands,
        after: cell({
          groups: [
            [
              { competency_id: mcb, or_higher: false },
              { competency_id: mnc, or_higher: false },
            ],
          ],
        }),
      },
      { cell: 'guia * * * * *', kind: 'added', before: null, after: guides },
    ],
  });
  const person = await openPage(server, path, { as });
  await person.click(await screen.findByRole('button', { name: 'Conferir e publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar a versão 2' }));
  await dialog.findByText('Duas células decidem a mesma saída: Guia · Costeira × Guia · Passageiros');
  dialog.getByText('12 saídas que nenhuma célula decide, a primeira Apoio · Costeira');
  dialog.getByText('Mudou: Comandante · qualquer saída');
  dialog.getByText('Exige: de MNC ou superior para MCB ou MNC');
  dialog.getByText('Entrou: Guia · qualquer saída');
  dialog.getByText('Efeito: Avisa');
});

test('without a version one is begun', async () => {
  const server = aServer();
  server.answers(listMatrixVersions, { data: [] });
  await openPage(server, path, { as });
  await screen.findByText('Nenhuma versão ainda');
  screen.getByText('Começar rascunho');
});

test('cells that did not come are asked for again', async () => {
  const server = aMatrix();
  server.answers(readMatrixCells, refuses('not-found'));
  const person = await openPage(server, path, { as });
  await screen.findByText('As células não vieram');
  server.answers(readMatrixCells, { ...aDraft, cells: [commands] });
  await person.click(screen.getByText('Tentar novamente'));
  await screen.findByText('Comandante · qualquer saída');
});

test('[A6-30] whoever keeps the platform and not its matrix is refused', async () => {
  await openPage(aMatrix(), path, { as: 'saas_admin' });
  await screen.findByText('Acesso negado');
});

test('on a phone each cell is a card, and its editor lies over the page', async () => {
  const server = aMatrix();
  const person = await openPage(server, path, { as, size: 'phone' });
  await person.click(await at('Abrir: Comandante · qualquer saída'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comandante · qualquer saída' }));
  dialog.getByRole('button', { name: 'Aplicar' });
});
