import { expect, test } from 'vitest';
import { ask, openAs, openPage, signIn } from '../browser.ts';
import { anOffice } from './departure-day.ts';
import { tapCheckIn } from './pier-day.ts';

// The same at a desk, and who may read this manifest alone: web/src/modules/manifest/sessions/board-session.test.tsx.
test('on a phone a guide goes from the cards to a departure: a party in one tap, the search, one by one and all at once by person, all of it stored, and back leads out step by step [A1-19, A2.4-01, A2.4-16, A2.4-21, A2.4-25, A2.4-28, A4-19, A4-20]', async () => {
  const date = '2031-04-10';
  const office = await anOffice('admin@mar-azul.test');
  const boat = office.boats.find(({ boat_name }) => boat_name === 'Escuna Maré Alta');
  const session = await office.session({ date, product: 'Ilha do Campeche', boat_ids: [boat?.id] });
  await office.session({ date, product: 'Baía dos Golfinhos', start_time: '14:00', end_time: '16:00' });
  const joana = await office.booking(session, {
    name: 'Joana da Jornada',
    people: 3,
    wish: 'Alergia a camarão',
  });
  await office.booking(session, { name: 'Saulo Sozinho', people: 1 });

  const page = await openPage('phone');
  await signIn(page, 'marinheiro@mar-azul.test');
  expect(new URL(page.url()).pathname).toBe('/mar-azul/sessions-manifest');
  await page.getByRole('heading', { level: 1, name: 'Manifesto de Sessões' }).waitFor();
  await page.goto(`/mar-azul/sessions-manifest?date=${date}`);
  const card = page.getByRole('article', { name: '08:00–10:00 Ilha do Campeche' });
  await card.getByText(boat?.boat_name ?? '').waitFor();
  expect(await card.getByText('4/40 lugares · 4 pessoas').isVisible()).toBe(true);
  const empty = page.getByRole('article', { name: '14:00–16:00 Baía dos Golfinhos' });
  expect(await empty.getByText('Sem reservas').isVisible()).toBe(true);
  expect(await empty.getByRole('link').count()).toBe(0);
  await page.getByLabel('Produto, embarcação ou cliente').fill('ilha');
  await empty.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toContain('q=ilha');
  const link = card.getByRole('link', { name: /^Ver Manifesto: Ilha do Campeche/ });
  await link.click();

  // A phone has the pier screen there, and in it the list by person.
  const party = page.getByRole('listitem').filter({ hasText: 'Joana da Jornada' });
  await party.getByText('Alergia a camarão').waitFor();
  expect(await party.innerText()).toContain((joana.total_price ?? 0).toFixed(2).replace('.', ','));
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tapCheckIn(page, 'Joana da Jornada');
  await page.getByText('3 de 4').first().waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await page.getByText('0 de 4').first().waitFor();
  await page.getByRole('searchbox').fill('saulo');
  await party.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toContain('find=saulo');
  expect(page.url()).toContain('q=ilha');
  await page.getByRole('searchbox').fill('');
  await party.waitFor();
  await expect.poll(() => page.url()).not.toContain('find=');

  await page.getByRole('button', { name: 'Por pessoa' }).click();
  const main = page.getByRole('main');
  await main.getByText('0 de 4 com check-in').waitFor();
  await main.getByRole('button', { name: 'Check-in: Joana da Jornada, 1A' }).click();
  await main.getByText('1 de 4 com check-in').waitFor();
  await main.getByLabel('Check-in em lote').click();
  const atOnce = page.locator('#thumb-bar');
  await atOnce.getByText('3 passageiros ainda sem check-in').waitFor();
  await atOnce.getByRole('button', { name: 'Confirmar Todos' }).click();
  await main.getByText('4 de 4 com check-in').waitFor();
  await page.getByText('3 check-ins realizados').first().waitFor();
  await page.reload();
  await main.getByText('4 de 4 com check-in').waitFor();
  const { bookings } = await office.send('GET', `/sessions-manifest/${session.id}`);
  const states = bookings.flatMap(({ passengers }: { passengers: { status: string }[] }) =>
    passengers.map(({ status }) => status),
  );
  expect(states).toEqual(Array(4).fill('checked_in'));

  await page.goBack();
  await page.getByRole('button', { name: 'Por pessoa' }).waitFor();
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
  const { search } = new URL(page.url());
  expect(new URLSearchParams(search).get('q')).toBe('ilha');
  expect(search).not.toMatch(/session|list|find/);
});

test('the badge follows the clock, and the next departure alone has the filled button under the line of the hour [A2.4-17, A2.4-18, A2.4-19, A2.4-20]', async () => {
  const staff = await openAs('admin@porto-cedo.test');
  const office = await anOffice(staff);
  const { tenant } = await ask(staff, 'GET', '/auth/session');
  // What is over is booked no more: the phone is looked at an hour from now.
  const now = Temporal.Now.zonedDateTimeISO(tenant.timezone).add({ hours: 1 });
  const date = now.toPlainDate().toString();
  const at = (minutes: number) => now.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' });
  const sessions = await Promise.all(
    (
      [
        [-58, -40],
        [-30, 20],
        [21, 60],
        [45, 70],
      ] as const
    ).map(([from, to]) =>
      office.session({ date, start_time: at(from), end_time: at(to), guide_name: 'Do Relógio' }),
    ),
  );
  for (const session of sessions) await office.booking(session, { name: 'Cliente do Relógio', people: 1 });
  const page = await openAs('marinheiro@porto-cedo.test', 'phone');
  await page.clock.setFixedTime(now.epochMilliseconds);
  await page.goto('/porto-cedo/sessions-manifest?q=relogio');
  const badges = async () =>
    (await page.getByRole('article').allInnerTexts()).map(
      (text) => /Agendada|Em Andamento|Finalizada|Cancelada/.exec(text)?.[0],
    );
  await expect.poll(badges).toEqual(['Finalizada', 'Em Andamento', 'Agendada', 'Agendada']);
  const line = page.getByText(/^agora \d\d:\d\d$/);
  const next = page.getByRole('article').nth(2);
  await expect.poll(async () => (await line.boundingBox()) !== null).toBe(true);
  const [lineBox, nextBox] = [await line.boundingBox(), await next.boundingBox()];
  expect(lineBox && nextBox && lineBox.y < nextBox.y).toBe(true);
  const fills = await page
    .getByRole('link', { name: /^Ver Manifesto/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set([fills[0], fills[1], fills[3]]).size).toBe(1);
  expect(fills[2]).not.toBe(fills[0]);
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-next]')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
});

test('a day of 220 sessions is laid out only where it is looked at', async () => {
  const page = await openAs('admin@mar-azul.test');
  const card = (index: number) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    product: { id: 'p', name: `Saída ${index}`, color: '#6366f1' },
    date: '2031-04-22',
    start_time: '08:00',
    end_time: '10:00',
    starts_at: '2031-04-22T11:00:00Z',
    ends_at: '2031-04-22T13:00:00Z',
    guide_name: 'Ana',
    sailor_name: null,
    status: 'available',
    cancel_reason: null,
    total_capacity: 40,
    remaining_capacity: 20,
    boats: [],
    bookings: 10,
    passengers: 20,
    aboard: 0,
    absent: 0,
    customers: Array.from({ length: 10 }, (_, at) => ({
      booking_id: `${index}-${at}`,
      name: `Cliente ${index * 10 + at}`,
    })),
  });
  await page.route('**/api/sessions-manifest?*', (route) =>
    route.fulfill({
      json: { date: '2031-04-22', today: '2026-11-20', data: Array.from({ length: 220 }, (_, i) => card(i)) },
    }),
  );
  await page.goto('/mar-azul/sessions-manifest?date=2031-04-22');
  await expect.poll(() => page.getByRole('article').count()).toBe(220);
  const last = page.getByRole('article').last();
  const isLaidOut = () =>
    last.locator('h2').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.getByLabel('Produto, embarcação ou cliente').fill('cliente 2199');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});
