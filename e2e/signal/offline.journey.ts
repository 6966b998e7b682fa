import { expect, test } from 'vitest';
import { card, counts, openOffice, shows, tapCheckIn } from '../pier/pier-day.ts';
import {
  findSignal,
  heldBy,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
  saidOf,
  setStatus,
} from './at-sea.ts';

test('what is marked in a tunnel is painted at once and reaches the server once each when the signal is back', async () => {
  const date = '2033-01-10';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const names = Array.from({ length: 8 }, (_, index) => `Túnel ${String.fromCharCode(65 + index)}`);
  const parties = [];
  for (const [index, name] of names.entries())
    parties.push(await office.aBooking(session, { name, adults: (index % 3) + 1 }));
  const absent = await office.aBooking(session, { name: 'Nair Ausente', adults: 2 });
  const page = await openInstalledPhone();
  await openSailing(page, session, date);
  await counts(page, '0 de 17');
  await readyForSea(page, date);
  await loseSignal(page);

  await tapCheckIn(page, 'Túnel A');
  await counts(page, '1 de 17');
  await shows(page.getByText('Túnel A: segue sozinho quando houver sinal'));
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await counts(page, '0 de 17');
  await queueIs(page, 2);
  for (const name of names.slice(1)) await tapCheckIn(page, name);
  await shows(page.getByRole('button', { name: 'Desfazer' }));
  await queueIs(page, 9);
  await setStatus(page, 'Nair Ausente', 'No-show');
  await counts(page, '2 no-show');
  await setStatus(page, 'Túnel H', /Desfazer check-in das \d\d:\d\d de /);
  await queueIs(page, 11);
  await expect.poll(() => page.getByText('na fila', { exact: true }).count()).toBe(9);
  await counts(page, '12 de 17');
  expect(await saidOf(office, absent)).toBe('');

  await findSignal(page);
  await queueIs(page, 0);
  await expect.poll(() => page.getByText('na fila', { exact: true }).count()).toBe(0);
  expect(await page.getByText('Check-in realizado').count()).toBe(0);
  expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0);
  await counts(page, '12 de 17');
  const said = await Promise.all([...parties, absent].map((party) => saidOf(office, party)));
  expect(said).toEqual([
    'checked_in pending',
    ...[2, 3, 1, 2, 3, 1].map((people) => Array(people).fill('checked_in').join(' ')),
    'checked_in checked_in pending pending',
    'no_show no_show',
  ]);
  expect(await heldBy(page)).toMatchObject({ outbox: 0 });
});

test('the application opens again without a signal: today, tomorrow, search and codes are there, and a reload keeps what was marked', async () => {
  const office = await openOffice('admin@porto-cedo.test');
  const { tenant } = await office.send('GET', '/auth/session');
  const day = Temporal.Now.plainDateISO(tenant.timezone);
  const [today, tomorrow] = [day.toString(), day.add({ days: 1 }).toString()];
  const name = `Frida ${crypto.randomUUID().slice(0, 6)}`;
  const session = await office.aSession(today, '21:00', name);
  const [group, alone, regret] = [
    await office.aBooking(session, { name: 'Cesta Fria', adults: 2 }),
    await office.aBooking(session, { name: 'Cora Digitada' }),
    await office.aBooking(session, { name: 'Rui Arrependido' }),
  ];
  await office.aBooking(await office.aSession(tomorrow, '21:00', name), { name: 'Amanda Seguinte' });
  const first = await openInstalledPhone('marinheiro@porto-cedo.test');
  await first.goto('/');
  await readyForSea(first, today, tomorrow);
  await first.close();
  await loseSignal(first);

  const page = await first.context().newPage();
  await page.goto('/');
  await page.getByText(/^Não foi possível atualizar\. Dados de \d\d:\d\d\.$/).waitFor();
  const ours = page.getByRole('article').filter({ hasText: name });
  await ours.getByRole('link', { name: /^Ver Manifesto/ }).click();
  await counts(page, '0 de 4');
  await page.getByRole('button', { name: 'Por pessoa' }).click();
  const list = page.getByRole('main');
  await list
    .getByRole('button', { name: /^Check-in: Cesta Fria/ })
    .first()
    .click();
  await list.getByText('1 de 4 com check-in').waitFor();
  await shows(list.getByText('na fila'));
  await page.goto(`/porto-cedo/sessions-manifest?date=${tomorrow}`);
  await ours.getByRole('link', { name: /^Ver Manifesto/ }).click();
  await shows(page.getByRole('button', { name: 'Check-in de Amanda Seguinte' }));

  await page.goto(`/porto-cedo/passenger-manifest?date=${tomorrow}`);
  await page.getByRole('searchbox').fill('Amanda');
  await shows(page.getByRole('button', { name: 'Check-in de Amanda Seguinte' }));
  for (const screen of ['passenger-manifest', 'sessions-manifest']) {
    await page.goto(`/porto-cedo/${screen}?date=2033-01-11`);
    await shows(page.getByText(/este dia não está guardado neste aparelho/));
  }
  await openSailing(page, session, today, 'porto-cedo');
  await counts(page, '1 de 4');
  await page.getByRole('button', { name: 'Ler código QR' }).click();
  const scanner = page.getByRole('dialog', { name: 'Ler código' });
  const typeCode = async (code: string) => {
    await scanner.getByRole('textbox', { name: 'Código da reserva' }).fill(code);
    await page.keyboard.press('Enter');
  };
  await typeCode('ZZZZZZ');
  await scanner.getByText('O código não pôde ser verificado').waitFor();
  await typeCode(alone.code.toLowerCase());
  await scanner.getByRole('button', { name: 'Check-in (1)' }).click();
  await scanner.getByText('Check-in feito').waitFor();
  await typeCode(alone.code);
  await scanner.getByText('Já fez check-in').waitFor();
  await scanner.getByRole('button', { name: 'Fechar' }).click();
  await tapCheckIn(page, 'Rui Arrependido');
  await queueIs(page, 3);

  await page.reload();
  await queueIs(page, 3);
  await counts(page, '3 de 4');
  await setStatus(page, 'Rui Arrependido', /^Desfazer check-in/);
  await counts(page, '2 de 4');
  await queueIs(page, 4);
  await findSignal(page);
  await queueIs(page, 0);
  await counts(page, '2 de 4');
  const said = await Promise.all([group, alone, regret].map((party) => saidOf(office, party)));
  expect(said).toEqual(['checked_in', 'checked_in', 'checked_in pending']);
  expect(await card(page, 'Rui Arrependido').getByText('marcações diferentes').count()).toBe(0);
});

test('two devices that mark one person differently without a signal show one state, and a decision on one clears both', async () => {
  const date = '2033-01-12';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const party = await office.aBooking(session, { name: 'Dora Dupla' });
  const [one, other] = [await openInstalledPhone(), await openInstalledPhone('manager@mar-azul.test')];
  for (const page of [one, other]) {
    await openSailing(page, session, date);
    await readyForSea(page, date);
    await loseSignal(page);
  }
  await tapCheckIn(one, 'Dora Dupla');
  await setStatus(other, 'Dora Dupla', 'No-show');
  await Promise.all([counts(one, '1 de 1'), counts(other, '1 no-show')]);
  await findSignal(other);
  await queueIs(other, 0);
  await findSignal(one);
  for (const page of [one, other]) {
    await queueIs(page, 0);
    await shows(card(page, 'Dora Dupla').getByText('marcações diferentes'));
    await counts(page, '1 de 1');
  }
  expect(await saidOf(office, party)).toBe('checked_in no_show');
  await one.getByText('Na fila', { exact: true }).waitFor({ state: 'hidden' });
  // What is shown already can be meant, too.
  await setStatus(one, 'Dora Dupla', 'Check-in');
  for (const page of [one, other]) {
    await expect.poll(() => card(page, 'Dora Dupla').getByText('marcações diferentes').count()).toBe(0);
    await counts(page, '1 de 1');
  }
});
