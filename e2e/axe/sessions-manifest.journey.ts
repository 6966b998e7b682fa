import { describe, expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { leave, openAs, type Size, sizes } from '../browser.ts';
import { axe } from './axe.ts';

describe.each(Object.keys(sizes) as Size[])('axe finds nothing on a %s', (size) => {
  test('in the day, its filters and a manifest, in light, dark and sun', async () => {
    const page = await openAs('admin@mar-azul.test', size);
    await page.goto('/mar-azul/sessions-manifest');
    await page.getByRole('article').first().waitFor();
    await allAnswered(page);
    expect(await axe(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Filtros/ }).click();
      await page.getByRole('dialog').getByText('Imprimir o dia').waitFor();
      expect(await axe(page)).toEqual([]);
      await leave(page, page.getByRole('dialog'));
    }
    await page
      .getByRole('link', { name: /^Ver Manifesto/ })
      .first()
      .click();
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Por pessoa' }).waitFor();
      // The whole list at once: a row that is half under the bar at the thumb is no target at that moment.
      await page.setViewportSize({ width: 390, height: 6_000 });
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Por pessoa' }).click();
      await page.getByLabel('Check-in em lote').click();
      await page.getByRole('button', { name: 'Confirmar Todos' }).waitFor();
      expect(await axe(page)).toEqual([]);
      return;
    }
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/com check-in/)
      .first()
      .waitFor();
    await dialog.getByLabel('Check-in em lote').click();
    await dialog.getByRole('button', { name: 'Baixar manifesto' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Baixar manifesto' }).click();
    await page.getByRole('menuitem', { name: 'Planilha CSV…' }).click();
    await page.getByRole('dialog', { name: 'Planilha do manifesto' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
