import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetComplaints, openAs } from './browser.ts';
import { anOffice } from './departure-day.ts';
import { hold } from './pier-day.ts';

const address = (date: string, more = '') => `/mar-azul/sessions-manifest?date=${date}${more}`;

test('two people on the same row end with the same state', async () => {
  const date = '2031-04-15';
  const office = await anOffice('admin@mar-azul.test');
  const session = await office.session({ date });
  await office.booking(session, { name: 'Dora Disputada', people: 1 });
  const pages = [await openAs('marinheiro@mar-azul.test'), await openAs('manager@mar-azul.test')];
  await Promise.all(pages.map((page) => page.goto(address(date, `&session=${session.id}`))));
  const button = (page: Page) => page.getByRole('button', { name: 'Check-in: Dora Disputada, 1A' });
  await Promise.all(pages.map((page) => button(page).waitFor()));
  // Neither hears of the other before it pressed.
  const releases = await Promise.all(pages.map((page) => hold(page, `/sessions-manifest/${session.id}`)));
  await Promise.all(pages.map((page) => button(page).click()));
  for (const page of pages) await page.getByText('Check-in realizado').first().waitFor();
  for (const release of releases) release();
  for (const page of pages) await page.getByRole('dialog').getByText('1 de 1 com check-in').waitFor();
  forgetComplaints();
});

test('a day of 220 sessions is laid out only where it is looked at', async () => {
  const page = await openAs('admin@mar-azul.test');
  const card = (index: number) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    product: { id: 'p', name: `Saída ${index}`, color: '#6366f1' },
    date: '2031-04-22',
    start_time: '08:00',
    end_time: '10:00',
    starts_at: '2031-04-22T11:00:00Z',
    ends_at: '2031-04-22T13:00:00Z',
    guide_name: 'Ana',
    sailor_name: null,
    status: 'available',
    cancel_reason: null,
    total_capacity: 40,
    remaining_capacity: 20,
    boats: [],
    bookings: 10,
    passengers: 20,
    aboard: 0,
    absent: 0,
    customers: Array.from({ length: 10 }, (_, at) => ({
      booking_id: `${index}-${at}`,
      name: `Cliente ${index * 10 + at}`,
    })),
  });
  await page.route('**/api/sessions-manifest?*', (route) =>
    route.fulfill({
      json: { date: '2031-04-22', today: '2026-11-20', data: Array.from({ length: 220 }, (_, i) => card(i)) },
    }),
  );
  await page.goto(address('2031-04-22'));
  await expect.poll(() => page.getByRole('article').count()).toBe(220);
  const last = page.getByRole('article').last();
  const isLaidOut = () =>
    last.locator('h2').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.getByLabel('Produto, embarcação ou cliente').fill('cliente 2199');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});
