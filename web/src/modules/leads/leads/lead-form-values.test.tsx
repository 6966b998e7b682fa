import { findLeadMatches } from '@leme/contract/leads/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { pasteInto } from '../../../testing/paste-into.ts';
import { adult, aLeadServer, child, field, gabriela } from './lead-form.testing.ts';

const newLead = '/mar-azul/leads?open=new';
const open = `/mar-azul/leads?open=${gabriela.id}`;
const change = () => screen.getByRole('button', { name: 'Salvar Alterações' });
const textIn = async (label: string | RegExp) => ((await field(label)) as HTMLInputElement).value;

test('the total is typed, and the switch works it out again [B4-26, B4-27, B5.2-07]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, open, { as: 'admin' });
  const total = await field(/^Valor total/);
  const auto = screen.getByRole('switch', { name: 'Automático' });
  expect(auto.getAttribute('aria-checked')).toBe('true');
  await person.clear(total);
  await person.type(total, '1.234,5');
  expect(auto.getAttribute('aria-checked')).toBe('false');
  await person.type(await field('Adultos'), '{ArrowUp}');
  expect(await textIn(/^Valor total/)).toBe('1.234,50');
  await person.click(auto);
  expect(await textIn(/^Valor total/)).toBe('630,00');
});

test('fare by fare: quantity, price and its steps make the total; a wrong price goes back to the one before [B3-11, B4-28, B5.1-18, B7.4-06, B9-18, B9-19, B9-21]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, open, { as: 'admin' });
  await person.click(await screen.findByRole('radio', { name: 'Por tarifa' }));
  const list = await screen.findByRole('list', { name: 'Por tarifa' });
  expect(within(list).getAllByRole('listitem').length).toBe(2);
  await person.click(screen.getByRole('button', { name: '-10% em Adulto' }));
  expect(await textIn('Preço: Adulto')).toBe('162,00');
  await person.click(screen.getByRole('button', { name: 'Ajustar o preço: Criança' }));
  const steps = await screen.findAllByRole('menuitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['-20%', '-10%', '-5%', '+5%', '+10%', '+20%']);
  await person.click(screen.getByRole('menuitem', { name: '+20%' }));
  expect(await textIn('Preço: Criança')).toBe('108,00');
  const price = await field('Preço: Adulto');
  await person.clear(price);
  await person.type(price, '-1');
  fireEvent.blur(price);
  expect(await textIn('Preço: Adulto')).toBe('162,00');
  expect(await textIn(/^Valor total/)).toBe('432,00');
  await person.click(change());
  await screen.findByText('Lead atualizado com sucesso!');
  expect(server.sent('PATCH /leads/:id')).toMatchObject([
    {
      value_mode: 'by_fare',
      offered_value: 432,
      fare_type_adjustments: [
        { fare_type_id: adult, quantity: 2, price: 162 },
        { fare_type_id: child, quantity: 1, price: 108 },
      ],
    },
  ]);
});

test('under a thumb the form has four numbered parts, on a desk none [B2.7-06, B2.7-07, B2.7-08, B2.7-09, B2.7-10, B2.7-11, B2.7-12, B2.7-14, B2.7-17, B2.7-22, B2.7-23]', async () => {
  const { server } = aLeadServer();
  const parts = () => within(screen.getByRole('dialog')).queryAllByRole('heading', { level: 3 });
  await openPage(server, newLead, { as: 'admin', size: 'phone' });
  await field('Email (opcional)');
  expect(parts().map(({ textContent }) => textContent)).toEqual([
    ...['1 Dados Pessoais', '2 Informações da Viagem', '3 Valores e Orçamento', '4 Tags e Anotações'],
  ]);
  await openPage(server, newLead, { as: 'admin' });
  for (const label of ['Status', 'Tags', 'Anotação Inicial (opcional)', 'Origem', 'Responsável'])
    await field(label);
  expect(parts()).toEqual([]);
  const marked = [...screen.getByRole('dialog').querySelectorAll('label')]
    .map(({ textContent }) => textContent)
    .filter((text) => text?.endsWith('*'));
  expect(marked).toEqual(['Nome Completo*', 'País / DDI*', 'Telefone*', 'Valor total*']);
});

test('the keyboard saves, and with Shift opens the next; two presses save once [B7.4-11]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, newLead, { as: 'admin' });
  const fill = async () => {
    await pasteInto(person, await field(/^Nome Completo/), 'Ana Reis');
    await pasteInto(person, await field(/^Telefone/), '48999341187');
    await pasteInto(person, await field(/^Valor total/), '450');
  };
  await fill();
  await pasteInto(person, await field('Anotação Inicial (opcional)'), 'Prefere sair de manhã');
  await person.keyboard('{Control>}{Shift>}{Enter}{Enter}{/Shift}{/Control}');
  await waitFor(async () => expect(await textIn(/^Nome Completo/)).toBe(''));
  screen.getByRole('dialog', { name: 'Novo Lead' });
  await fill();
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('POST /leads').map(({ note }) => note)).toEqual(['Prefere sair de manhã', null]);
});

test('a number is taken apart where it is pasted, a missing area code is asked for, two numbers are told apart, and who has it already is named [B2.7-15, B2.7-16]', async () => {
  const { server } = aLeadServer();
  server.answers(findLeadMatches, {
    leads: [{ id: gabriela.id, name: 'Gabriela', status: 'new', created_at: '2026-11-20T12:00:00Z' }],
    customers: [{ id: crypto.randomUUID(), name: 'Gabriela', bookings: 3 }],
  });
  const person = await openPage(server, newLead, { as: 'admin' });
  const phone = await field(/^Telefone/);
  await person.type(phone, '99934-1187');
  await person.tab();
  await screen.findByText('Falta o DDD?');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Falta o DDD: qual é?');
  await pasteInto(person, phone, '12 3892-1002/1003');
  await screen.findByText('Parecem dois telefones: escreva um só');
  await person.clear(phone);
  await person.click(phone);
  await person.paste('+598 99 552 880');
  expect(await textIn(/^País/)).toBe('Uruguai +598');
  await person.click(phone);
  await person.clear(phone);
  await person.paste('+55 48 99934-1187');
  expect(await textIn(/^País/)).toBe('Brasil +55');
  expect(await textIn(/^Telefone/)).toBe('(48) 99934-1187');
  const lead = await screen.findByRole('link', { name: '1 lead' });
  expect(lead.getAttribute('href')).toBe(`/mar-azul/leads?open=${gabriela.id}`);
  expect(lead.closest('p')?.textContent).toBe('já existe: 1 lead, 1 cliente (3 reservas)');
});

test('the days are typed as dd/MM/yy, and a day backwards is refused [B2.7-19]', async () => {
  const { server } = aLeadServer();
  const person = await openPage(server, open, { as: 'admin' });
  const days = await field('Data de Interesse');
  expect(days).toHaveProperty('value', '20/11/26 – 22/11/26');
  await person.clear(days);
  await person.type(days, '241126221126');
  await person.tab();
  await person.click(change());
  await waitFor(() => expect(screen.getAllByText('O fim vem antes do começo').length).toBe(2));
  await person.clear(days);
  await person.type(days, '24/11/26');
  await person.click(change());
  await screen.findByText('Lead atualizado com sucesso!');
  expect(server.sent('PATCH /leads/:id')).toMatchObject([
    { interest_date: { from: '2026-11-24', to: '2026-11-24' } },
  ]);
});

test('a status this build does not know shows as new and is left as it is [B5.2-05]', async () => {
  const { server } = aLeadServer([{ ...gabriela, status: 'nurturing' }]);
  const person = await openPage(server, open, { as: 'admin' });
  expect((await field('Status')).textContent).toBe('Novo');
  await person.type(await field(/^Nome Completo/), 'x');
  await person.click(change());
  await screen.findByText('Lead atualizado com sucesso!');
  expect(server.sent('PATCH /leads/:id')[0]).not.toHaveProperty('status');
});

test('what two people make of one lead is compared; what is typed and not saved waits on the device [B8.3-04]', async () => {
  const { server, kept } = aLeadServer();
  const person = await openPage(server, open, { as: 'admin' });
  await person.type(await field(/^Nome Completo/), ' Farias');
  kept.colleagueSaves(gabriela.id, { name: 'Gabriela Souza', status: 'qualified' });
  await person.click(change());
  const compare = await screen.findByRole('dialog', { name: 'Outra pessoa alterou este registro' });
  within(compare).getByText('Gabriela Souza');
  await person.click(within(compare).getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Lead atualizado com sucesso!');
  expect(kept.row(gabriela.id)).toMatchObject({ name: 'Gabriela Müller Farias', status: 'qualified' });
  await openPage(server, newLead, { as: 'admin' });
  await person.type(await field(/^Nome Completo/), 'Rita');
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Rita'));
  await openPage(server, newLead, { as: 'admin' });
  await screen.findByText('Rascunho recuperado');
  expect(await textIn(/^Nome Completo/)).toBe('Rita');
});
