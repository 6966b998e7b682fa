import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { address, aMark, ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

/** Runs in the page: a chat that would be opened is only noted. */
function noteChats(): void {
  Object.assign(window, { chats: [] as string[] });
  window.open = (to) => {
    (window as unknown as { chats: string[] }).chats.push(String(to));
    return null;
  };
}

const chatsOf = (page: Page) => page.evaluate(() => (window as unknown as { chats: string[] }).chats);

async function anAsker(mark: string) {
  const { data: products } = await ask(office, 'GET', '/leads/products');
  const product = products.find((each: { name: string }) => each.name === 'Ilha do Campeche');
  const template = {
    ...{ name: `Proposta ${mark}`, order_index: 0, category: 'proposta' },
    message: 'Olá {primeiro_nome}! {produto} em {data}:\n{passageiros}, {valor} & café? 100% #1 😀 {nome}',
  };
  const lead = await ask(office, 'POST', '/leads', {
    ...{ name: `Ana\u00a0{valor} =1+1 <b> ${mark}`, country: 'Brasil', country_code: '+55' },
    ...{ phone: '(48) 99123-0041', product_id: product.id, adult_count: 2, child_count: 1 },
    ...{ offered_value: 1450.5, value_mode: 'manual' },
    interest_date: { from: '2026-12-24', to: '2026-12-24' },
  });
  await ask(office, 'POST', '/whatsapp-templates', template);
  return { lead, template };
}

test('two taps to the chat: the right text stands in its address, sign for sign; one more tap writes down that it happened [B2.8-12, B3-33, B3-34]', async () => {
  const mark = aMark();
  const { lead, template } = await anAsker(mark);
  const page = await openAs(office, 'phone');
  await page.addInitScript(noteChats);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) strangers.push(request.url());
  });
  await page.goto(`/mar-azul/leads?q=${mark}`);

  await page.getByRole('button', { name: `WhatsApp de ${lead.name}` }).tap();
  const chat = page.getByRole('dialog', { name: `WhatsApp para ${lead.name}` });
  const choice = chat.getByRole('button', { name: template.name });
  await choice.waitFor();
  await choice.tap();
  expect(await chatsOf(page)).toEqual([
    [
      ...[
        'https://wa.me/5548991230041?text=Ol%C3%A1%20Ana!%20Ilha%20do%20Campeche%20em%2024%2F12%2F2026%3A%0A',
      ],
      ...[
        '2%20adultos%20e%201%20crian%C3%A7a%2C%20R%24%C2%A01.450%2C50%20%26%20caf%C3%A9%3F%20100%25%20%231',
      ],
      ...[`%20%F0%9F%98%80%20Ana%C2%A0%7Bvalor%7D%20%3D1%2B1%20%3Cb%3E%20${mark}`],
    ].join(''),
  ]);

  await chat.getByRole('button', { name: 'Registrar' }).tap();
  await chat.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Interações de ${lead.name}` }).tap();
  const talks = page.getByRole('dialog', { name: `Interações de ${lead.name}` });
  const written = talks.getByRole('listitem').filter({ hasText: template.name });
  await written.getByText('{valor} =1+1 <b>', { exact: false }).waitFor();
  expect(await written.innerText()).toContain('2 adultos e 1 criança, R$\u00a01.450,50 & café? 100% #1 😀');
  expect(strangers).toEqual([]);
});
