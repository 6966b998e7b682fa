import { dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { demoPassword, enter, openPage } from '../browser.ts';
import { counts, openOffice, tapCheckIn } from '../pier/pier-day.ts';
import { guide, marksOf, openSailing, queueIs } from '../signal/at-sea.ts';
import { type Attempt, comeBack, loseSignalAt } from '../signal/signal-goes.ts';

const account = { email: guide, password: demoPassword };

const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());

const moments: Attempt[] = [
  { begin: 'sign-in', end: 'reload', at: 0, rows: true },
  { begin: 'sign-in', end: 'kill', at: 900, rows: true },
  { begin: 'reload', end: 'reload', at: 300, rows: true },
  { begin: 'reload', end: 'kill', at: 2_000 },
];

test('the signal goes at once: whenever it does after the page, nothing called queued is lost', async () => {
  const office = await openOffice();
  const attempt = async (moment: Attempt, index: number) => {
    // Of today, so that nothing is asked before the first mark.
    const date = today();
    const session = await office.aSession(date, `2${index % 2}:${index}5`);
    const names = ['Ada Agora', 'Bia Breve', 'Caio Cedo'];
    const parties = [];
    for (const name of names) parties.push(await office.aBooking(session, { name }));
    const page = await openPage('phone', { serviceWorkers: 'allow' });
    if (moment.begin === 'reload') await enter(page, guide);
    const path = `/mar-azul/passenger-manifest?date=${date}&session=${session.id}`;
    const loss = await loseSignalAt(page, path, { ...moment, patient: true }, account);
    await comeBack(page.context(), path);
    const stored = (await Promise.all(parties.map((party) => marksOf(office, party)))).flat().length;
    return { ...loss, lost: loss.taps - stored };
  };
  for (const [index, moment] of moments.entries()) {
    const outcome = await attempt(moment, index);
    expect(outcome).toMatchObject({ lost: 0, loose: 0, queued: outcome.taps });
    if (moment.rows) expect(outcome.taps).toBe(3);
  }
});

test('what the device cannot keep yet is said in amber and never called queued, and is kept the moment it can be', async () => {
  const date = '2033-03-05';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const names = ['Ari Âmbar', 'Bel Bronze', 'Cid Cobre'];
  const parties: { id: string }[] = [];
  for (const name of names) parties.push(await office.aBooking(session, { name }));
  const page = await openPage('phone', { serviceWorkers: 'allow' });
  await enter(page, guide);
  // A disk that takes nothing until it is let.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (!('diskWorks' in window) && this.name === 'outbox') throw new Error('The disk takes nothing');
      return put.apply(this, given);
    };
  });
  await openSailing(page, session, date);
  await counts(page, '0 de 3');
  await page.route('**/api/attendance-events', (route) => route.abort());
  for (const name of names) await tapCheckIn(page, name);
  await counts(page, '3 de 3');
  const risk = page.getByRole('button', { name: /3 na tela, ainda não guardadas$/ });
  await risk.waitFor();
  await page.getByText('3 na tela, ainda não guardadas').last().waitFor();
  expect(await page.getByText('na fila').count()).toBe(0);
  await risk.click();
  const sheet = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
  await sheet.getByRole('region', { name: 'Na tela, ainda não guardadas' }).waitFor();
  expect(await sheet.getByText(/na fila\b/i).count()).toBe(0);
  expect(await sheet.getByText('pode fechar').count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { diskWorks: true }));
  await sheet.getByRole('region', { name: 'Na fila' }).waitFor();
  expect(await sheet.getByText(/ainda não/).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await queueIs(page, 3);
  await page.unroute('**/api/attendance-events');
  await page.reload();
  const stored = async () =>
    (await Promise.all(parties.map((party) => marksOf(office, party)))).flat().length;
  await expect.poll(stored).toBe(3);
});
