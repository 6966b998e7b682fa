import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { ask, type Method } from '../browser.ts';

type Row = { id: string; code: string; version: number };
type Booking = Row & { total_price: number };
type Party = { name: string; adults?: number; paid?: number | 'all'; needs?: string; phone?: null };
type Fare = { id: string; label: string };
type Options = { products: { id: string; name: string; fare_types: Fare[] }[] };

/** Calls the API as the office does. */
export async function openOffice(email = 'admin@mar-azul.test') {
  const send = (method: Method, path: string, data?: object) => ask(email, method, path, data);
  const { products }: Options = await send('GET', '/sessions/options');
  const product = products.find(({ name }) => name === 'Ilha do Campeche');
  const adult = product?.fare_types.find(({ label }) => label === 'Adulto');
  /** Two hours long; one of the evening lasts beyond midnight, so that one of today is never over. */
  const aSession = async (date: string, start_time: string, guide_name = 'Ana Lima'): Promise<Row> =>
    await send('POST', '/sessions', {
      product_id: product?.id,
      date,
      start_time,
      end_time:
        start_time > '20' ? '01:00' : `${String(Number(start_time.slice(0, 2)) + 2).padStart(2, '0')}:00`,
      guide_name,
      sailor_name: 'Beto Carvalho',
      notes: null,
      total_capacity: 60,
      boat_ids: [],
    });
  const aBooking = async (session: Row, { name, adults = 1, paid, needs, phone }: Party): Promise<Row> => {
    const booking: Booking = await send('POST', '/bookings', {
      session_id: session.id,
      customer_name: name,
      customer_phone: phone === null ? null : '48999142207',
      special_requirements: needs ?? null,
      passengers: [{ fare_type_id: adult?.id, quantity: adults }],
      payment: typeof paid === 'number' ? { amount: paid, method: 'pix' } : null,
    });
    // What a party costs, rules say: on a weekend more than on other days.
    const all = { payment_id: crypto.randomUUID(), amount: booking.total_price, method: 'pix', note: null };
    if (paid === 'all') await send('POST', `/bookings/${booking.id}/payments`, all);
    return booking;
  };
  const tenantId = async () => (await send('GET', '/auth/session')).tenant.id as string;
  return { send, aSession, aBooking, tenantId };
}

export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).first();
export const shows = (place: Locator) => expect.poll(() => place.first().isVisible()).toBe(true);
export const counts = (page: Page, text: string) => shows(page.getByText(text, { exact: false }));

export async function openSession(page: Page, date: string, company = 'mar-azul'): Promise<void> {
  await page.goto(`/${company}/passenger-manifest?date=${date}`);
  await page
    .getByRole('link', { name: /Ver Manifesto/ })
    .first()
    .click();
}

/**
 * Taps a party's check-in until the tap counts. One that a row moves away from under the finger counts for nothing, by
 * design; what counts takes the button away, or shows what is `answered` instead.
 */
export async function tapCheckIn(page: Page, name: string, answered?: Locator): Promise<void> {
  const button = page.getByRole('button', { name: `Check-in de ${name}`, exact: true });
  const counted = () =>
    answered ? answered.waitFor({ timeout: 5_000 }) : button.waitFor({ state: 'detached', timeout: 5_000 });
  for (let taps = 1; taps < 4; taps += 1) {
    // The first one waits for the page; a later one may find that the tap before has counted after all.
    if (taps === 1) await button.click();
    else await button.click({ timeout: 1_000 }).catch(() => undefined);
    const isCounted = await counted().then(
      () => true,
      () => false,
    );
    if (isCounted) return;
  }
  throw new Error(`Three taps on the check-in of ${name}, and none counted`);
}

export async function checkIn(page: Page, name: string): Promise<void> {
  await tapCheckIn(page, name);
  await shows(card(page, name).getByText('Check-in', { exact: true }));
}

/** Takes a word of the menu of a party's status; a menu whose row moves away closes, and is opened again. */
export async function takeStatus(page: Page, name: string, word: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name: word });
  for (let tries = 1; tries < 4; tries += 1) {
    await page.getByRole('button', { name: `Status de ${name}` }).click();
    const isTaken = await item.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    await page.keyboard.press('Escape');
  }
  throw new Error(`The menu of ${name} was opened three times, and nothing was taken`);
}

/** Types like a keyboard-wedge scanner: event timestamps are 10 ms apart, then Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const keys = [...text, 'Enter'];
  await Promise.all(
    keys.flatMap((key, index) =>
      (['keyDown', 'keyUp'] as const).map((type) =>
        keyboard.send('Input.dispatchKeyEvent', {
          type,
          key,
          timestamp: began + index * 0.01,
          ...(type === 'keyDown' && { text: key === 'Enter' ? '\r' : key }),
          ...(key === 'Enter' && { windowsVirtualKeyCode: 13 }),
        }),
      ),
    ),
  );
}

/** Keeps what an address is asked waiting until it is let go, so that a tap meets the old picture. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => `${url.pathname}${url.search}` === `/api${address}`,
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  return gate.resolve;
}

/**
 * How much farther below a party the next card has got, in pixels, from now until the party's card says something; at most
 * until it folds, which it does when the hand has left it.
 */
export const farthestMove = (page: Page, cards: readonly [party: string, next: string], words: RegExp) =>
  page.evaluate(
    async ([party, next, words]) => {
      const cardOf = (id: string) => document.querySelector(`[data-booking="${id}"]`);
      const topOf = (id: string) => cardOf(id)?.getBoundingClientRect().top ?? 0;
      const gap = () => topOf(next) - topOf(party);
      if (!cardOf(party) || !cardOf(next)) throw new Error('The cards are not there');
      const [before, said] = [gap(), new RegExp(words)];
      let farthest = 0;
      while (cardOf(party)?.querySelector('[data-control="check-in"]')) {
        farthest = Math.max(farthest, Math.abs(gap() - before));
        if (said.test(cardOf(party)?.textContent ?? '')) break;
        await new Promise(requestAnimationFrame);
      }
      return farthest;
    },
    [...cards, words.source] as const,
  );
