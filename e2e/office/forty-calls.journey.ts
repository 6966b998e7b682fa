import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { aMark, ask, openAs } from '../browser.ts';
import { press, reach, watchPointers } from '../by-keyboard.ts';

const office = 'admin@mar-azul.test';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** So many leads of the office that nobody else's filter finds, and a cadence for one of them. */
async function aMorning(count: number) {
  const mark = aMark();
  const { user } = await ask<{ user: { id: string } }>(office, 'GET', '/auth/session');
  const product = await ask<{ id: string }>(office, 'POST', '/products', {
    name: `Passeio ${mark}`,
    price: 180,
  });
  for (let at = 0; at < count; at += 1)
    await ask(office, 'POST', '/leads', {
      name: `Eva ${mark} ${at + 10}`,
      phone: '48999112034',
      offered_value: 900 - at,
      owner_id: user.id,
      product_id: product.id,
    });
  const cadence = await ask<{ id: string }>(office, 'POST', '/cadences', { name: `Comum ${mark}` });
  await ask(office, 'POST', '/cadence-steps', {
    cadence_id: cadence.id,
    title: 'Segunda mensagem',
    day: 0,
    hour: '09:00',
  });
  const nameOf = (at: number) => `Eva ${mark} ${at + 10}`;
  return { mark, nameOf, address: `/mar-azul/inside-sales?product=${product.id}` };
}

test('forty calls by the keyboard alone: the next, put off, lost, a cadence begun, and the rest done without leaving work', async () => {
  const { mark, nameOf, address } = await aMorning(40);
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto(address);
  await page.getByRole('button', { name: nameOf(39), exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);

  // The first is put off, the next is lost, both from the queue.
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await press(page, dialog(page, 'Adiar').getByRole('button', { name: 'Sexta, 9 h' }));
  await page
    .getByText(/^Adiado para/)
    .first()
    .waitFor();
  await dialog(page, 'Adiar').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  const lost = await page.locator('[aria-current] [data-row-link]').innerText();
  await page.keyboard.press('p');
  const why = dialog(page, `Perder ${lost}`);
  await reach(page, why.getByRole('combobox', { name: /^Tipo de perda/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Preço' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, why.getByRole('button', { name: 'Perdido' }));
  await why.waitFor({ state: 'detached' });
  await page.getByText('39 leads', { exact: true }).waitFor();

  // One is worked on, gets a cadence and is done; whoever comes next is there at once.
  await page.keyboard.press('k');
  const first = await page.locator('[aria-current] [data-row-link]').innerText();
  await page.keyboard.press('Enter');
  const work = dialog(page, first);
  await press(page, work.getByRole('button', { name: 'Iniciar cadência' }));
  await press(page, dialog(page, `Cadência para ${first}`).getByRole('button', { name: `Comum ${mark}` }));
  await work.getByText(`Comum ${mark}, dia 0`).waitFor();
  expect(await axe(page)).toEqual([]);
  let name = first;
  for (let done = 1; done <= 39; done += 1) {
    await dialog(page, name).getByRole('button', { name: 'Feito', disabled: false }).waitFor();
    await page.keyboard.press('Control+Enter');
    await dialog(page, name).waitFor({ state: 'detached' });
    if (done < 39) name = await page.getByRole('dialog').getByRole('heading').first().innerText();
  }
  await page.getByText('Fim da fila').first().waitFor();
  expect(await wasTouched()).toBe(false);

  // Each was written down once, one is lost, and the one with a cadence has its step before it.
  const { leads } = await ask<{ leads: { status: string; attempts: number; lost_kind: string | null }[] }>(
    office,
    'GET',
    `/leads?q=${mark}&limit=100`,
  );
  expect(leads.filter(({ attempts }) => attempts === 1)).toHaveLength(39);
  expect(leads.filter(({ lost_kind }) => lost_kind === 'preco')).toHaveLength(1);
});
