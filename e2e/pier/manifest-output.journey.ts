import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { anOffice, pagesOf } from './departure-day.ts';

const address = (date: string, session: string) =>
  `/mar-azul/sessions-manifest?date=${date}&session=${session}`;

async function aFullSession(date: string, people = 0) {
  const office = await anOffice('admin@mar-azul.test');
  const session = await office.session({ date, product: 'Ilha do Campeche' });
  await office.booking(session, {
    name: '=Fórmula; "Esperta"',
    people: 2,
    phone: '+5548999142207',
    wish: 'Alergia a camarão',
  });
  for (let party = 1; party * 2 < people; party += 1)
    await office.booking(session, { name: `Família Número ${party}`, people: 2, phone: '+59899123456' });
  return { office, session };
}

async function download(page: Page, item: string, then?: () => Promise<void>) {
  await page.getByRole('button', { name: 'Baixar manifesto' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  await then?.();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('the list is kept as JSON under a name that says day and product [A2.4-30, A2.4-31, A3-39, A3-42]', async () => {
  const { session } = await aFullSession('2031-05-10');
  const page = await openAs('marinheiro@mar-azul.test');
  await page.goto(address('2031-05-10', session.id));
  const { name, text } = await download(page, 'Arquivo JSON');
  expect(name).toBe('manifesto-2031-05-10-ilha-do-campeche.json');
  const { passengers, session: facts } = JSON.parse(text);
  expect(facts).toMatchObject({ id: session.id, date: '2031-05-10', start_time: '08:00' });
  expect(passengers).toMatchObject([
    {
      seat: '1A',
      name: '=Fórmula; "Esperta"',
      checked_in: false,
      phone: '+5548999142207',
      special_requirements: 'Alergia a camarão',
    },
    { seat: '1B', name: 'Acompanhante 1', phone: null, special_requirements: null },
  ]);
  expect(text).not.toContain('total_price');
});

test('the spreadsheet guards its cells, splits phones, and holds health and money only when chosen', async () => {
  const { session } = await aFullSession('2031-05-11');
  const page = await openAs('admin@mar-azul.test');
  await page.goto(address('2031-05-11', session.id));
  const form = page.getByRole('dialog', { name: 'Planilha do manifesto' });
  const plain = await download(page, 'Planilha CSV…', () =>
    form.getByRole('button', { name: 'Baixar planilha' }).click(),
  );
  expect(plain.name).toBe('manifesto-2031-05-11-ilha-do-campeche.csv');
  expect(plain.text.startsWith('\uFEFFData;Início;Produto;Assento;Passageiro;')).toBe(true);
  expect(plain.text).toContain(`"'=Fórmula; ""Esperta"""`);
  expect(plain.text).toContain(';55;48999142207;');
  expect(plain.text).not.toContain('Alergia');
  await form.waitFor({ state: 'hidden' });
  const whole = await download(page, 'Planilha CSV…', async () => {
    await form.getByLabel('Requisitos especiais').click();
    await form.getByLabel('Valores da reserva').click();
    await form.getByRole('button', { name: 'Baixar planilha' }).click();
  });
  expect(whole.text).toContain('Requisitos Especiais;Valor da Reserva;Valor Pago;Pendente\r\n');
  expect(whole.text).toMatch(/Alergia a camarão;\d+,\d\d;0,00;\d+,\d\d\r\n/);
  expect(whole.text.trimEnd().endsWith(';;;;')).toBe(true);
});

test('the share button hands on text and link, to the clipboard where the device shares nothing [A2.4-32, A2.4-33]', async () => {
  const { session } = await aFullSession('2031-05-12');
  const page = await openAs('admin@mar-azul.test', 'phone');
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      share: async (data: unknown) => {
        shared.push(data);
      },
    });
  });
  await page.goto(address('2031-05-12', session.id));
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  await page.getByRole('menuitem', { name: 'Compartilhar' }).click();
  await page.getByText('Manifesto compartilhado').first().waitFor();
  const [data] = await page.evaluate(() => Reflect.get(globalThis, 'shared'));
  expect(data.url).toContain(address('2031-05-12', session.id));
  expect(data.text).toContain('☐ 1A =Fórmula; "Esperta"');
  expect(data.text).toContain('☐ 1B Acompanhante 1');
  for (const secret of ['Alergia', 'R$', '99914', '360']) expect(data.text, secret).not.toContain(secret);

  const desk = await openAs('admin@mar-azul.test', 'desktop', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await desk.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await desk.goto(address('2031-05-12', session.id));
  await desk.getByRole('button', { name: 'Compartilhar' }).click();
  await desk.getByText('Manifesto copiado').first().waitFor();
  // No page of ours may read the clipboard; one that is none says what a person would paste.
  const elsewhere = await desk.context().newPage();
  await elsewhere.route('**/elsewhere', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await elsewhere.goto('/elsewhere');
  const copied = await elsewhere.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Ilha do Campeche');
  expect(copied).toContain(address('2031-05-12', session.id));
});

async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('.print-sheet').innerText();
  const isAlone = await page.locator('#root').isHidden();
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  return { text, isAlone, pages };
}

test('a session of 40 people and the day with it are printed on two pages of A4 at most', async () => {
  const { office, session } = await aFullSession('2031-11-13', 40);
  const boat = await office.send('POST', '/boats', {
    boat_name: 'Baía Azul',
    capacity: 8,
    registration_no: crypto.randomUUID().slice(0, 12),
  });
  await office.session({
    date: '2031-11-13',
    product: 'Baía dos Golfinhos',
    start_time: '14:00',
    end_time: '15:00',
    total_capacity: 8,
    boat_ids: [boat.id],
  });
  const page = await openAs('marinheiro@mar-azul.test');
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
  await page.goto(address('2031-11-13', session.id));
  await page.getByRole('button', { name: 'Baixar manifesto' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir' }).click();
  const question = page.getByRole('dialog', { name: 'Imprimir manifesto' });
  await question.getByRole('button', { name: 'Imprimir' }).click();
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  const one = await printed(page);
  expect(one.isAlone).toBe(true);
  expect(one.text).toContain('Manifesto da sessão');
  expect(one.text).toContain('Mar Azul Passeios');
  expect(one.text).toContain('08:00–10:00 · Ilha do Campeche');
  expect(one.text).toContain('Família Número 19');
  expect(one.text).toContain('10D');
  expect(one.text).toContain('Alergia a camarão');
  expect(one.text).not.toContain('R$');
  expect(one.pages).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  await page.locator('.print-sheet').waitFor({ state: 'detached' });
  await page.goto('/mar-azul/sessions-manifest?date=2031-11-13');
  const guest = (await office.send('GET', `/sessions-manifest/${session.id}`)).bookings[0].passengers[0];
  await office.send('PATCH', `/manifest-passengers/${guest.id}`, {
    version: guest.version,
    document: '123.456.789-09',
    birth_date: '1980-04-14',
  });
  await page.getByRole('button', { name: 'Imprimir o dia' }).click();
  expect(await question.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await question.getByLabel('Documento e nascimento').click();
  await question.getByLabel('O que falta pagar').click();
  await question.getByRole('button', { name: 'Imprimir' }).click();
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  const day = await printed(page);
  expect(day.text).toContain('Manifesto do dia');
  expect(day.text).toContain('2 saídas · 40 passageiros');
  expect(day.text).toContain('14:00–15:00 · Baía dos Golfinhos');
  expect(day.text).toContain('Sem reservas');
  for (const asked of ['123.456.789-09', '14/04/1980', 'Pendente: R$', 'Ana Lima', 'Beto Rocha'])
    expect(day.text).toContain(asked);
  expect(day.text).toContain(`Baía Azul (${boat.registration_no})`);
  expect(day.pages).toBeLessThanOrEqual(2);
});
