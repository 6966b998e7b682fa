import { listCharges } from '@leme/contract/finance/charges/charge-endpoints';
import {
  createInvoice,
  issueInvoice,
  payInvoice,
  proposeInvoice,
  readInvoice,
  summariseInvoices,
} from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceList } from '@leme/contract/finance/invoices/invoice-list';
import {
  listInvoiceLetters,
  sendInvoice,
  sendInvoices,
} from '@leme/contract/finance/invoices/letters/letter-endpoints';
import { importNfse } from '@leme/contract/finance/invoices/nfse/nfse-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = '00000000-0000-7000-8000-000000000701';
const row = {
  id,
  number: 'F-000012',
  customer_name: 'Agência Sol',
  customer_id: null,
  kind: 'invoice',
  status: 'issued',
  issued_on: '2031-02-01',
  due_on: '2031-02-10',
  total: 1134,
  paid_amount: 0,
  credited_amount: 0,
  nfse_number: null,
};
const line = {
  kind: 'booking' as const,
  description: 'Ilha do Campeche · 20/01/2031 · K7Q2XA',
  qty: 1,
  unit_price: 1260,
  discount: 0,
  amount: 1260,
  booking_id: id,
  booking_code: 'K7Q2XA',
  account_id: null,
};
const commission = {
  ...line,
  kind: 'commission' as const,
  description: 'Comissão · K7Q2XA',
  unit_price: -126,
  amount: -126,
};
const detail = {
  ...row,
  kind: 'invoice' as const,
  status: 'issued' as const,
  of_id: null,
  customer_document: null,
  customer_address: null,
  customer_email: null,
  locale: 'pt-BR' as const,
  period_from: '2031-01-01',
  period_to: '2031-01-31',
  terms: null,
  fine_bp: 200,
  interest_bp: 100,
  service_code: null,
  service_city: null,
  iss_bp: null,
  deductions: null,
  nfse_on: null,
  reminds: true,
  reminded: null,
  company_reminds: false,
  reason: null,
  version: 2,
  lines: [line, commission].map((each, place) => ({
    ...each,
    id: `00000000-0000-7000-8000-00000000072${place}`,
  })),
  payments: [],
  credit_notes: [],
  of_number: null,
  late: { days: 0, fine: 0, interest: 0 },
  issuer: {
    name: 'Mar Azul',
    legal_name: null,
    tax_id: null,
    email: null,
    phone: null,
    logo_url: null,
    primary_color: null,
  },
  pix: null,
  pix_amount: null,
};
const none = { count: 0, sum: 0 };

function someInvoices() {
  const server = aServer();
  keepsRegister(server, invoiceList, [row]);
  server.answers(summariseInvoices, {
    draft: none,
    open: { count: 1, sum: 1134 },
    overdue: none,
    paid: none,
    void: none,
    'credit-note': none,
  });
  server.answers(readInvoice, detail);
  server.answers(listInvoiceLetters, { data: [] });
  server.answers(listCharges, {
    data: [],
    left: 1134,
    free: 1134,
    deposit: 0,
    extra: 0,
    has_key: true,
    locale: 'pt-BR',
    message: '{amount} {link} {pix}',
  });
  return server;
}

test('an invoice opens as its customer gets it, and its payment is recorded there [B2.2-55, A2.3-60]', async () => {
  const server = someInvoices();
  const user = await openPage(server, `/mar-azul/finance/invoices?open=${id}`, { as: 'admin' });
  await screen.findByRole('heading', { name: /Fatura F-000012/ });
  expect(screen.getAllByText('Comissão · K7Q2XA').length).toBeGreaterThan(0);
  server.answers(payInvoice, { ...detail, status: 'paid', paid_amount: 1134 });
  await user.click(await screen.findByRole('button', { name: 'Registrar pagamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagamento da fatura' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar pagamento' }));
  await screen.findByText('Pagamento registrado');
  expect(server.sent('POST /invoices/:id/payments').at(-1)).toMatchObject({ id, amount: 1134 });
});

test('a draft is issued by one press; without the right nothing of it is offered', async () => {
  const server = someInvoices();
  server.answers(readInvoice, { ...detail, status: 'draft', number: null, issued_on: null });
  server.answers(issueInvoice, detail);
  const user = await openPage(server, `/mar-azul/finance/invoices?open=${id}`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Emitir' }));
  await screen.findByText('Fatura F-000012 emitida');
  await openPage(server, `/mar-azul/finance/invoices?open=${id}`, {
    as: 'admin',
    without: ['finance-invoices:update', 'finance-invoices:create'],
  });
  await screen.findByRole('button', { name: 'Imprimir' });
  expect(screen.queryByRole('button', { name: 'Emitir' })).toBeNull();
});

test('a draft whose day is gone by is corrected where it was typed, the fault beside it', async () => {
  const server = someInvoices();
  server.answers(readInvoice, { ...detail, status: 'draft', number: null, issued_on: null });
  server.answers(issueInvoice, refuses('validation', { errors: [{ pointer: '/due_on', code: 'past-day' }] }));
  const user = await openPage(server, `/mar-azul/finance/invoices?open=${id}`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Emitir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cliente, vencimento e NFS-e' }));
  await dialog.findByText('Este dia já passou');
  expect(dialog.getByLabelText(/^Vencimento/).getAttribute('aria-invalid')).toBe('true');
});

test('all that is wrong with a free line is said at once; once kept, its draft is open', async () => {
  const server = someInvoices();
  const user = await openPage(server, '/mar-azul/generate-invoice', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Linha livre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Linha livre' }));
  const type = async (name: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(name));
    await user.type(dialog.getByLabelText(name), text);
  };
  await type(/^Nome/, 'Marina Sul');
  await type(/^CPF ou CNPJ/, '111.111.111-11');
  await type(/^Descrição/, 'Aluguel de vaga');
  await type(/^Quantidade/, '0');
  await type(/^Preço unitário/, '-10');
  await user.click(dialog.getByRole('button', { name: 'Salvar rascunho' }));
  await dialog.findByText('CPF ou CNPJ inválido');
  dialog.getByText('Digite uma quantidade maior que zero');
  dialog.getByText('Digite um preço maior que zero');
  await type(/^CPF ou CNPJ/, '529.982.247-25');
  await type(/^Quantidade/, '2');
  await type(/^Preço unitário/, '10');
  server.answers(createInvoice, { ...detail, status: 'draft', number: null });
  await user.click(dialog.getByRole('button', { name: 'Salvar rascunho' }));
  await screen.findByRole('heading', { name: /Fatura F-000012/ });
});

test('what a page proposes of an agent’s month is seen before it is made, with what is left out and why [B2.2-56]', async () => {
  const server = someInvoices();
  server.answers(proposeInvoice, {
    customer_id: id,
    customer_name: 'Agência Sol',
    customer_document: null,
    customer_email: null,
    locale: 'pt-BR',
    terms: null,
    fine_bp: 200,
    interest_bp: 100,
    lines: [line, commission],
    total: 1134,
    left_out: [{ id, code: 'AB23CD', why: 'invoiced' }],
  });
  const address = `/mar-azul/generate-invoice?agent=${id}&from=2031-01-01&to=2031-01-31`;
  await openPage(server, address, { as: 'admin', size: 'phone' });
  await screen.findByText('Comissão · K7Q2XA');
  expect(screen.getByText(/AB23CD \(já faturada\)/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Gerar fatura' })).toBeTruthy();
});

test('an invoice is sent to its customer and the letter stands on it; the PDF is one press away [A2.3-60]', async () => {
  const server = someInvoices();
  const user = await openPage(server, `/mar-azul/finance/invoices?open=${id}`, {
    as: 'admin',
    size: 'phone',
  });
  const pdf = await screen.findByRole('link', { name: 'PDF' });
  expect(pdf.getAttribute('href')).toBe(`/api/invoices/${id}/pdf`);
  await screen.findByText('Nenhum e-mail enviado ainda.');
  await user.click(screen.getByRole('button', { name: 'Enviar por e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar a fatura' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
  await dialog.findByText('Escreva o e-mail do cliente');
  const to_email = 'sol@agencia.test';
  server.answers(sendInvoice, { id, to_email });
  const mail = { id, letter: 'invoice' as const, status: 'sent' as const, to_email, sent_at: null };
  server.answers(listInvoiceLetters, { data: [{ ...mail, created_at: '2031-02-01T12:00:00Z' }] });
  await user.type(dialog.getByRole('textbox'), to_email);
  await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
  await screen.findByText(`E-mail a caminho de ${to_email}`);
  await screen.findByText(to_email);
  expect(server.sent('POST /invoices/:id/mails').at(-1)).toMatchObject({ id, customer_email: to_email });
});

test('ticked invoices are sent at once; which were not, and why, is said', async () => {
  const server = someInvoices();
  const user = await openPage(server, '/mar-azul/finance/invoices', { as: 'admin' });
  await user.click(await screen.findByRole('checkbox', { name: /Agência Sol/ }));
  const left_out = [{ id, number: 'F-000012', customer_name: 'Agência Sol', why: 'no-email' as const }];
  server.answers(sendInvoices, { sent: 0, left_out });
  await user.click(await screen.findByRole('button', { name: 'Enviar por e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar 1 fatura?' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
  await dialog.findByText('F-000012 · Agência Sol: sem e-mail do cliente');
  expect(server.sent('POST /invoice-mails').at(-1)).toMatchObject({ ids: [id] });
});

test('numbers of issued notes come back by a file that is looked through first [A2.3-60]', async () => {
  const server = someInvoices();
  const user = await openPage(server, '/mar-azul/finance/invoices', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
  await user.click(await screen.findByRole('menuitem', { name: 'NFS-e do mês' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'NFS-e do mês' }));
  dialog.getByText(/Emitir a NFS-e é uma integração/);
  server.answers(importNfse, { changed: 1, same: 0, empty: 2, asks: [] });
  const file = new File(['Número;Número da NFS-e;Data da NFS-e'], 'notas.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Arquivo CSV'), file);
  await user.click(dialog.getByRole('button', { name: 'Conferir' }));
  await dialog.findByText(/^1 número novo, 0 já guardados, 2 linhas sem número/);
  await user.click(dialog.getByRole('button', { name: 'Guardar números' }));
  await screen.findByText('1 número guardado');
});
