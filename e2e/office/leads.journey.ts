import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { address, aMark, ask, openAs } from '../browser.ts';
import { reach, watchPointers } from '../by-keyboard.ts';
import { typistAt } from '../typist.ts';

const office = 'admin@mar-azul.test';
// Numbers nobody else has: whoever has them already is named under them, with a link among the fields.
const some = (digits: number) =>
  crypto
    .getRandomValues(new Uint8Array(digits))
    .map((each) => each % 10)
    .join('');
const words = ['Dália Prado', `48989${some(6)}`, 'ilha do c', '2411', '2', '1'];
const abroad = `99${some(6)}`;
/** What leads from field to field: N, nine Tabs and what saves. */
const between = 11;

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** Carries one card of the board by its handle to the next column, and takes another up only to let it go. */
async function carry(page: Page, one: string, other: string): Promise<void> {
  const part = (status: string, role: 'link' | 'button', name: string) =>
    page.getByRole('region', { name: status, exact: true }).getByRole(role, { name });
  const handle = (status: string, name: string) => part(status, 'button', `Mover ${name}`);
  await reach(page, handle('Novo', one));
  await page.keyboard.press('Space');
  await page.getByText('Sobre Novo').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Sobre Contatado').waitFor();
  await page.keyboard.press('Space');
  await part('Contatado', 'link', one).waitFor();
  await part('Novo', 'link', one).waitFor({ state: 'detached' });
  await hasFocus(handle('Contatado', one));

  await reach(page, handle('Novo', other), 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByText('Sobre Novo').waitFor();
  for (const status of ['Contatado', 'Qualificado', 'Proposta', 'Negociação', 'Ganho', 'Perdido']) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Sobre ${status}`).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByText('Ficou onde estava').waitFor();
  await part('Novo', 'link', other).waitFor();
  await hasFocus(handle('Novo', other));
}

// Two at one lead, tags in the table, the menu of a card, two that are one: web/src/modules/leads.
test('fifteen seconds: a lead is typed without a pointer, by hardly more keys than it has letters, the next one begins where the last one began, and one is carried over the board [B7.4-11, B2.7-25]', async () => {
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto('/mar-azul/leads');
  await page.getByRole('row').nth(5).waitFor();
  const { count, press, type } = typistAt(page);
  const mark = aMark();
  const form = page.getByRole('dialog', { name: 'Novo Lead' });

  await press('n');
  await form.waitFor();
  expect((await form.boundingBox())?.width).toBe(600);
  const [name = '', phone = '', product = '', day = '', adults = '', children = ''] = words;
  await type(`${name} ${mark}`);
  await press('Tab', 'Tab', 'Tab');
  await type(phone);
  await press('Tab', 'Tab');
  await type(product);
  await press('Tab');
  await type(day);
  await press('Tab', 'Tab');
  await type(adults);
  await press('Tab');
  await type(children);
  expect(await form.getByLabel(/^Valor total/).inputValue()).toMatch(/^\d+,\d\d$/);
  const value = await form.getByLabel(/^Valor total/).inputValue();
  await press('Control+Shift+Enter');
  await page.getByText('Lead cadastrado com sucesso!').first().waitFor();
  expect(count.keys).toBe([...words.join(''), ` ${mark}`].join('').length + between);

  // The next one, whose value was agreed otherwise, in the words people use for days.
  await expect.poll(() => form.getByLabel(/^Nome Completo/).inputValue()).toBe('');
  await type(`Elói Prado ${mark}`);
  await press('Tab', 'Tab', 'Tab');
  await type(`+598 ${abroad}`);
  await press('Tab', 'Tab', 'Tab');
  await type('amanhã');
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await type('1.234,5');
  await press('Control+Enter');
  await form.waitFor({ state: 'hidden' });
  expect(await wasTouched()).toBe(false);

  const { leads } = await ask(page, 'GET', `/leads?name=${mark}&sort=name`);
  const zone = { timeZone: 'America/Sao_Paulo' };
  const tomorrow = Temporal.Now.plainDateISO(zone.timeZone).add({ days: 1 }).toString();
  expect(leads).toMatchObject([
    {
      name: `Dália Prado ${mark}`,
      country_code: '+55',
      phone,
      adult_count: 2,
      child_count: 1,
      labels: { product_id: 'Ilha do Campeche' },
      value_mode: 'auto',
      offered_value: Number(value.replace('.', '').replace(',', '.')),
      interest_date: { from: expect.stringMatching(/-11-24$/) },
    },
    {
      name: `Elói Prado ${mark}`,
      country_code: '+598',
      phone: abroad,
      offered_value: 1234.5,
      value_mode: 'manual',
      interest_date: { from: tomorrow, to: tomorrow },
    },
  ]);

  await page.goto(`/mar-azul/leads?q=${mark}&shows=board`);
  await carry(page, `Dália Prado ${mark}`, `Elói Prado ${mark}`);
  const status = () => ask(page, 'GET', `/leads?name=${mark}&sort=name`).then(({ leads: both }) => both);
  await expect.poll(status).toMatchObject([{ status: 'contacted' }, { status: 'new' }]);
  expect(await wasTouched()).toBe(false);

  // However many cards stand to the right and below, only the board scrolls.
  await page.goto('/mar-azul/leads?shows=board');
  await page.getByRole('region', { name: 'Perdido', exact: true }).getByRole('link').first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

/** Runs in the page: a chat that would be opened is only noted. */
function noteChats(): void {
  Object.assign(window, { chats: [] as string[] });
  window.open = (to) => {
    (window as unknown as { chats: string[] }).chats.push(String(to));
    return null;
  };
}

const chatsOf = (page: Page) => page.evaluate(() => (window as unknown as { chats: string[] }).chats);

/** Two who asked, one of them with something pending and a name that looks like many things; and what is written to them. */
async function aMorning(mark: string) {
  const { data: products } = await ask(office, 'GET', '/leads/products');
  const product = products.find((each: { name: string }) => each.name === 'Ilha do Campeche');
  const add = (name: string, day: string, more: object) =>
    ask(office, 'POST', '/leads', {
      name: `${name} ${mark}`,
      country: 'Brasil',
      country_code: '+55',
      phone: '(48) 99123-0041',
      interest_date: { from: day, to: day },
      offered_value: 450,
      ...more,
    });
  const party = { product_id: product.id, adult_count: 2, child_count: 1, value_mode: 'manual' };
  const [lead] = await Promise.all([
    add('Cora\u00a0{valor} =1+1 <b>', '2031-02-03', party),
    add('Davi', '2031-02-20', {}),
  ]);
  await ask(office, 'POST', '/lead-interactions', {
    lead_id: lead.id,
    type: 'call',
    title: 'Retornar',
    interaction_date: Temporal.Now.instant().add({ hours: 20 }).toString(),
  });
  const template = {
    name: `Proposta ${mark}`,
    order_index: 0,
    category: 'proposta',
    message: 'Olá {primeiro_nome}! {produto} em {data}:\n{passageiros}, {valor} & café? 100% #1 😀 {nome}',
  };
  await ask(office, 'POST', '/whatsapp-templates', template);
  return { lead, template };
}

test('a morning on the phone: cards are narrowed in a drawer, a lead is changed in its sheet, two taps lead to the chat with the right text sign for sign, and what was pending is done [B2.7-26, B2.8-12, B3-33, B3-34]', async () => {
  const mark = aMark();
  const { lead, template } = await aMorning(mark);
  const page = await openAs(office, 'phone');
  await page.addInitScript(noteChats);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) strangers.push(request.url());
  });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(`/mar-azul/leads?q=${mark}`);
  const other = page.getByRole('link', { name: `Davi ${mark}` });
  await other.waitFor();
  await fits();

  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  const days = drawer.getByRole('group', { name: 'Data Interesse' });
  await days.getByLabel('De').fill('01/02/2031');
  await days.getByLabel('Até').fill('10/02/2031');
  await days.getByLabel('Até').blur();
  await drawer.getByRole('button', { name: /^(Mostrar|Aplicar)/ }).tap();
  await drawer.waitFor({ state: 'hidden' });
  await other.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: lead.name }).tap();
  const sheet = page.getByRole('dialog', { name: 'Editar Lead' });
  await sheet.getByRole('heading', { name: '4 Tags e Anotações' }).waitFor();
  const box = await sheet.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await sheet.getByLabel(/^Valor total/).fill('880');
  await fits();
  // The bar that saves stays in sight however far the sheet is scrolled.
  await sheet.getByRole('button', { name: 'Salvar Alterações' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await page
    .getByRole('listitem')
    .getByText(/R\$\s880,00/)
    .waitFor();

  await page.getByRole('button', { name: `WhatsApp de ${lead.name}` }).tap();
  const chat = page.getByRole('dialog', { name: `WhatsApp para ${lead.name}` });
  await chat.getByRole('button', { name: template.name }).tap();
  expect(await chatsOf(page)).toEqual([
    [
      'https://wa.me/5548991230041?text=Ol%C3%A1%20Cora!%20Ilha%20do%20Campeche%20em%2003%2F02%2F2031%3A%0A',
      '2%20adultos%20e%201%20crian%C3%A7a%2C%20R%24%C2%A0880%2C00%20%26%20caf%C3%A9%3F%20100%25%20%231',
      `%20%F0%9F%98%80%20Cora%C2%A0%7Bvalor%7D%20%3D1%2B1%20%3Cb%3E%20${mark}`,
    ].join(''),
  ]);
  await chat.getByRole('button', { name: 'Registrar' }).tap();
  await chat.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: `Interações de ${lead.name}` }).tap();
  const talks = page.getByRole('dialog', { name: `Interações de ${lead.name}` });
  const written = talks.getByRole('listitem').filter({ hasText: template.name });
  await written.getByText('{valor} =1+1 <b>', { exact: false }).waitFor();
  expect(await written.innerText()).toContain('2 adultos e 1 criança, R$\u00a0880,00 & café? 100% #1 😀');
  await talks.getByText('Pend.', { exact: true }).waitFor();
  await talks.getByRole('button', { name: 'Concluir' }).tap();
  await talks.getByRole('button', { name: 'Concluir' }).waitFor({ state: 'detached' });
  const { data } = await ask(office, 'GET', `/lead-interactions?lead_id=${lead.id}`);
  expect(data.find(({ title }: { title: string }) => title === 'Retornar')).toMatchObject({
    status: 'completed',
    done_at: expect.any(String),
  });
  expect(strangers).toEqual([]);
});
