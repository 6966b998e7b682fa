import { describe, expect, test } from 'vitest';
import { forgetComplaints, notUnderstood, openAs, type Size } from './browser.ts';
import { card, checkIn, counts, hold, openOffice, openSession, shows } from './pier-day.ts';

describe('on the row', () => {
  test('names, documents and birth dates by Enter from field to field; two people at once choose; offline keeps what was typed', async () => {
    const date = '2031-08-12';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    const booking = await office.aBooking(session, { name: 'Família Prado', adults: 2 });
    const page = await openAs('marinheiro@mar-azul.test');
    await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
    await page.getByRole('button', { name: 'Família Prado', exact: true }).click();
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Nome de Família Prado').fill('Letícia Prado');
    await page.keyboard.press('Enter');
    await page.keyboard.type('123.456.789-00');
    await page.keyboard.press('Enter');
    await page.keyboard.type('10051990');
    await page.keyboard.press('Enter');
    await page.getByText('Salvo', { exact: true }).first().waitFor();
    await shows(page.getByText('Aniversário: Letícia Prado').or(page.getByText('Letícia Prado')));

    const people = async () => {
      const day = await office.send('GET', `/passenger-manifest?date=${date}`);
      return day.data[0].bookings[0].passengers as {
        id: string;
        version: number;
        name: string;
        birth_date: string;
      }[];
    };
    await expect.poll(async () => (await people())[0]?.birth_date).toBe('1990-05-10');
    expect((await people())[0]?.name).toBe('Letícia Prado');

    // Somebody in the office is quicker.
    await page.route('**/api/passenger-manifest**', (route) => route.abort());
    const second = (await people())[1];
    await office.send('PATCH', `/manifest-passengers/${second?.id}`, {
      version: second?.version,
      name: 'Rui do Escritório',
    });
    await field('Nome de Acompanhante 1').fill('Rui do Píer');
    await page.keyboard.press('Enter');
    await shows(page.getByText('Salvo: Rui do Escritório. Digitado aqui: Rui do Píer.'));
    await page.getByRole('button', { name: 'Salvar o meu' }).click();
    await expect.poll(async () => (await people())[1]?.name).toBe('Rui do Píer');
    await page.unroute('**/api/passenger-manifest**');

    // No connection: typed text stays, also when the row is folded, and is stored at the next try.
    await page.route('**/api/manifest-passengers/**', (route) => route.abort());
    await field('Documento de Rui do Píer').fill('RG 99');
    await page.keyboard.press('Enter');
    await page.getByText(/Não salvo/).waitFor();
    await page.getByRole('button', { name: 'Família Prado', exact: true }).click();
    await page.getByRole('button', { name: 'Família Prado', exact: true }).click();
    expect(await field('Documento de Rui do Píer').inputValue()).toBe('RG 99');
    await page.unroute('**/api/manifest-passengers/**');
    await field('Documento de Rui do Píer').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Salvo', { exact: true }).first().waitFor();
    expect(booking.id).toBeTruthy();
  });

  test('a row that a filter takes away hands the focus to the next one; / searches the day; the address keeps it [A2.5-06, A2.5-09]', async () => {
    const date = '2031-08-13';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    for (const name of ['Ana Um', 'Beto Dois', 'Caio Três']) await office.aBooking(session, { name });
    const page = await openAs('marinheiro@mar-azul.test');
    await page.goto(`/mar-azul/passenger-manifest?date=${date}&checkin=not-checked`);
    const status = (name: string) => page.getByRole('button', { name: `Status de ${name}` });
    await status('Ana Um').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Pendente' }).waitFor();
    await page.keyboard.press('2');
    await status('Ana Um').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('Beto Dois');

    await page.keyboard.press('/');
    await page.keyboard.type('tres');
    await status('Beto Dois').waitFor({ state: 'detached' });
    await page.waitForURL(/q=tres/);
    await page.reload();
    await status('Caio Três').waitFor();
    expect(await status('Beto Dois').count()).toBe(0);
  });
});

describe('while somebody else changes the day', () => {
  test.each(['phone', 'desktop'] as const)(
    'cancelled, moved and double-tapped: a clear answer each time on a %s, and the local list stays as it was [A4-18, A8-15]',
    async (size) => {
      const date = size === 'phone' ? '2031-08-14' : '2031-08-15';
      const office = await openOffice();
      const session = await office.aSession(date, '08:00');
      const later = await office.aSession(date, '14:00');
      const [gone, , double] = [
        await office.aBooking(session, { name: 'Reserva Cancelada' }),
        await office.aBooking(session, { name: 'Reserva Fica' }),
        await office.aBooking(session, { name: 'Toque Duplo' }),
      ];
      await office.aBooking(later, { name: 'Da Tarde' });
      const page = await openAs('marinheiro@mar-azul.test', size as Size);
      await page.goto(
        `/mar-azul/passenger-manifest?date=${date}${size === 'phone' ? `&session=${session.id}` : ''}`,
      );
      const press = async (name: string) => {
        if (size === 'phone') {
          await page.getByRole('button', { name: `Check-in de ${name}` }).click();
          return;
        }
        await page.getByRole('button', { name: `Status de ${name}` }).click();
        await page.getByRole('menuitem', { name: /^Check-in/ }).click();
      };
      await page.getByText('Reserva Cancelada').first().waitFor();
      const release = await hold(page, `/passenger-manifest?date=${date}`);
      await office.send('POST', `/bookings/${gone.id}/cancellation`, { version: gone.version, reason: null });
      await press('Reserva Cancelada');
      await page.getByText('Erro ao atualizar status').first().waitFor();
      await page
        .getByText(/a reserva foi cancelada/)
        .first()
        .waitFor();
      release();
      await page.getByRole('button', { name: 'Atualizar' }).last().click();
      await shows(page.getByText(/Reserva Cancelada saiu desta lista/));

      if (size === 'phone') {
        const button = page.getByRole('button', { name: 'Check-in de Toque Duplo' });
        // The note above has just moved the rows; both taps are meant for where they come to rest.
        await button.click({ trial: true });
        await button.dblclick({ force: true });
      } else await press('Toque Duplo');
      await page.getByText('Check-in realizado').first().waitFor();
      const events = await office.send('GET', `/bookings/${double.id}/attendance-events`);
      expect(events.data).toHaveLength(1);
    },
  );

  test('a check-in the server cannot take is taken back and said; the row can be pressed again [A4-18, A8-15]', async () => {
    const date = '2031-08-16';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    await office.aBooking(session, { name: 'Sem Efeito' });
    const page = await openAs('marinheiro@mar-azul.test', 'phone');
    await openSession(page, date);
    await page.route('**/api/attendance-events', (route) => route.fulfill(notUnderstood));
    await page.getByRole('button', { name: 'Check-in de Sem Efeito' }).click();
    await page.getByText('Erro ao atualizar status').first().waitFor();
    await counts(page, '0 de 1');
    await page.unroute('**/api/attendance-events');
    await page.getByRole('button', { name: 'Check-in de Sem Efeito' }).click();
    await counts(page, '1 de 1');
    forgetComplaints();
  });
});

test('what was marked a moment ago does not fold away under the finger on the next button', async () => {
  const date = '2031-08-29';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  for (const name of ['Alda Primeira', 'Bento Segundo']) await office.aBooking(session, { name });
  const page = await openAs('marinheiro@mar-azul.test', 'phone');
  await page.clock.install();
  await openSession(page, date);
  await checkIn(page, 'Alda Primeira');
  await page.clock.pauseAt(Date.now() + 1_000);
  const next = card(page, 'Bento Segundo');
  await next.getByRole('button', { name: 'Check-in de Bento Segundo' }).hover();
  const place = await next.boundingBox();
  await page.clock.runFor(1_000);
  await page.mouse.down();
  await page.clock.runFor(1_500);
  expect(await next.boundingBox()).toEqual(place);
  await page.mouse.up();
  await counts(page, '2 de 2');
  await page.clock.runFor(3_500);
  await expect.poll(async () => (await next.boundingBox())?.y).not.toBe(place?.y);
});
