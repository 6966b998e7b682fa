import { expect, test } from 'vitest';
import { axe, openAs, openPage } from './browser.ts';

test('the reference of the API is read on a phone in the dark and at a desk in the light', async () => {
  for (const [size, colorScheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    const page = await openAs('admin@mar-azul.test', size, { colorScheme });
    await page.goto('/api/docs');
    await page.getByRole('heading', { level: 1, name: 'Leme API' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Endpoints' })
      .getByRole('link', { name: 'bookings', exact: true })
      .click();
    expect(new URL(page.url()).hash).toBe('#bookings');
    const create = page.locator('#post-bookings');
    await create.getByText('Body').click();
    await create.getByText('"customer_name"').first().waitFor();
    await create.getByText('bookings:create').waitFor();
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWider), `${size} in ${colorScheme}`).toBe(false);
    await page.evaluate(keepParts, ['bookings', 'access', 'problems']);
    expect(await axe(page), `${size} in ${colorScheme}`).toEqual([]);
    await page.context().close();
  }
});

/** Runs in the page. One template draws all parts, these hold every method, and axe takes long over all of it. */
function keepParts(names: string[]): void {
  for (const part of document.querySelectorAll('main > section'))
    if (!names.includes(part.getAttribute('aria-labelledby') ?? '')) part.remove();
}

test('a visitor gets a problem in its place', async () => {
  const page = await openPage();
  const answer = await page.goto('/api/docs');
  expect(answer?.status()).toBe(401);
  expect(await answer?.json()).toMatchObject({ type: '/problems/signed-out' });
});
