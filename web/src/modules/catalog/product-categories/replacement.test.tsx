import { productCategories } from '@leme/contract/catalog/product-categories';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { replacementEndpoints } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const [sea, river, canoe] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const shelf = (id: string, name: string, parent_id: string | null = null) => ({
  id,
  name,
  parent_id,
  order_index: 0,
  icon: null,
  octo_label: null,
});
const { replace, takeBack } = replacementEndpoints(productCategories);
const moved = [{ resource: 'product-categories', field: 'parent_id', id: canoe, version: 2 }];

/** The question whether to delete "Mar", which one shelf or more stand in, has been answered with yes. */
async function askToDelete(count = 1) {
  const server = aServer();
  const register = keepsRegister(server, productCategories, [
    shelf(sea, 'Mar'),
    shelf(river, 'Rio'),
    shelf(canoe, 'Canoas', sea),
  ]);
  const by = [{ resource: 'product-categories', count, names: ['Canoas'] }];
  const params = { by, replacement: { optional: true, maximum: 500 } };
  server.answers(resourceEndpoints(productCategories).remove, refuses('in-use', { params }));
  const person = await openPage(server, `/mar-azul/product-categories?open=${sea}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await person.click(await screen.findByRole('button', { name: 'Excluir' }));
  return { server, person, register };
}

test('a shelf that others stand in asks where they go, moves them and can be taken back', async () => {
  const { server, person, register } = await askToDelete();
  server.answers(replace, ({ id }) => ({ row: register.deletes(id), moved }) as object);
  server.answers(
    takeBack,
    ({ id }) => ({ row: { ...register.row(id), deleted_at: null }, moved: 1, left: 0 }) as object,
  );
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/Canoas/);
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Mover e excluir' });
  expect(confirm.disabled).toBe(true);
  await person.click(question.getByRole('combobox', { name: 'Mover para' }));
  // It cannot go into what is deleted.
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await person.click(screen.getByRole('option', { name: 'Rio' }));
  await person.click(confirm);
  await screen.findByText('Mar. 1 registro movido');
  expect(server.sent('POST /product-categories/:id/replacement')).toEqual([{ id: sea, by: river }]);
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(server.sent('POST /product-categories/:id/reversal')).toEqual([{ id: sea, moved }]),
  );
});

test('or leaves them without any; what is refused is said where one chooses', async () => {
  const { server, person } = await askToDelete();
  server.answers(replace, refuses('validation', { errors: [{ pointer: '/by', code: 'inside-itself' }] }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('checkbox', { name: 'Deixar sem nenhum' }));
  await person.click(question.getByRole('button', { name: 'Mover e excluir' }));
  await question.findByText('Não pode ficar dentro de si mesmo');
  expect(server.sent('POST /product-categories/:id/replacement')).toEqual([{ id: sea, by: null }]);
});

test('more than five hundred are not moved at once, and that is said', async () => {
  const { person } = await askToDelete(501);
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/São mais de 500/);
  expect(question.queryByRole('button', { name: 'Mover e excluir' })).toBeNull();
  await person.click(question.getByRole('button', { name: 'Fechar' }));
});
