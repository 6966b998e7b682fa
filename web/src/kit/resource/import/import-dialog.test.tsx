import { transferEndpoints } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { leads } from '@leme/contract/leads/leads';
import { customers } from '@leme/contract/sales/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { pasteInto } from '../../../testing/paste-into.ts';

const { import: begin, mapImport } = transferEndpoints(customers);
const ofLeads = transferEndpoints(leads);

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

test('what every row needs and the file has no column for is said once, and a value that is none is named', async () => {
  const server = aServer();
  const report = {
    file_name: 'leads.csv',
    status: 'checked',
    columns: ['Nome'],
    mapping: { Nome: 'name' },
    examples: [['Ana']],
    faults: [
      { pointer: '/columns', code: 'missing-column', params: { field: 'offered_value', name: 'Valor' } },
    ],
    readings: [],
    given: {},
    twin_count: 0,
    twins: [],
    refused: [],
  } as const;
  server.answers(ofLeads.import, report);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await person.click((await screen.findAllByRole('button', { name: 'Mais opções' }))[0] as HTMLElement);
  await person.click(await screen.findByRole('menuitem', { name: 'Importar CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar CSV' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await person.upload(input, new File(['x'], 'leads.csv', { type: 'text/csv' }));
  const box = await dialog.findByRole('textbox', { name: /^Valor/ });
  const errors = [{ pointer: '/given/offered_value', code: 'number' }];
  server.answers(ofLeads.mapImport, refuses('validation', { errors }));
  await pasteInto(person, box, 'doze');
  await person.click(dialog.getByRole('button', { name: 'Usar em todas' }));
  await dialog.findByText('Valor: Não é um número');
  server.answers(ofLeads.mapImport, {
    ...report,
    faults: [],
    given: { offered_value: '450,00' },
    valid: 1,
    will_create: 1,
  });
  await pasteInto(person, box, '450,00');
  await person.click(dialog.getByRole('button', { name: 'Usar em todas' }));
  await dialog.findByText('1 novo registro');
  expect(server.sent('PATCH /leads/imports/:id').at(-1)).toMatchObject({
    given: { offered_value: '450,00' },
  });
});
