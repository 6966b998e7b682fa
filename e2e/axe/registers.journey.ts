import { expect, test } from 'vitest';
import { axe, openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';

test.each(['phone', 'desktop'] as const)(
  'axe finds nothing in list, form and record on a %s',
  async (size) => {
    const page = await openAs(office, size);
    // One card: what lies half under the bar at the thumb hangs on how many rows come before it.
    await page.goto('/mar-azul/customers?q=adriana');
    await page.getByRole('link', { name: 'Adriana' }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/mar-azul/tags?open=new');
    await page.getByRole('dialog', { name: 'Adicionar tag' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/mar-azul/boats');
    await page.getByRole('link', { name: 'Lancha Netuno' }).click();
    await page.getByRole('textbox', { name: 'Lotação' }).waitFor();
    expect(await axe(page)).toEqual([]);
  },
);
