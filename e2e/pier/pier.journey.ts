import { bookingCodeText } from '@leme/contract/manifest/scan';
import { describe, expect, test } from 'vitest';
import { openAs, openPage, signIn } from '../browser.ts';
import { card, checkIn, counts, openOffice, openSession, scan, shows, takeStatus } from './pier-day.ts';

describe('a morning at the pier, on a phone', () => {
  test('sign-in, four check-ins, a no-show, an undo, a party in two parts, a debt paid, a scan and a print [A4-14, A4-16, A4-17, A2.5-56]', async () => {
    const date = '2031-08-10';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    const names = ['A', 'B', 'C', 'D'].map((letter) => `Cliente ${letter}`);
    for (const name of names) await office.aBooking(session, { name });
    await office.aBooking(session, { name: 'Escola Mar', adults: 5 });
    const scanned = await office.aBooking(session, { name: 'Quim Leitor' });

    const page = await openPage('phone');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await signIn(page, 'manager@mar-azul.test');
    await openSession(page, date);
    await counts(page, '0 de 10');

    for (const name of names) await checkIn(page, name);
    await counts(page, '4 de 10');

    await takeStatus(page, 'Quim Leitor', 'No-show');
    await page.getByText('No-show marcado').first().waitFor();
    await counts(page, '1 no-show');
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await page.getByText('Alteração desfeita').first().waitFor();
    await counts(page, 'faltam 6');

    // Later, from the row's own menu.
    await takeStatus(page, 'Cliente A', /Desfazer check-in das \d\d:\d\d de /);
    await counts(page, '3 de 10');
    await checkIn(page, 'Cliente A');

    // A part of a party: two taps; the rest absent in one.
    await takeStatus(page, 'Escola Mar', 'Só uma parte…');
    const sheet = page.getByRole('dialog', { name: 'Quem embarca?' });
    await sheet.getByRole('button', { name: 'Embarcar 3 de 5' }).click();
    await shows(card(page, 'Escola Mar').getByText('3 de 5 a bordo'));
    await counts(page, '7 de 10');
    await card(page, 'Escola Mar').getByRole('button', { name: 'Mais sobre Escola Mar' }).click();
    await card(page, 'Escola Mar').getByRole('button', { name: 'Só uma parte' }).click();
    await sheet.getByRole('button', { name: 'Faltam 2: marcar no-show' }).click();
    await counts(page, '2 no-show');

    // Who owes, in one tap; paid on the spot.
    await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}&q=Cliente B`);
    await card(page, 'Cliente B')
      .getByRole('button', { name: /Cliente B/ })
      .first()
      .click();
    await card(page, 'Cliente B').getByRole('button', { name: 'Registrar pagamento' }).click();
    const payment = page.getByRole('dialog').last();
    await payment
      .getByRole('button', { name: /Registrar|Receber/ })
      .last()
      .click();
    await payment.waitFor({ state: 'hidden' });
    await shows(card(page, 'Cliente B').getByText('Valor Pago'));
    await expect
      .poll(() =>
        card(page, 'Cliente B')
          .getByText(/R\$\s0,00/)
          .count(),
      )
      .toBeGreaterThan(0);

    await page.getByRole('searchbox').fill('');
    await counts(page, '7 de 10');
    await page.getByRole('searchbox').blur();
    await scan(page, bookingCodeText({ tenant_id: await office.tenantId(), booking_id: scanned.id }));
    const scanner = page.getByRole('dialog', { name: 'Ler código' });
    await scanner.getByText('Quim Leitor').first().waitFor();
    await scanner.getByRole('button', { name: /Check-in \(1\)/ }).click();
    await scanner.getByRole('button', { name: 'Fechar' }).click();
    await counts(page, '8 de 10');

    await page.getByRole('button', { name: 'Mais ações' }).first().click();
    await page.getByRole('menuitem', { name: 'Imprimir lista' }).click();
    await page
      .getByRole('dialog', { name: 'Imprimir manifesto' })
      .getByRole('button', { name: 'Imprimir' })
      .click();
    await page.locator('html[data-printed]').waitFor();
  });

  test('holding the button opens the party in parts; left hand, sun and wet fingers', async () => {
    const date = '2031-08-11';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00', 'Gerente');
    await office.aBooking(session, { name: 'Turma Longa', adults: 3, needs: 'Cadeira de rodas' });
    const page = await openAs('marinheiro@mar-azul.test', 'phone');
    await openSession(page, date);
    const button = page.getByRole('button', { name: /^Check-in d.*Turma Longa/ });
    const right = await button.boundingBox();
    await button.dispatchEvent('pointerdown', {
      pointerId: 7,
      isPrimary: true,
      button: 0,
      pointerType: 'touch',
    });
    const sheet = page.getByRole('dialog', { name: 'Quem embarca?' });
    await sheet.waitFor();
    await sheet.getByRole('button', { name: /^Acompanhante 1/ }).click();
    await shows(sheet.getByText('1 de 3 a bordo'));
    await sheet.getByRole('button', { name: 'Pronto' }).click();
    await button.dispatchEvent('pointerup', {
      pointerId: 7,
      isPrimary: true,
      button: 0,
      pointerType: 'touch',
    });
    await counts(page, '1 de 3');
    // Crews take money of departures of today and yesterday alone.
    await page.getByRole('button', { name: 'Mais sobre Turma Longa' }).click();
    await shows(page.getByRole('button', { name: 'Código QR' }));
    expect(await page.getByRole('button', { name: 'Registrar pagamento' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Mais ações' }).first().click();
    await page.getByRole('menuitemcheckbox', { name: 'Canhoto' }).click();
    await expect.poll(async () => ((await button.boundingBox())?.x ?? 999) < (right?.x ?? 0)).toBe(true);
    await page.getByRole('button', { name: 'Mais ações' }).first().click();
    await page.getByRole('menuitemcheckbox', { name: 'Modo sol' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('sun');
    await page.reload();
    await expect.poll(async () => ((await button.boundingBox())?.x ?? 999) < (right?.x ?? 0)).toBe(true);

    // A second finger on the glass: no press.
    const touch = { isPrimary: true, button: 0, pointerType: 'touch', clientX: 60, clientY: 300 };
    await button.dispatchEvent('pointerdown', { ...touch, pointerId: 8 });
    await button.dispatchEvent('pointerdown', { ...touch, pointerId: 9 });
    await button.dispatchEvent('pointerup', { ...touch, pointerId: 9 });
    await button.dispatchEvent('pointerup', { ...touch, pointerId: 8 });
    expect(await page.getByText('1 de 3').count()).toBeGreaterThan(0);
  });
});
