import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { anOffice } from './departure-day.ts';

const date = '2031-09-03';
const widths = [1024, 1152, 1280, 1366, 1440, 1536, 1920];
const long =
  'Alergia grave a camarão e a amendoim; leva a própria caneta de adrenalina; senta-se perto do guia e avisa quem serve o almoço antes de embarcar.';
const wishes = {
  'Escola Praia Sul': '4 vegetarianos; 1 sem glúten',
  'Rafael Nascimento': 'Alergia a camarão',
  'Bartolomeu Albuquerque Cavalcanti': long,
  'Palavra Inteira': 'Cadeiraderodaselétricadobrávelcombateria',
};

/** Runs in the page: what stands in the way of reading a requirement, a line each. */
function whatHides(texts: readonly string[]): string[] {
  const wishesOf = (text: string) =>
    [...document.querySelectorAll('[data-booking]')].find((row) =>
      row.textContent?.replaceAll('…', '').includes(text.slice(0, 40)),
    );
  return texts.flatMap((text) => {
    const row = wishesOf(text);
    if (!row) return [`${text}: nowhere`];
    row.scrollIntoView({ block: 'center' });
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.startsWith(text.slice(0, 20))) continue;
      const holder = node.parentElement;
      const cell = holder?.closest('td, li');
      if (!holder || !cell) return [`${text}: without a cell`];
      const room = cell.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((box) => {
        const points = [0.02, 0.25, 0.5, 0.75, 0.98].map(
          (part) => [box.left + box.width * part, box.top + box.height / 2] as const,
        );
        const covered = points.some(
          ([x, y]) => document.elementsFromPoint(x, y)[0]?.closest('td, li') !== cell,
        );
        const isCut = box.left < room.left || box.right > room.right || box.bottom > room.bottom;
        return [...(covered ? [`${text}: covered`] : []), ...(isCut ? [`${text}: cut`] : [])];
      });
    }
    return [`${text}: not said`];
  });
}

/** Runs in the page: what follows from another size is drawn when it is over. */
const threeFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Whether the row of each name shows the mark, also where its requirements are out of sight. */
const marks = (page: Page) => page.getByRole('img', { name: 'Requisitos Especiais' }).count();

test('a laptop of 1280: every requirement is read, whatever the width and whether the bar is open or a rail', async () => {
  const page = await openAs('admin@mar-azul.test');
  const office = await anOffice(page);
  const session = await office.session({ date, product: 'Ilha do Campeche' });
  for (const [name, wish] of Object.entries(wishes))
    await office.booking(session, { name, people: 3, wish, phone: '48999142207' });
  await office.booking(session, { name: 'Sem Nada', people: 1 });
  await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
  for (const bar of ['open', 'rail'] as const) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const isTable = width > 1024 || bar === 'rail';
      await (isTable ? page.getByRole('table') : page.getByRole('listitem')).first().waitFor();
      await page.evaluate(threeFrames);
      await expect
        .poll(() => page.evaluate(whatHides, Object.values(wishes)), { message: `${width}, ${bar}` })
        .toEqual([]);
    }
    await page.keyboard.press('Control+b');
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const heads = page.getByRole('table').first().getByRole('columnheader');
  await expect.poll(() => heads.allInnerTexts()).not.toContain('Valor Pago');
  expect(await marks(page)).toBe(Object.keys(wishes).length);
  const row = page.getByRole('row').filter({ hasText: 'Bartolomeu' });
  expect(await row.innerText()).not.toContain('antes de embarcar');
  await row.getByRole('button', { name: 'Mais sobre Bartolomeu Albuquerque Cavalcanti' }).click();
  await row.getByText(long).waitFor();
  expect(await page.evaluate(whatHides, [long])).toEqual([]);
  // What lost its column is one press away.
  await row.getByRole('button', { name: 'Bartolomeu Albuquerque Cavalcanti', exact: true }).click();
  await page.getByText('Valor Pago').waitFor();
});
