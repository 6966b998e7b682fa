import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { openAs } from '../browser.ts';
import { card, checkIn, counts, openOffice, openSession, shows } from '../pier/pier-day.ts';

// Nobody else is at work in this company: whatever is told here is told of these journeys.
const admin = 'admin@porto-vivo.test';

/** Long before a page asks by itself. */
const soon = 20_000;

/** Keeps back what a page asks for; `wanted` once it does. */
async function holdAll(page: Page, address: RegExp) {
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(address, async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return { wanted: asked.promise, release: gate.resolve };
}

/** Opens the day as the office does and waits until changes are heard. */
async function watchDay(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/realtime'));
  await page.goto(path);
  await heard;
  await allAnswered(page);
}

test('a check-in at the pier shows in the office by itself, and a word says so, but not to whom it was [A4-57, A4-63, A4-64, A4-65, B7.2-16]', async () => {
  const date = '2031-09-01';
  const office = await openOffice(admin);
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Família Onda', adults: 3 });
  const desk = await openAs(admin);
  await watchDay(desk, `/porto-vivo/sessions-manifest?date=${date}`);
  await desk.getByRole('article').first().waitFor();
  const guide = await openAs('marinheiro@porto-vivo.test', 'phone');
  await openSession(guide, date, 'porto-vivo');
  await checkIn(guide, 'Família Onda');
  await desk.getByText('3 de 3 com check-in').waitFor();
  await shows(desk.getByText(/feitos? pela equipe/));
  await shows(desk.locator('[data-messages]').getByText(/Família Onda/));
  expect(await guide.getByText(/feitos? pela equipe/).count()).toBe(0);

  await guide.getByRole('button', { name: 'Desfazer' }).last().click();
  await desk.getByText('3 de 3 com check-in').waitFor({ state: 'detached' });
  await shows(desk.getByText(/[Cc]heck-ins? cancelados? pela equipe/));
});

test('sessions and bookings of colleagues appear, change and go on an open page, and are told [A4-59, A4-60, A4-61, A4-62]', async () => {
  const date = '2031-09-02';
  const office = await openOffice(admin);
  const page = await openAs('manager@porto-vivo.test');
  await watchDay(page, `/porto-vivo/passenger-manifest?date=${date}`);
  await page.getByText('Nenhuma sessão encontrada').waitFor();
  const session = await office.aSession(date, '09:00');
  // What comes close together is told as one, and these journeys may run side by side.
  await shows(page.getByText(/Nova sessão criada|novas sessões criadas/));
  await office.aBooking(session, { name: 'Tânia Maré' });
  await shows(page.getByText(/Nova reserva recebida|novas reservas recebidas/));
  await page.getByRole('button', { name: 'Tânia Maré', exact: true }).waitFor();
  await office.send('POST', `/sessions/${session.id}/cancellation`, {
    version: session.version,
    reason: 'Vento sul',
    cancel_bookings: true,
  });
  await shows(page.getByText(/Sessão removida|sessões removidas/));
  await page.getByRole('button', { name: 'Tânia Maré', exact: true }).waitFor({ state: 'detached' });
});

test('what happens between the first answer of a page and its hearing of changes is told it: in the tab that listens, and in one beside it', async () => {
  const date = '2031-09-05';
  const office = await openOffice(admin);
  const first = await openAs(admin);
  const hearing = await holdAll(first, /\/api\/realtime/);
  await first.goto(`/porto-vivo/sessions-manifest?date=${date}`);
  await first.getByText('Nenhuma sessão encontrada').waitFor();
  await hearing.wanted;
  await office.aSession(date, '08:00');
  hearing.release();
  await first.getByText('08:00–10:00').waitFor({ timeout: soon });

  const second = await first.context().newPage();
  const following = await holdAll(second, /\/live-stream[^/]*\.js/);
  await second.goto(`/porto-vivo/sessions-manifest?date=${date}`);
  await second.getByText('08:00–10:00').waitFor();
  await following.wanted;
  await office.aSession(date, '11:00');
  await first.getByText('11:00–13:00').waitFor({ timeout: soon });
  following.release();
  await second.getByText('11:00–13:00').waitFor({ timeout: soon });

  // The tab that listened closes: the other one goes on from where it was told.
  await first.close();
  await office.aSession(date, '14:00');
  await second.getByText('14:00–16:00').waitFor({ timeout: soon });
});

test('a page nobody looks at asks for nothing, and catches up when it is looked at again [B7.2-17]', async () => {
  const date = '2031-09-03';
  const office = await openOffice(admin);
  const page = await openAs(admin);
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    addEventListener('look-away', () => (hidden = true));
    addEventListener('look-back', () => {
      hidden = false;
      dispatchEvent(new Event('visibilitychange'));
    });
  });
  await watchDay(page, `/porto-vivo/sessions-manifest?date=${date}`);
  await page.getByText('Nenhuma sessão encontrada').waitFor();
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/sessions-manifest?') && asked.push(request.url()),
  );
  await page.evaluate(() => dispatchEvent(new Event('look-away')));
  const witness = await openAs(admin);
  await watchDay(witness, `/porto-vivo/sessions-manifest?date=${date}`);
  await office.aSession(date, '10:00');
  await witness.getByText('10:00–12:00').waitFor();
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('look-back')));
  await page.getByText('10:00–12:00').waitFor();
});

test('passengers another desk adds to a booking stand in the open manifest without a reload, and can be checked in [A7.4-29]', async () => {
  const date = '2031-09-04';
  const office = await openOffice(admin);
  const session = await office.aSession(date, '11:00');
  const booking = await office.aBooking(session, { name: 'Família Crescente', adults: 2 });
  const page = await openAs('marinheiro@porto-vivo.test', 'phone');
  await watchDay(page, `/porto-vivo/passenger-manifest?date=${date}&session=${session.id}`);
  await counts(page, '0 de 2');
  const { data } = await office.send('GET', `/sessions/${session.id}/bookings`);
  const [{ version, booking_passengers: lines, ...known }] = data;
  const { customer_name, customer_phone, customer_email, special_requirements, agent_id } = known;
  await office.send('PATCH', `/bookings/${booking.id}`, {
    version,
    customer_name,
    customer_phone,
    customer_email,
    special_requirements,
    agent_id,
    passengers: [{ fare_type_id: lines[0].fare_type.id, quantity: 3 }],
  });
  await shows(card(page, 'Família Crescente').getByText('3 Adulto'));
  await checkIn(page, 'Família Crescente');
  await counts(page, '3 de 3');
});
