import type { Locator, Page } from 'playwright';

/** Goes on by a key until an element has the focus. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not get there: ${target}`);
}

/** The same, and presses it. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

/** Answers whether the page felt a pointer since it was opened: by keyboard alone it never does. */
export async function watchPointers(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', ''), true);
  });
  return async () => (await page.locator('html[data-touched]').count()) > 0;
}
