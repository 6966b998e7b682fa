import { describe, expect, test } from 'vitest';
import { openEnding, openStill, warningOf } from '../alert-page.ts';
import { openAs, type Size, sizes } from '../browser.ts';
import { axe } from './axe.ts';

describe('axe finds nothing, in light, dark and sun', () => {
  test.each(Object.keys(sizes) as Size[])('in the warning on a %s', async (size) => {
    const page = await openStill(size, '');
    await page.clock.fastForward('02:01:00');
    await warningOf(page).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test.each(Object.keys(sizes) as Size[])('in the banners on a %s', async (size) => {
    const companies = { phone: ['porto-inativo', 'porto-tres-dias'], desktop: ['porto-atrasado'] }[size];
    for (const company of companies) {
      const page = await openAs(`admin@${company}.test`, size);
      await page.goto(`/${company}/passenger-manifest`);
      await page.getByRole('region', { name: 'Avisos' }).waitFor();
      expect(await axe(page), company).toEqual([]);
      await page.context().close();
    }
  });

  test.each(Object.keys(sizes) as Size[])('where access ends soon, on a %s', async (size) => {
    const page = await openEnding(size);
    await page.getByText(/Seu acesso termina em/).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
