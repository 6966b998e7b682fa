import { transferEndpoints } from '@leme/contract/kit/resource-transfer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const { import: begin, mapImport } = transferEndpoints(customers);

test('how a column is written is asked once for it where its cells mean two things, and looked through again', async () => {
  const server = aServer();
  const report = {
    file_name: 'lista.csv',
    status: 'checked',
    columns: ['Nome', 'Nascimento'],
    mapping: { Nome: 'name', Nascimento: 'birth_date' },
    examples: [['Ana', '03/04/1990']],
    faults: [],
    total: 2,
    valid: 1,
    will_create: 1,
    will_update: 0,
    refused_count: 1,
    refused: [
      {
        row: 3,
        cells: ['Rui', '03/04/1990'],
        faults: [{ pointer: '/birth_date', code: 'either-day', params: { name: '03/04/1990' } }],
      },
    ],
    twin_count: 0,
    twins: [],
    readings: [{ column: 'Nascimento', among: ['day', 'month'], reading: null, cells: ['03/04/1990'] }],
  } as const;
  server.answers(begin, report);
  const person = await openPage(server, '/mar-azul/customers', { as: 'admin' });
  await person.click((await screen.findAllByRole('button', { name: 'Mais opções' }))[0] as HTMLElement);
  await person.click(await screen.findByRole('menuitem', { name: 'Importar CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar CSV' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await person.upload(input, new File(['x'], 'lista.csv', { type: 'text/csv' }));
  await dialog.findByText('Nascimento: “03/04/1990” pode ser duas datas: diga como a coluna está escrita');
  await dialog.findByText(/^Há células que podem significar duas coisas/);
  server.answers(mapImport, {
    ...report,
    valid: 2,
    will_create: 2,
    refused_count: 0,
    refused: [],
    readings: [{ ...report.readings[0], reading: 'month' }],
  });
  await person.click(dialog.getByRole('combobox', { name: 'Como está escrita a coluna Nascimento' }));
  await person.click(await screen.findByRole('option', { name: 'Mês, dia, ano' }));
  await dialog.findByText('2 novos registros');
  expect(server.sent('PATCH /customers/imports/:id').at(-1)).toMatchObject({
    readings: { Nascimento: 'month' },
  });
  await waitFor(() => expect(dialog.queryByText(/^Há células/)).toBeNull());
});
