import { expect, test } from 'vitest';
import { openAs, openPage } from '../browser.ts';

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
    await create.getByText('Body', { exact: true }).click();
    await create.getByText('"customer_name"').first().waitFor();
    await create.getByText('bookings:create').waitFor();
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWider), `${size} in ${colorScheme}`).toBe(false);
    await page.context().close();
  }
});

test('a visitor gets a problem in its place', async () => {
  const page = await openPage();
  const answer = await page.goto('/api/docs');
  expect(answer?.status()).toBe(401);
  expect(await answer?.json()).toMatchObject({ type: '/problems/signed-out' });
});
