import type { SessionRow } from '@leme/contract/bookings/endpoints';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs, stands } from '../browser.ts';
import { press, reach, watchPointers } from '../by-keyboard.ts';
import { textOf } from '../paper.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';

/** A day of its own with a departure on each of two boats, the first of which is booked. */
async function anEvening(date: string) {
  const desk = await anOffice(office);
  const boatOf = (name: string) => desk.boats.find(({ boat_name }) => boat_name === name)?.id;
  const on = (boat: string, start_time: string, end_time: string) =>
    desk.session({
      date,
      product: 'Ilha do Campeche',
      boat_ids: [boatOf(boat)],
      total_capacity: 8,
      start_time,
      end_time,
    });
  const morning = await on('Lancha Netuno', '09:00', '11:00');
  const afternoon = await on('Escuna Maré Alta', '14:00', '16:00');
  await desk.booking(morning, { name: 'Maria da Noite', people: 2 });
  const read = (session: SessionRow): Promise<SessionRow> => ask(office, 'GET', `/sessions/${session.id}`);
  return { morning, afternoon, read };
}

const entry = (page: Page, hours: string) =>
  page.getByRole('button', { name: new RegExp(`Ilha do Campeche, ${hours}`) });

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('an evening at the calendar by keyboard alone: a departure is taken an hour and a half on, after it was shown who is told [B2.2-51]', async () => {
  const { morning, read } = await anEvening('2033-06-10');
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto('/mar-azul/sessions-calendar?date=2033-06-10');
  await stands(page);
  // Tab reaches the first boat that has anything, arrows the others.
  await reach(page, entry(page, '14:00–16:00'));
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
    '09:00–11:00',
  );
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Mover sessão' });
  await reach(page, dialog.getByLabel('Início'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1030');
  await page.keyboard.press('Tab');
  await dialog.getByText('Maria da Noite').waitFor();
  expect((await read(morning)).start_time.slice(0, 5)).toBe('09:00');
  await press(page, dialog.getByRole('button', { name: 'Confirmar' }));
  await dialog.waitFor({ state: 'detached' });
  await entry(page, '10:30–12:30').waitFor();
  expect((await read(morning)).start_time.slice(0, 5)).toBe('10:30');
  expect(await wasTouched()).toBe(false);
});

test('one drag gives a departure another boat once it is confirmed, Esc puts it back, and the week lies across on paper', async () => {
  const { morning, afternoon, read } = await anEvening('2033-06-21');
  const page = await openAs(office);
  await page.goto('/mar-azul/sessions-calendar?date=2033-06-21');
  await stands(page);
  const dialog = page.getByRole('dialog', { name: 'Mover sessão' });
  const boats = async () => (await read(morning)).boats.map(({ id }) => id);
  const drag = async () => {
    const [from, to] = [
      await middleOf(entry(page, '09:00–11:00')),
      await middleOf(entry(page, '14:00–16:00')),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y, { steps: 8 });
    await page.mouse.up();
    await dialog.waitFor();
  };
  await drag();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await boats()).toEqual(morning.boats.map(({ id }) => id));
  await drag();
  await dialog.getByText('Escuna Maré Alta').first().waitFor();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await boats()).toEqual(afternoon.boats.map(({ id }) => id));

  await page.getByRole('radio', { name: 'Semana' }).click();
  await page.getByRole('region', { name: 'Embarcações por dia' }).waitFor();
  await entry(page, '09:00–11:00').waitFor();
  const paper = await page.pdf({ preferCSSPageSize: true });
  const [, width = '0', height = '0'] =
    paper.toString('latin1').match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  const text = textOf(paper).replace(/\s+/g, ' ');
  for (const said of ['Escuna Maré Alta', '09:00–11:00', '14:00–16:00']) expect(text).toContain(said);
});
