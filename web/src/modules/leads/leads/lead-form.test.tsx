import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { aLeadServer, field, gabriela } from './lead-form.testing.ts';

const newLead = '/mar-azul/leads?open=new';

test('a new lead is typed in one go: what is sent is the whole lead, and a message says that it is there [B2.7-01, B2.7-03, B2.7-04, B2.7-13, B2.7-16, B2.7-18, B2.7-20, B2.7-21, B3-13, B4-25, B5.1-20, B7.4-02, B7.4-09, B8.3-11, B9-14, B9-15, B9-16]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, newLead, { as: 'admin' });
  const dialog = await screen.findByRole('dialog', { name: 'Novo Lead' });
  within(dialog).getByRole('button', { name: 'Cancelar' });
  await person.type(await field(/^Nome Completo/), ' Ana Reis ');
  await person.type(await field(/^Telefone/), '(48) 99934-1187');
  await person.type(await field('Produto de Interesse'), 'campe');
  await person.click(await screen.findByRole('option', { name: 'Ilha do Campeche' }));
  const adults = await field('Adultos');
  await person.clear(adults);
  await person.type(adults, '2');
  await person.type(await field('Crianças'), '{ArrowUp}');
  expect(await field(/^Valor total/)).toHaveProperty('value', '450,00');
  expect(within(dialog).getByText('3 passageiros')).toBeTruthy();
  expect(within(dialog).getByText(/2 × R\$\s180,00 \+ 1 × R\$\s90,00/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cadastrar Lead' }));
  await screen.findByText('Lead cadastrado com sucesso!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('POST /leads')).toMatchObject([
    {
      name: 'Ana Reis',
      phone: '48999341187',
      country: 'Brasil',
      country_code: '+55',
      status: 'new',
      email: null,
      adult_count: 2,
      child_count: 1,
      passenger_count: 3,
      adult_price: 180,
      child_price: 90,
      offered_value: 450,
      value_mode: 'auto',
      fare_type_adjustments: null,
    },
  ]);
});

test('an edit sends what was changed, and no note is asked for [B2.7-02, B2.7-05, B7.4-13, B8.3-12]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, `/mar-azul/leads?open=${gabriela.id}`, { as: 'admin' });
  await screen.findByRole('dialog', { name: 'Editar Lead' });
  expect(screen.queryByLabelText(/Anotação/)).toBeNull();
  const name = await field(/^Nome Completo/);
  await person.clear(name);
  await person.type(name, 'Gabriela Farias');
  await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText('Lead atualizado com sucesso!');
  const [sent] = server.sent('PATCH /leads/:id');
  expect(sent).toEqual({ id: gabriela.id, version: 1, name: 'Gabriela Farias' });
});
