import { join } from 'node:path';
import { routeTable } from '@leme/contract/access/route-table';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readFiles, root } from '../../scripts/rules/sources.ts';
import { openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';
const unique = () => crypto.randomUUID().slice(0, 8);

const rows = (page: Page) => page.locator('tbody').getByRole('row');

test('a customer is added, found, changed and taken back without touching the mouse [A2.2-05, B2.2-16]', async () => {
  const page = await openAs(office);
  const name = `Antônia Gonçalves ${unique()}`;
  await page.goto('/mar-azul/customers');
  await page.getByRole('heading', { name: 'Clientes' }).waitFor();
  await rows(page).first().waitFor();

  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Adicionar cliente' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Preencha este campo').first().waitFor();
  await page.keyboard.type(name);
  await page.getByLabel('Email').fill('ANTONIA@exemplo.example');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Registro criado').first().waitFor();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: 'Clientes', exact: true }).click();
  await page.getByRole('heading', { name: 'Clientes' }).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type(name.replace('ô', 'o').replace('ç', 'c').toLowerCase());
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('q')).toContain('antonia goncalves');
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name }).waitFor();
  await page.getByLabel('Observações').fill('Prefere sair cedo');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Registro salvo').first().waitFor();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await page.getByText('Prefere sair cedo').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(name).first().waitFor();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await page.getByRole('link', { name }).waitFor();
});

/** Every register of a company that has a page. */
async function registersOfCompany(): Promise<string[]> {
  const declaring = readFiles().filter(
    ({ path, text }) => path.startsWith('contract/src/') && text.includes(' = defineResource('),
  );
  const files = await Promise.all(declaring.map(({ path }) => import(join(root, path))));
  const declared = files.flatMap(Object.values<Partial<Resource>>);
  const ready = routeTable.filter(({ state, scope }) => state === 'ready' && scope === 'tenant');
  return ready
    .filter(({ name }) => declared.some((each) => each.name === name && each.scope === 'company'))
    .map(({ name }) => name);
}

/** What of the cards on a page is too small for a finger, lies over something else or sticks out. */
const faultsOfCards = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
    for (const card of document.querySelectorAll('li[data-row]')) {
      card.scrollIntoView({ block: 'center' });
      if (card.scrollWidth > card.clientWidth) faults.push(`sticks out: ${nameOf(card)}`);
      const targets = [...card.querySelectorAll('a, button')];
      for (const target of targets) {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (target.contains(hit) || hit === target);
        };
        const isWide = [-21, 21].every((off) => isHit(off, 0) && isHit(0, off));
        if (!isWide) faults.push(`too small: ${nameOf(target)}`);
      }
      const boxes = [...targets, ...card.querySelectorAll('dt:not(.sr-only), dd')].map(
        (each) => [nameOf(each), each.getBoundingClientRect()] as const,
      );
      boxes.forEach(([name, one], at) => {
        for (const [other, two] of boxes.slice(at + 1)) {
          const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (across > 1 && down > 1) faults.push(`overlap: ${name} / ${other}`);
        }
      });
    }
    return faults;
  });

test('on a phone every target of a card takes a finger and nothing overlaps, in every register of a company', async () => {
  const page = await openAs(office, 'phone');
  const registers = await registersOfCompany();
  expect(registers.length).toBeGreaterThan(6);
  for (const register of registers) {
    await page.goto(`/mar-azul/${register}`);
    await page.locator('li[data-row]').first().waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faultsOfCards(page), `${register} at ${width}`).toEqual([]);
    }
  }
});

test('a card held with the finger is ticked, one more by its box; its history is one press away', async () => {
  const page = await openAs(office, 'phone');
  await page.goto('/mar-azul/suppliers');
  const card = (at: number) => page.locator('li[data-row]').nth(at);
  await card(0).waitFor();
  const box = await card(0).getByRole('link').first().boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(0).getByRole('checkbox', { checked: true }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await card(1).getByRole('checkbox').tap();
  await page.getByText(/^2 selecionad/).waitFor();
  expect(await faultsOfCards(page)).toEqual([]);
  await page.reload();
  await card(0)
    .getByRole('button', { name: /^Histórico de/ })
    .tap();
  await page.getByRole('tab', { name: 'Histórico', selected: true }).waitFor();
});
