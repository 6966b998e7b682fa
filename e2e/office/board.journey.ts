import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';
import { reach } from '../by-keyboard.ts';

const office = 'admin@mar-azul.test';

/** Leads of one mark, all of them new. */
async function someLeads(names: readonly string[]) {
  const mark = aMark();
  for (const name of names)
    await ask(office, 'POST', '/leads', {
      name: `${name} ${mark}`,
      phone: '48991230041',
      offered_value: 450,
    });
  const statuses = async () => {
    const { leads } = await ask(office, 'GET', `/leads?q=${mark}&sort=name`);
    return leads.map(({ status }: { status: string }) => status);
  };
  return { mark, statuses, address: `/mar-azul/leads?q=${mark}&shows=board` };
}

const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const card = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('article').filter({ hasText: name });

type Point = { x: number; y: number };

/** A place on the body of a card that is no text and no button, and one over a column beside it. */
async function pointOf(target: Locator, share: { x: number; y: number }): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing there to point at');
  return { x: box.x + box.width * share.x, y: box.y + box.height * share.y };
}
const onBody = (target: Locator) => pointOf(target, { x: 0.5, y: 0.45 });

test('a card on the board by its body: dragged it changes its column and opens nothing, pressed it opens', async () => {
  const { mark, statuses, address } = await someLeads(['Alba']);
  const name = `Alba ${mark}`;
  const page = await openAs(office);
  await page.goto(address);
  const start = await onBody(card(page, 'Novo', name));
  const over = await pointOf(column(page, 'Qualificado'), { x: 0.5, y: 0.5 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 8 });
  await page.getByText('Sobre Qualificado').waitFor();
  await page.mouse.up();
  await card(page, 'Qualificado', name).waitFor();
  expect(await statuses()).toEqual(['qualified']);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // Let go where it was taken: neither moved nor opened.
  const back = await onBody(card(page, 'Qualificado', name));
  await page.mouse.move(back.x, back.y);
  await page.mouse.down();
  await page.mouse.move(back.x + 20, back.y + 10, { steps: 4 });
  await page.getByText(`${name} na mão`).or(page.getByText('Sobre Qualificado')).first().waitFor();
  await page.mouse.up();
  await page.getByText('Movido para Qualificado').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.mouse.click(back.x, back.y);
  await page.getByRole('dialog', { name: 'Editar Lead' }).waitFor();
});

test('a card on the board by finger: one that rests takes it, one that moves at once scrolls the board', async () => {
  const { mark, statuses, address } = await someLeads(['Bruna']);
  const name = `Bruna ${mark}`;
  const page = await openAs(office, 'phone');
  await page.goto(address);
  const taken = card(page, 'Novo', name);
  await taken.waitFor();
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const board = page.getByRole('region', { name: 'Gestão de Leads' });
  const scrolled = () => board.evaluate((element) => element.scrollLeft);

  const start = await onBody(taken);
  await send('touchStart', start);
  for (const by of [30, 60, 90, 120, 150, 180]) await send('touchMove', { x: start.x - by, y: start.y });
  await send('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await page.getByText(`${name} na mão`).count()).toBe(0);
  // A finger that was quick leaves the board on its way for a while.
  const toStart = () => board.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(async () => await toStart().then(scrolled)).toBe(0);

  const rest = await onBody(taken);
  await send('touchStart', rest);
  await page.getByText('Sobre Novo').waitFor();
  const over = await pointOf(column(page, 'Contatado'), { x: 0.04, y: 0.5 });
  await send('touchMove', { x: rest.x + 40, y: rest.y });
  await send('touchMove', { x: over.x, y: rest.y });
  await page.getByText('Sobre Contatado').waitFor();
  await send('touchEnd');
  await card(page, 'Contatado', name).waitFor();
  expect(await statuses()).toEqual(['contacted']);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a card on the board by key: it is carried to Perdido, asked why there, and keeps the focus', async () => {
  const { mark, address } = await someLeads(['Célia']);
  const name = `Célia ${mark}`;
  const page = await openAs(office);
  await page.goto(address);
  const handle = (status: string) => card(page, status, name).getByRole('button', { name: `Mover ${name}` });
  const carry = async () => {
    await reach(page, handle('Novo'));
    await page.keyboard.press('Space');
    await page.getByText('Sobre Novo').waitFor();
    for (const status of ['Contatado', 'Qualificado', 'Proposta', 'Negociação', 'Ganho', 'Perdido']) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Sobre ${status}`).waitFor();
    }
    await page.keyboard.press('Space');
    return page.getByRole('dialog', { name: 'Marcar como Perdido?' });
  };
  const question = await carry();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  const hasFocus = (status: string) =>
    expect.poll(() => handle(status).evaluate((element) => element === document.activeElement)).toBe(true);
  await hasFocus('Novo');

  await (await carry()).waitFor();
  await reach(page, question.getByRole('textbox'));
  await page.keyboard.type('achou caro');
  await page.keyboard.press('Enter');
  await card(page, 'Perdido', name).waitFor();
  await hasFocus('Perdido');
  const { leads } = await ask(office, 'GET', `/leads?q=${mark}`);
  expect(leads).toMatchObject([{ status: 'lost', lost_reason: 'achou caro' }]);
});
