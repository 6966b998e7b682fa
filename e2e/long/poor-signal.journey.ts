import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { card, counts, openOffice, shows, tapCheckIn } from '../pier/pier-day.ts';
import {
  anInstalledSailing,
  findSignal,
  heldBy,
  later,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  queueOf,
  saidOf,
  setStatus,
} from '../signal/at-sea.ts';

const manager = 'manager@mar-azul.test';

const everything = '**/api/**';
const marks = '**/api/attendance-events';
const portal = { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi da marina</h1>' };
const trouble = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '/problems/internal', title: 'Internal', status: 500 }),
};

describe('what is marked is painted at once, says that it waits, and arrives once when things are well again', () => {
  test.each([
    [
      'a network that takes everything and answers nothing',
      '2033-02-01',
      everything,
      () => undefined,
      /^Offline/,
    ],
    [
      'a portal that answers in our place',
      '2033-02-02',
      everything,
      (route: Route) => route.fulfill(portal),
      /^Offline/,
    ],
    ['a server in trouble', '2033-02-03', marks, (route: Route) => route.fulfill(trouble), /^(Online|Lento)/],
  ])('%s', async (_, date, which, spoil, dot) => {
    const { office, parties, page } = await anInstalledSailing(date, ['Lina Lenta', 'Lauro Lento']);
    await page.route(which, spoil);
    await tapCheckIn(page, 'Lina Lenta');
    await counts(page, '1 de 2');
    await shows(card(page, 'Lina Lenta').getByText('na fila'));
    await shows(page.getByText('Na fila', { exact: true }));
    await setStatus(page, 'Lauro Lento', 'No-show');
    await counts(page, '1 no-show');
    await queueIs(page, 2);
    await later(page, () => queueOf(page).textContent()).toMatch(dot);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await later(page, () => queueOf(page).count()).toBe(0);
    await counts(page, '1 de 2');
    expect(await page.getByText('Erro ao atualizar status').count()).toBe(0);
    expect(await Promise.all(parties.map((party) => saidOf(office, party)))).toEqual([
      'checked_in',
      'no_show',
    ]);
  });
});

test('a browser that keeps nothing sends what it can, and says that the rest lasts as long as the page', async () => {
  const date = '2033-02-05';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const [now, later] = [
    await office.aBooking(session, { name: 'Pia Privada' }),
    await office.aBooking(session, { name: 'Paulo Privado' }),
  ];
  const page = await openInstalledPhone();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A private window', 'SecurityError');
    };
  });
  await openSailing(page, session, date);
  await tapCheckIn(page, 'Pia Privada');
  await shows(page.getByText('Check-in realizado'));
  expect(await saidOf(office, now)).toBe('checked_in');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await loseSignal(page);
  await tapCheckIn(page, 'Paulo Privado');
  await page.getByRole('button', { name: /, 1 na tela, ainda não guardada$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
  await sheet.getByText(/deixe esta página aberta/).waitFor();
  await sheet
    .getByRole('region', { name: 'Na tela, ainda não guardadas' })
    .getByRole('listitem')
    .filter({ hasText: 'Paulo Privado' })
    .waitFor();
  await findSignal(page);
  await sheet.getByText('Nada na fila').waitFor();
  expect(await saidOf(office, later)).toBe('checked_in');
});

test('another version waits until the queue is empty and nothing typed would be lost', async () => {
  const { page } = await anInstalledSailing('2033-02-07', ['Vera Versada'], manager);
  const reload = page.locator('button', { hasText: 'Recarregar' });
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), served_build: '2026.01.15.0830' },
    });
  });
  await page.reload();
  await reload.waitFor();
  await page.route(marks, (route) => route.abort());
  await tapCheckIn(page, 'Vera Versada');
  await shows(
    page.getByText('A versão do Leme mudou. Recarregue depois que 1 marcação da fila for enviada.'),
  );
  expect(await reload.count()).toBe(0);
  await expect.poll(async () => (await heldBy(page)).outbox).toBe(1);
  await page.unroute(marks);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await reload.waitFor();
  await page.getByRole('heading', { name: 'Vera Versada' }).getByRole('button').click();
  const name = card(page, 'Vera Versada').getByRole('textbox').first();
  await name.fill('Vera Cruz');
  await reload.waitFor({ state: 'detached' });
  await name.blur();
  await reload.waitFor();
});
