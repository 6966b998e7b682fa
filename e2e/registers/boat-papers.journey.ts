import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ask, openAs, type Size } from '../browser.ts';

const office = 'admin@mar-azul.test';

/** A boat of its own, open, with the papers it has. */
async function openBoat(papers: readonly object[], size?: Size) {
  const page = await openAs(office, size);
  const name = `Lancha ${crypto.randomUUID().slice(0, 8)}`;
  const boat = await ask(page, 'POST', '/boats', { boat_name: name, capacity: 8, registration_no: name });
  for (const paper of papers) await ask(page, 'POST', '/boat-documents', { boat_id: boat.id, ...paper });
  const { today } = await ask(page, 'GET', '/boat-documents/expired');
  await page.goto(`/mar-azul/boats?open=${boat.id}`);
  const panel = page.getByRole('region', { name: 'Documentos' });
  await panel.waitFor();
  return { page, panel, name, boat, day: (days: number) => Temporal.PlainDate.from(today).add({ days }) };
}

const typed = (date: Temporal.PlainDate) => date.toString().split('-').reverse().join('/');

async function keepsInside(page: Page, panel: Locator): Promise<void> {
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide[0]).toBeLessThanOrEqual(wide[1] ?? 0);
  const inside = await panel.evaluate((part) => [part.scrollWidth, part.clientWidth]);
  expect(inside[0]).toBeLessThanOrEqual(inside[1] ?? 0);
}

describe('the papers of a boat', () => {
  test('a paper is added with its file, says how long it is good, is taken out, comes back, and stands in the dossier, which only paper shows', async () => {
    const { page, panel, name, boat, day } = await openBoat([]);
    await panel.getByText('Guarde aqui TIE').waitFor();
    await panel.getByRole('button', { name: 'Adicionar' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar documento' });
    await form.waitFor();
    await page.keyboard.press('Control+Enter');
    await form.getByText('Preencha este campo').waitFor();
    await form.getByRole('combobox', { name: 'Documento' }).click();
    await page.getByRole('option', { name: /^DPEM/ }).click();
    await form.getByLabel('Número').fill('DP-77');
    await form.getByLabel('Emissão').fill(typed(day(3)));
    await form.getByLabel('Validade').fill(typed(day(2)));
    await form.getByLabel('Avisar antes (dias)').fill('400');
    await page.keyboard.press('Control+Enter');
    await form.getByText('Use de 1 a 4 números inteiros, de 1 a 365').waitFor();
    await form.getByLabel('Avisar antes (dias)').fill('30 e 7');
    await page.keyboard.press('Control+Enter');
    await form.getByText('A validade não pode ser anterior à emissão').waitFor();
    await form.getByLabel('Emissão').fill(typed(day(-100)));
    await form.getByLabel('Validade').fill(typed(day(12)));
    const chosen = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Arquivo' }).click();
    const pdf = { name: 'dpem.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
    await (await chosen).setFiles(pdf);
    await form.getByRole('link', { name: 'dpem.pdf' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await form.waitFor({ state: 'hidden' });
    await panel.getByText('Vence em 12 dias').waitFor();
    await keepsInside(page, panel);
    const link = panel.getByRole('link', { name: 'dpem.pdf' });
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
      'application/pdf',
    );

    await panel.getByRole('button', { name: /Ações de DPEM/ }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('DPEM (seguro obrigatório)').first().waitFor();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await panel.getByText('Guarde aqui TIE').waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await link.waitFor();
    const { data } = await ask(page, 'GET', `/boat-documents?boat_id=${boat.id}`);
    expect(data).toMatchObject([
      { kind: 'DPEM', number: 'DP-77', alert_days: [30, 7], labels: { file: 'dpem.pdf' } },
    ]);
    await ask(page, 'POST', '/boat-documents', { boat_id: boat.id, kind: 'seguro' });
    await panel
      .getByText(/Seguro/)
      .first()
      .waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await panel.getByRole('button', { name: 'Imprimir dossiê' }).click();
    const sheet = page.locator('.boat-dossier');
    expect(await sheet.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.getByRole('heading', { name: 'Dossiê da embarcação' }).isVisible()).toBe(true);
    expect(await page.getByRole('main').isVisible()).toBe(false);
    const said = await sheet.innerText();
    for (const part of [name, 'DP-77', 'Seguro', 'Sem validade', 'Mar Azul Passeios'])
      expect(said).toContain(part);
    expect(said).not.toContain('R$');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page
      .getByRole('list', { name: 'Histórico' })
      .getByText('DPEM (seguro obrigatório)')
      .first()
      .waitFor();
  });

  // How a boat without a good paper is marked: web/src/modules/fleet/boats/documents/expired-mark.test.tsx.
  test('on a phone nothing sticks out', async () => {
    const { page, panel } = await openBoat(
      [
        { kind: 'TIE', expires_on: '2020-01-01' },
        { kind: 'DPEM', expires_on: '2099-01-01' },
      ],
      'phone',
    );
    await panel.getByText(/Vencido há/).waitFor();
    await keepsInside(page, panel);
    await panel.getByRole('button', { name: 'Adicionar' }).click();
    await page.getByRole('dialog', { name: 'Adicionar documento' }).waitFor();
  });
});
