import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, openAs, openPage, openPageBy } from '../browser.ts';
import { reach } from '../by-keyboard.ts';
import { switches } from '../installed.ts';
import { textOf } from '../paper.ts';
import { aCrowd, type Crowd, departures, headOf, nameOf, partiesEach, timeOf } from './crowd-day.ts';
import { hold } from './pier-day.ts';

const timesOf = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
/** The names of the day, by departure. */
const named = timesOf(departures, (departure) => timesOf(partiesEach, (party) => nameOf(departure, party)));
const everybody = named.flat();

let crowd: Crowd;
let signedIn: BrowserContextOptions;

beforeAll(async () => {
  crowd = await aCrowd(inject('databaseUrls'));
  const page = await openAs(crowd.email, 'phone');
  signedIn = { storageState: await page.context().storageState() };
});

const openPhone = () => openPage('phone', signedIn);

// By their role, rows among two thousand take seconds to be found.
const cardOf = (page: Page, name: string) => page.locator(`[data-booking="${crowd.bookings.get(name)}"]`);
const buttonOf = (page: Page, name: string) => cardOf(page, name).locator('[data-control=check-in]');
const headIn = (page: Page, departure: number) =>
  page.locator(`section[data-hit][aria-label="${headOf(departure)}"] > h2`);
const departureOf = (page: Page, departure: number) =>
  page.locator(`article[aria-label^="${timeOf(departure)}"]`);
const thumb = (page: Page) => page.locator('#thumb-bar');

/** Longer than any other page may take: two thousand of them are drawn on a machine with other work. */
const patience = { timeout: 120_000 };
const parties = (page: Page) => expect.poll(() => page.locator('[data-booking]').count(), patience);
const theDay = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('article')
        .filter({ hasText: `${partiesEach} reserva(s)` })
        .count(),
    )
    .toBe(departures);

/** All parties one below the other: what a phone shows to whom looks for a word they share. */
async function openAll(page: Page): Promise<Page> {
  await page.goto(`${crowd.address}?q=Cliente`);
  await parties(page).toBe(everybody.length);
  return page;
}

async function openDay(page: Page): Promise<Page> {
  await page.goto(crowd.address);
  await theDay(page);
  return page;
}

async function clearSearch(page: Page): Promise<void> {
  await thumb(page).getByRole('button', { name: 'Limpar busca' }).tap();
  await theDay(page);
}

type Day = { data: { bookings: { customer_name: string; passengers: { status: string }[] }[] }[] };
type Marks = { data: { status: string }[] };

/** Whom the server counts aboard: the party's name for each of its people. */
async function aboard(page: Page): Promise<string[]> {
  const { data } = await ask<Day>(page, 'GET', '/passenger-manifest');
  return data
    .flatMap(({ bookings }) => bookings)
    .flatMap(({ customer_name, passengers }) =>
      passengers.filter(({ status }) => status === 'checked_in').map(() => customer_name),
    )
    .sort();
}

/** The button is pressed or, a moment later, folded away. */
const showsAboard = (page: Page, name: string) =>
  expect.poll(() => buttonOf(page, name).and(page.locator('[aria-disabled=false]')).count()).toBe(0);

/** The server holds one mark for each of a party's two people, and counts nobody else more than `before`. */
async function isCountedOnce(page: Page, name: string, before: readonly string[]): Promise<void> {
  const marks = () => ask<Marks>(page, 'GET', `/bookings/${crowd.bookings.get(name)}/attendance-events`);
  await expect.poll(async () => (await marks()).data.length).toBeGreaterThan(0);
  expect((await marks()).data.map(({ status }) => status)).toEqual(['checked_in', 'checked_in']);
  expect(await aboard(page)).toEqual([...before, name, name].sort());
}

/** It is on the screen, and nothing lies over it. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe('a tap in a crowd: among 2,000 parties of a day, on a phone', () => {
  test('far down the list it shows at once, moves nothing under the finger, and is counted once by server and departure', async () => {
    const page = await openAll(await openPhone());
    const [departure, name] = [83, nameOf(83, 10)];
    const before = await aboard(page);
    const button = buttonOf(page, name);
    await cardOf(page, name).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await isInSight(button)).toBe(true);
    const [box, seen] = [await button.boundingBox(), await placesDownTo(page, name)];
    const answer = await hold(page, '/attendance-events');
    const tap = () => page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    // An impatient finger.
    await Promise.all([tap(), tap()]);
    await showsAboard(page, name);
    const ofDay = page.locator('section[aria-label="No dia:"]');
    expect(await ofDay.textContent()).toContain(`${before.length + 2} de ${everybody.length * 2} a bordo`);
    expect(await placesDownTo(page, name)).toEqual(seen);
    expect(await aboard(page), 'shown before the server knows').toEqual(before);
    answer();
    await isCountedOnce(page, name, before);
    // Settled, it becomes one line.
    await expect.poll(() => button.count()).toBe(0);
    expect(await placesDownTo(page, name)).toEqual(seen);
    await clearSearch(page);
    expect(await departureOf(page, departure).textContent()).toContain('2 de 40 a bordo');
    expect(await departureOf(page, departure + 1).textContent()).toContain('0 de 40 a bordo');
  });

  test('four keys find a party far down under its departure, a tap there counts, and without a search all are back', async () => {
    const page = await openDay(await openPhone());
    const [departure, name] = [91, nameOf(91, 16)];
    const before = await aboard(page);
    await thumb(page).getByRole('searchbox').tap();
    await page.keyboard.type('91 q');
    await parties(page).toBe(1);
    const head = headIn(page, departure);
    expect(await head.textContent()).toBe(`${timeOf(departure)} · Ilha do Campeche`);
    for (const each of [head, cardOf(page, name).locator('h2')]) expect(await isInSight(each)).toBe(true);
    await buttonOf(page, name).tap();
    await showsAboard(page, name);
    await isCountedOnce(page, name, before);
    await parties(page).toBe(1);
    expect(await isInSight(head)).toBe(true);
    await clearSearch(page);
    expect(await departureOf(page, departure).textContent()).toContain('2 de 40 a bordo');
  });

  test('the printed day holds every name, and what the browser prints by itself also those out of sight', async () => {
    const page = await openPhone();
    await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
    await openDay(page);
    await page.getByRole('button', { name: 'Mais ações' }).last().tap();
    await page.getByRole('menuitem', { name: 'Imprimir o dia' }).tap();
    const question = page.getByRole('dialog', { name: 'Imprimir manifesto' });
    await question.getByRole('button', { name: 'Imprimir' }).tap();
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    expect(namesIn(textOf(await page.pdf({ preferCSSPageSize: true })))).toEqual(everybody);

    // Eleven departures: all of them take the browser a quarter of a minute.
    const some = named.filter((_, departure) => `${departure}`.startsWith('8')).flat();
    await page.goto(`${crowd.address}?q=Cliente 8`);
    await parties(page).toBe(some.length);
    expect(namesIn(textOf(await page.pdf()))).toEqual(some);
  });

  test('find in page reaches who is far out of sight and brings them into view', async () => {
    const page = await openAll(await openPhone());
    const name = nameOf(70, 6);
    const title = cardOf(page, name).locator('h2');
    expect(await isInSight(title)).toBe(false);
    // What a search of a browser passes by: text that is not laid out, or hidden.
    expect(await title.evaluate(canBeFound)).toBe(true);
    if (!(await findsText(page))) return;
    expect(await page.evaluate(findInPage, nameOf(70, partiesEach))).toBe('');
    expect(await page.evaluate(findInPage, name)).toBe(name);
    await expect.poll(() => isInSight(title)).toBe(true);
  });

  test('who hears the page hears every departure, and in its list every party by name with its check-in', async () => {
    // Without it a browser tells of what is in sight alone; with it, drawing two thousand parties takes it long.
    const args = [...switches, '--force-renderer-accessibility'];
    const page = await openAll(await openPageBy(args, 'phone', signedIn));
    const settled = new Set(await aboard(page));
    const heard = async () => namesOf((await hear(page))('heading')).length;
    await expect.poll(heard, patience).toBe(everybody.length);
    const all = await hear(page);
    const found = all('region').filter(({ name }) => name.endsWith('Ilha do Campeche'));
    expect(found.map(({ name }) => name)).toEqual(timesOf(departures, headOf));
    const items = found.map(({ within }) => within('list').flatMap((list) => list.within('listitem')));
    expect(items.map((list) => list.flatMap((item) => namesOf(item.within('heading'))))).toEqual(named);
    const buttons = new Set(items.flat().flatMap((item) => item.within('button').map(({ name }) => name)));
    const without = everybody.filter((name) => !buttons.has(`Check-in de ${name}`));
    expect(without).toEqual(everybody.filter((name) => settled.has(name)));

    await clearSearch(page);
    const articles = async () => (await hear(page))('article');
    await expect.poll(async () => (await articles()).length, patience).toBe(departures);
    const day = await articles();
    expect(day.map(({ name }) => name.slice(0, 5))).toEqual(timesOf(departures, timeOf));
    expect(day.flatMap(({ within }) => within('heading').map(({ name }) => name))).toEqual(
      timesOf(departures, () => 'Ilha do Campeche'),
    );
  });

  test('by keyboard Tab leads from card to card and into what was out of sight, a key checks in and keeps its place', async () => {
    const page = await openAll(await openPhone());
    const before = await aboard(page);
    const [last, first, second] = [nameOf(60, partiesEach - 1), nameOf(61, 0), nameOf(61, 1)];
    const hasFocus = (target: Locator) =>
      target.evaluate((element) => element.contains(document.activeElement));
    await cardOf(page, last)
      .getByRole('button', { name: `Mais sobre ${last}` })
      .focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(buttonOf(page, first))).toBe(true);
    await expect.poll(() => isInSight(buttonOf(page, first))).toBe(true);
    await page.keyboard.press('Enter');
    await showsAboard(page, first);
    await isCountedOnce(page, first, before);
    await expect.poll(() => buttonOf(page, first).count()).toBe(0);
    expect(await hasFocus(cardOf(page, first))).toBe(true);
    await reach(page, buttonOf(page, second));
    await page.keyboard.press('Space');
    await showsAboard(page, second);
    await isCountedOnce(page, second, [...before, first, first]);
  });
});

const namesIn = (text: string) => [...new Set(text.match(/Cliente \d+ [A-Z]/g))];

/** Where the departure's head and its parties stand, down to one of them. */
const placesDownTo = (page: Page, name: string) =>
  cardOf(page, name).evaluate((card) => {
    const places = [
      ...(card.closest('[data-hit]')?.querySelectorAll('[data-hit] > p, [data-booking]') ?? []),
    ].map((each) => each.getBoundingClientRect().top);
    return places.filter((top) => top <= card.getBoundingClientRect().top);
  });

/** Runs in the page: the browser's own search, whose bar no journey can open; answers where it stopped. */
function findInPage(text: string): string {
  getSelection()?.removeAllRanges();
  (window as unknown as { find: (text: string) => boolean }).find(text);
  return String(getSelection());
}

/** Runs in the page. Text a browser leaves for later with `content-visibility: auto` is found all the same. */
const canBeFound = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The browser of the development packages has no collation and finds nothing on any page. */
async function findsText(page: Page): Promise<boolean> {
  const blank = await page.context().newPage();
  await blank.setContent('<p>Vela</p>');
  const found = await blank.evaluate(findInPage, 'Vela');
  await blank.close();
  return found === 'Vela';
}

type Heard = { name: string; within: (role: string) => Heard[] };

const namesOf = (heard: readonly Heard[]) => namesIn(heard.map(({ name }) => name).join());

/** What a screen reader is told of the page, by role. */
async function hear(page: Page): Promise<Heard['within']> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const below = (node: Node | undefined, role: string): Heard[] =>
    (node?.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (child?.role?.value !== role) return below(child, role);
      return [{ name: String(child.name?.value).trim(), within: (each: string) => below(child, each) }];
    });
  return (role) => below(nodes[0], role);
}
