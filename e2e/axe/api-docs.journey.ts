import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { axe } from './axe.ts';

test('axe finds nothing in the reference of the API, on a phone in the dark and at a desk in the light', async () => {
  for (const [size, colorScheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    const page = await openAs('admin@mar-azul.test', size, { colorScheme });
    await page.goto('/api/docs');
    await page.locator('#post-bookings').getByText('Body').click();
    await page.locator('#post-bookings').getByText('"customer_name"').first().waitFor();
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
