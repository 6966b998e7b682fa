import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pagesOfPdf } from '../../server/src/testing/pdf-text.ts';
import { axe } from '../axe/axe.ts';
import { aMark, ask, openAs } from '../browser.ts';
import { mailsTo } from '../mails.ts';
import { aJourneyDay } from '../office/sessions-day.ts';

const office = 'admin@mar-azul.test';
const month = { from: '2036-03-01', to: '2036-03-31', day: '2036-03-14' };

/** A word that comes and goes: seen, and read aloud. */
const shows = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** An agency of the journey's own with a tenth of commission, and two bookings it sold in one month. */
async function anAgency(page: Page) {
  const mark = aMark();
  const [name, email] = [`Agência Žižka ${mark}`, `${mark}@agencia.test`];
  const { id: agent_id } = await ask(page, 'POST', '/customers', { name, kind: 'agente', email });
  const agreement = { kind: 'commission', agent_id, bp: 1000, valid_from: '2026-01-01' };
  await ask(page, 'POST', '/finance/agreements', agreement);
  const { morning } = await aJourneyDay(page, month.day);
  const { products } = await ask(page, 'GET', '/sessions/options');
  const [fare] = products.find(({ id }: { id: string }) => id === morning.product_id).fare_types;
  const bookings: BookingRow[] = [];
  for (const quantity of [1, 2])
    bookings.push(
      await ask<BookingRow>(page, 'POST', '/bookings', {
        session_id: morning.id,
        customer_name: `Hóspede ${quantity} ${mark}`,
        agent_id,
        passengers: [{ fare_type_id: fare.id, quantity }],
      }),
    );
  const total = bookings.reduce((sum, { total_price }) => sum + (total_price ?? 0), 0);
  return { name, email, agent_id, bookings, due: Math.round(total * 90) / 100 };
}

test('the agency’s invoice at the end of the month: looked at, issued, as a PDF, sent and paid [B2.2-55, B2.2-56, A2.3-60]', async () => {
  const page = await openAs(office);
  const { name, email, agent_id, bookings, due } = await anAgency(page);
  const amount = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(due);

  await page.goto(`/mar-azul/generate-invoice?agent=${agent_id}&from=${month.from}&to=${month.to}`);
  for (const { code } of bookings) await shows(page, new RegExp(`· ${code}$`));
  await shows(page, amount);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gerar fatura' }).click();
  const draft = page.getByRole('dialog', { name: 'Gerar fatura' });
  await draft.getByRole('button', { name: 'Salvar rascunho' }).click();

  await page.getByRole('button', { name: 'Emitir' }).click();
  await shows(page, /^Fatura F-\d+ emitida$/);
  await page.getByRole('heading', { name: /^F-\d+ · Agência/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const pdf = await (await page.request.get(address ?? '')).body();
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  const [paper = ''] = pagesOfPdf(pdf);
  for (const said of [name, amount, ...bookings.map(({ code }) => `Comissão · ${code}`)])
    expect(paper).toContain(said);

  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  const send = page.getByRole('dialog', { name: 'Enviar a fatura' });
  await send.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await shows(page, `E-mail a caminho de ${email}`);
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const [letter] = mailsTo(email);
  expect(letter?.files).toEqual([expect.stringMatching(/^F-\d+\.pdf$/)]);
  const { pathname, search } = new URL(letter?.link ?? '');
  expect(pathname).toBe('/payment-success');
  const visitor = await openAs(office, 'phone');
  await visitor.goto(`${pathname}${search}`);
  await shows(visitor, amount);
  expect(await visitor.getByText(name).count()).toBe(0);

  await page.getByRole('button', { name: 'Registrar pagamento' }).click();
  const pay = page.getByRole('dialog', { name: 'Pagamento da fatura' });
  await pay.getByRole('button', { name: 'Registrar pagamento' }).click();
  await shows(page, 'Pagamento registrado');
  await page.getByRole('button', { name: 'Registrar pagamento' }).waitFor({ state: 'detached' });
  for (const { id } of bookings)
    expect((await ask<BookingRow>(page, 'GET', `/bookings/${id}`)).remaining_amount).toBe(0);
});
