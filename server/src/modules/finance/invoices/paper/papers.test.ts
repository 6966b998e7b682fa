import { expect, test } from 'vitest';
import { aFreeBody, aFreeInvoice, issued } from '../../../../testing/companies/invoicing.ts';
import { aChargingCompany } from '../../../../testing/companies/money/charging.ts';
import { pagesOfPdf } from '../../../../testing/pdf-text.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const { company, admin, accountOf } = await aChargingCompany(world);
const account_id = await accountOf('1.4');
const pdfOf = (id: string) => admin.get(`/invoices/${id}/pdf`);
const flat = (pages: readonly string[]) => pages.join('\n');

test('an invoice is a PDF of its snapshot, with letters no Latin-1 has, its code and its text to pay by [B2.2-55]', async () => {
  const body = {
    ...aFreeBody(account_id),
    customer_name: 'Łukasz Žižka',
    customer_email: 'lukasz@agencia.test',
  };
  const tax = {
    service_code: '9.02',
    service_city: 'Florianópolis',
    iss_bp: 200,
    deductions: 50,
    terms: 'Pagar até o dia.',
  };
  const invoice = await issued(admin, { ...body, ...tax });
  const { status, bytes, headers } = await pdfOf(invoice.id);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe('inline; filename="F-000001.pdf"');
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  const [page = '', ...more] = pagesOfPdf(bytes);
  expect(more).toEqual([]);
  for (const said of [
    'Fatura F-000001',
    'Łukasz Žižka',
    'Aluguel de vaga',
    'R$\u00a0300,00',
    'Pagar até o dia.',
  ])
    expect(page).toContain(said);
  expect(page).toContain('ISS de 2% sobre R$\u00a0250,00, incluído: R$\u00a05,00');
  expect(page.replaceAll('\n', '')).toContain(invoice.pix?.slice(0, 60));
  expect((await pdfOf(invoice.id)).bytes.equals(bytes)).toBe(true);
});

test('sixty lines go over pages, each with its head and its number, and none is lost', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    description: `Linha ${at + 1} de um grupo`,
    qty: 1,
    unit_price: 10,
    discount: at === 0 ? 1 : 0,
    account_id,
  }));
  const invoice = await issued(admin, {
    ...aFreeBody(account_id),
    locale: 'en',
    customer_name: 'N'.repeat(200),
    lines,
  });
  const pages = pagesOfPdf((await pdfOf(invoice.id)).bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page.includes('Linha ')).toBe(page.includes('Description'));
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  for (const { description } of lines) expect(flat(pages).split('\n')).toContain(description);
  expect(flat(pages)).toContain('Discount of R$1.00');
});

test('an open charge of all that is left is what the paper asks by; void it asks for nothing and says so', async () => {
  const invoice = await aFreeInvoice(admin, account_id);
  const charge = (await admin.post('/charges', { invoice_id: invoice.id, kind: 'rest' })).body;
  expect((await admin.get(`/invoices/${invoice.id}`)).body.pix).toBe(charge.payload);
  const { version } = (await admin.get(`/invoices/${invoice.id}`)).body;
  await admin.post(`/invoices/${invoice.id}/voiding`, { version, reason: 'Engano' });
  const said = flat(pagesOfPdf((await pdfOf(invoice.id)).bytes));
  expect(said).toContain('Anulada');
  expect(said).not.toContain('br.gov.bcb.pix');
});

test('what a charge asks for by its own code is not asked for twice: the paper asks for the rest', async () => {
  const invoice = await aFreeInvoice(admin, account_id);
  const ask = (amount: number) => admin.post('/charges', { invoice_id: invoice.id, kind: 'free', amount });
  await ask(100);
  expect((await admin.get(`/invoices/${invoice.id}`)).body.pix_amount).toBe(200);
  expect(flat(pagesOfPdf((await pdfOf(invoice.id)).bytes))).toContain('Pague R$\u00a0200,00 por Pix');
  await ask(200);
  expect((await admin.get(`/invoices/${invoice.id}`)).body.pix_amount).toBe(100);
});

test('what was credited and paid stands below the total; the note says of which invoice it is', async () => {
  const invoice = await aFreeInvoice(admin, account_id);
  const { body } = await admin.post(`/invoices/${invoice.id}/credit-notes`, {
    amount: 100,
    reason: 'Um dia a menos',
  });
  expect(flat(pagesOfPdf((await pdfOf(invoice.id)).bytes))).toContain('A pagar\nR$\u00a0200,00');
  const note = flat(pagesOfPdf((await pdfOf(body.credit_notes[0].id)).bytes));
  expect(note).toContain(`da fatura ${invoice.number}`);
});

test('several are one file, each from a page of its own; too many and none at all are refused', async () => {
  const made = [await aFreeInvoice(admin, account_id), await aFreeInvoice(admin, account_id)];
  const papers = (ids: readonly string[]) => admin.get(`/invoice-papers?ids=${ids.join(',')}`);
  const answer = await papers(made.map(({ id }) => id));
  const pages = pagesOfPdf(answer.bytes);
  expect(pages.map((page) => made.find(({ number }) => page.includes(number ?? '-'))?.id)).toEqual(
    made.map(({ id }) => id),
  );
  const wrong = [
    [],
    ['x'],
    Array.from({ length: 51 }, (_, at) => `00000000-0000-7000-8000-0000000007${at + 10}`),
  ];
  for (const ids of wrong) expect((await papers(ids)).status).toBe(422);
});

test('who may not read invoices gets no PDF, and another company finds none', async () => {
  const invoice = await aFreeInvoice(admin, account_id);
  const sailor = await world.user(company, 'user');
  expect((await sailor.get(`/invoices/${invoice.id}/pdf`)).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.get(`/invoices/${invoice.id}/pdf`)).status).toBe(404);
  expect((await stranger.get(`/invoice-papers?ids=${invoice.id}`)).status).toBe(404);
});
