import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { aMark, ask, openAs } from '../browser.ts';
import { aJourneyDay } from './sessions-day.ts';

const office = 'admin@mar-azul.test';

/** The first day of the month before, and a day in it as people type it. */
function lastMonth() {
  const first = Temporal.Now.plainDateISO('America/Sao_Paulo').with({ day: 1 }).subtract({ months: 1 });
  const day = first.with({ day: 15 });
  const typed = `15/${String(day.month).padStart(2, '0')}/${day.year}`;
  return { first: first.toString(), day: day.toString(), typed };
}

type Accounts = { data: { id: string; role: string | null }[] };

async function accountsOf(page: Page) {
  const { data } = await ask<Accounts>(page, 'GET', '/finance/accounts');
  return (role: string) => data.find((account) => account.role === role)?.id ?? '';
}

/** A word that comes and goes: seen, and read aloud. */
const shows = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

async function choose(page: Page, name: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
}

const settle = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: `Ações de ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Dar baixa' }).click();
  await choose(page, /^Conta/, /^1\.1\.02/);
};

test('the month closes: rent and fuel are typed, settled, shared and taxed, and what comes late waits for an open day [B2.2-54, A2.3-58, A2.3-59]', async () => {
  const page = await openAs(office);
  const mark = aMark();
  const { first, day, typed } = lastMonth();
  const account = await accountsOf(page);
  const fuel = { kind: 'payable', description: `Diesel ${mark}`, amount: 1000.01, due_on: day };
  await ask(page, 'POST', '/finance/entries', { ...fuel, account_id: account('4.1') });

  await page.goto('/mar-azul/financial?does=new');
  await page.getByLabel(/^Descrição/).fill(`Aluguel ${mark}`);
  await page.getByLabel(/^Valor/).fill('1200');
  await page.getByLabel(/^Vencimento/).fill(typed);
  await choose(page, /^Conta/, /^4\.6\.2/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lançar' }).click();
  await shows(page, 'Lançamento feito');

  await page.goto(`/mar-azul/financial?q=${mark}`);
  await settle(page, `Aluguel ${mark}`);
  await page.getByRole('button', { name: 'Dar baixa' }).click();
  await shows(page, 'Baixa feita');

  await page.goto('/mar-azul/finance-management?tab=accounts');
  await page.getByRole('button', { name: 'Mudar Combustível' }).click();
  await choose(page, /^Rateio/, /^Por hora/);
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar' }).click();
  await shows(page, 'Conta salva');
  await page.goto('/mar-azul/finance-management?tab=periods');
  await page.getByRole('button', { name: 'Ratear custos' }).click();
  const shares = page.getByRole('dialog', { name: /^Ratear custos de/ });
  await shares.getByRole('button', { name: 'Ratear custos' }).click();
  await shows(page, / rateados$/);
  await page.getByRole('button', { name: 'Calcular impostos' }).click();
  await shows(page, / de impostos lançados$/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fechar mês' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar mês' }).click();
  await shows(page, 'Mês fechado');

  const result = async () => {
    await page.goto(`/mar-azul/reports/dre?from=${first}`);
    // The first one is of the statement; its drawings say it, too.
    return await page
      .getByRole('row', { name: /^14 Resultado líquido/ })
      .first()
      .innerText();
  };
  const kept = await result();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/mar-azul/financial?q=${mark}`);
  await settle(page, `Diesel ${mark}`);
  await page.getByLabel(/^Data do pagamento/).fill(typed);
  await page.getByRole('button', { name: 'Dar baixa' }).click();
  await shows(page, /^O mês está fechado; o primeiro dia aberto é 01\//);
  expect(await result()).toBe(kept);
});

test('which departure lost: from the statement to the departure, its posting, its booking and back [B2.2-87, A2.3-61]', async () => {
  const page = await openAs(office);
  await page.goto('/mar-azul/reports/dre');
  await page.getByRole('tab', { name: 'Por saída' }).click();
  const table = page.getByRole('table').filter({ hasText: 'Por pessoa' });
  await table.getByRole('button', { name: 'Margem' }).click();
  expect(await axe(page)).toEqual([]);
  await table
    .getByRole('button', { name: /^Receita líquida, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link').first();
  const code = await link.innerText();
  await link.click();
  await page.waitForURL('**/bookings?open=*');
  await page.getByRole('main').getByText(code).first().waitFor();
  await page.goBack();
  await dialog.getByText(/^Soma: /).waitFor();
});

test('cash at the pier: a till is opened, emptied, counted by notes and closed on a phone [B2.2-53]', async () => {
  const page = await openAs(office, 'phone');
  const { bookings } = await aJourneyDay(page, '2035-09-11');
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const payment = {
    payment_id: crypto.randomUUID(),
    amount: 120,
    method: 'dinheiro',
    note: null,
    received_on: today,
  };
  await ask<BookingRow>(page, 'POST', `/bookings/${bookings[0].id}/payments`, payment);
  await page.goto('/mar-azul/financial?does=till');
  const dialog = page.getByRole('dialog', { name: 'Caixa do dia' });
  await dialog.getByRole('textbox', { name: /^Fundo de troco/ }).fill('80');
  await dialog
    .getByRole('button', { name: /^Abrir (meu caixa|o caixa de)/ })
    .first()
    .click();
  await shows(page, 'Caixa aberto');
  const till = dialog.getByRole('region', { name: /^Caixa de/ }).first();
  await till.getByText('Esperado').waitFor();
  expect(await axe(page)).toEqual([]);
  await till.getByRole('button', { name: 'Fazer sangria' }).click();
  const out = page.getByRole('dialog', { name: 'Fazer sangria' });
  await out.getByLabel(/^Valor/).fill('50');
  await choose(page, /^Conta de destino/, /^1\.1\.02/);
  await out.getByRole('button', { name: 'Fazer sangria' }).click();
  await shows(page, 'Sangria feita');
  await till.getByRole('button', { name: 'Contar e fechar' }).click();
  const count = page.getByRole('dialog', { name: 'Contar e fechar' });
  await count.getByRole('spinbutton', { name: /R\$.100,00/ }).fill('1');
  await count.getByLabel(/^Motivo da diferença/).fill('Troco de ontem');
  await count.getByRole('button', { name: 'Fechar caixa' }).click();
  await shows(page, 'Caixa fechado');
  await till.getByText('Motivo: Troco de ontem').waitFor();
});
