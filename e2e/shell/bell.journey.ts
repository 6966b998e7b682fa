import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs } from '../browser.ts';

const admin = 'admin@porto-sino.test';
const bellOf = (page: Page) => page.getByRole('button', { name: /^Alertas/ }).first();

/** Lets the page be hidden and seen again, and counts what it asks of the bell meanwhile. */
async function watched(
  page: Page,
): Promise<{ asked: string[]; look: (way: 'away' | 'back') => Promise<unknown> }> {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    const seen = (next: boolean) => () => {
      hidden = next;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    addEventListener('look-away', seen(true));
    addEventListener('look-back', seen(false));
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/alerts/pending') && asked.push(request.url()));
  const look = (way: 'away' | 'back') =>
    page.evaluate((name) => dispatchEvent(new Event(name)), `look-${way}`);
  return { asked, look };
}

test('the bell counts to nine and more, tells what is new, asks nothing unseen, and what is true comes back', async () => {
  for (let at = 1; at <= 11; at++) await ask(admin, 'POST', '/alerts', { description: `Aviso ${at}` });
  const boat = await ask(admin, 'POST', '/boats', { boat_name: 'Sino', capacity: 8 });
  const paper = { boat_id: boat.id, kind: 'TIE', expires_on: '2020-05-01' };
  await ask(admin, 'POST', '/boat-documents', paper);

  const page = await openAs(admin);
  await page.clock.install();
  const { asked, look } = await watched(page);
  await page.goto('/porto-sino/boats');
  await page.getByRole('button', { name: 'Alertas: 9+ novos' }).first().click();
  await page.getByText('NOVO', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alertas', exact: true }).first().waitFor();
  await bellOf(page).click();
  expect(await page.getByText('NOVO', { exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Limpar todos' }).click();
  await page.getByText('Resolver 12 alertas?').waitFor();
  await page.getByRole('button', { name: 'Resolver todos' }).click();
  await page.getByText('Nenhum alerta pendente').waitFor();
  await page.keyboard.press('Escape');

  await look('away');
  const before = asked.length;
  await page.clock.fastForward('10:00');
  expect(asked.length).toBe(before);

  // The paper ran out all the same: whoever looks at it again raises it, and says that it came back.
  const [{ id, version }] = (await ask(admin, 'GET', `/boat-documents?boat_id=${boat.id}`)).data;
  await ask(admin, 'PATCH', `/boat-documents/${id}`, { version, expires_on: '2020-05-02' });
  await look('back');
  await page.clock.fastForward('01:01');
  await page.getByRole('button', { name: 'Alertas: 1 novo' }).first().waitFor();
  await bellOf(page).click();
  await page.getByText('Voltou', { exact: true }).waitFor();
});
