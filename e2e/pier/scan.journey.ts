import { rm } from 'node:fs/promises';
import { bookingCodeText } from '@leme/contract/manifest/scan';
import { describe, expect, test } from 'vitest';
import { modulesOf } from '../../web/src/ui/qr/qr-code.ts';
import { address, leave, openAs } from '../browser.ts';
import { filmOf, openWithCamera } from './fake-camera.ts';
import { codeOf, dayOf } from './scan-day.ts';
import {
  answersOf,
  hasFocus,
  openScanner,
  runningTracks,
  scanByHand,
  sessionPage,
  soundsOf,
  watchAnswers,
  watchDevices,
} from './scan-page.ts';

const guide = 'marinheiro@mar-azul.test';
const foreign = modulesOf('https://exemplo.test/cardapio');

test('bad, good, good before the camera: the bad one says what was read, the good ones board with a tap each', async () => {
  const day = await dayOf('2031-05-10');
  const [clara, davi] = day.clear;
  const film = await filmOf([foreign, codeOf(day, clara), codeOf(day, davi)], 2);
  const { page, requests } = await openWithCamera(guide, { film });
  await page.addInitScript(watchDevices);
  await page.addInitScript(watchAnswers);
  await page.goto(sessionPage(day));
  const panel = await openScanner(page);
  await panel.getByText('Código desconhecido').waitFor();
  await panel.getByText('Lido: https://exemplo.test/cardapio').waitFor();
  const waiting = new Map([
    ['Clara Paga', 'Check-in (3)'],
    ['Davi Quitado', 'Check-in (1)'],
  ]);
  while (waiting.size > 0) {
    await panel.getByText('Pode embarcar').waitFor();
    const name = (await panel.getByText('Clara Paga').isVisible()) ? 'Clara Paga' : 'Davi Quitado';
    const button = waiting.get(name);
    if (!button) {
      await panel.getByRole('button', { name: 'Agora não' }).click();
      continue;
    }
    waiting.delete(name);
    await panel.getByRole('button', { name: button }).click();
    await expect.poll(async () => (await answersOf(page)).join()).toContain(`Check-in feito: ${name}`);
  }
  await panel.getByText(/Check-in às \d\d:\d\d por/).waitFor();
  expect(await page.getByText('Davi Quitado').first().isVisible(), 'the list stays in sight').toBe(true);
  expect(await runningTracks(page)).toBe(1);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await runningTracks(page), 'a camera that still runs').toBe(0);
  await hasFocus(page.getByRole('button', { name: 'Ler código QR' }));
  expect(requests.some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(requests.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url))).toEqual([]);
  await page.reload();
  await page.getByText('4 de 6').first().waitFor();
  await rm(film);
});

test('with "confirmar sozinho" a clear party boards without a tap; one that owes or has a wish still waits for it', async () => {
  const day = await dayOf('2031-05-11');
  const film = await filmOf([codeOf(day, day.clear[0]), codeOf(day, day.clear[1]), codeOf(day, day.notable)]);
  const { page } = await openWithCamera(guide, { film });
  await page.addInitScript(watchDevices);
  await page.addInitScript(() => localStorage.setItem('leme.scan-auto', 'on'));
  await page.goto(sessionPage(day));
  const panel = await openScanner(page);
  expect(await panel.getByRole('switch', { name: 'Confirmar sozinho' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await panel.getByText('Atenção').waitFor();
  await panel.getByText('Alergia a camarão').waitFor();
  await panel.getByText(/Pendente R\$/).waitFor();
  await panel.getByRole('button', { name: 'Check-in (2)' }).click();
  await expect.poll(() => page.getByText('6 de 6').first().isVisible()).toBe(true);
  const sounds = await soundsOf(page);
  expect(sounds, 'two notes for each green and amber code').toBeGreaterThanOrEqual(6);
  await rm(film);
});

test('a hidden tab lets the camera go and takes it back when it is looked at again', async () => {
  const day = await dayOf('2031-05-12');
  const film = await filmOf([codeOf(day, day.other)]);
  const { page } = await openWithCamera(guide, { film });
  await page.addInitScript(watchDevices);
  await page.goto(sessionPage(day));
  const panel = await openScanner(page);
  await panel.getByText('A reserva é de outra sessão').waitFor();
  const look = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await expect.poll(() => runningTracks(page)).toBe(0);
  await look('visible');
  await expect.poll(() => runningTracks(page)).toBe(1);
  await rm(film);
});

// With the camera refused, and each refusal of a typed code: web/src/modules/manifest/scan/lazy/scanner/typed-codes.test.tsx.
test('a device without a camera says so and takes codes all the same', async () => {
  const day = await dayOf('2031-05-15');
  const { page } = await openWithCamera(guide, 'none');
  await page.addInitScript(watchDevices);
  await page.goto(sessionPage(day));
  const panel = await openScanner(page);
  await panel.getByText('Nenhuma câmera encontrada').waitFor();
  await panel.getByRole('button', { name: 'Som', pressed: true }).click();
  await panel.getByRole('textbox', { name: 'Código da reserva' }).fill(day.clear[1].code);
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Check-in (1)' }).waitFor();
  expect(await soundsOf(page), 'a sound of a device that was told to be silent').toBe(0);
});

describe('a hardware scanner that types and ends in Enter', () => {
  test('opens the dialog on a desktop, asks for no camera and presses nothing by its Enter', async () => {
    const day = await dayOf('2031-05-16');
    const { page } = await openWithCamera(guide, 'refused', 'desktop');
    await page.goto(`/mar-azul/passenger-manifest?date=${day.date}`);
    await page.getByText('Clara Paga').first().waitFor();
    const text = bookingCodeText({ tenant_id: day.tenant_id, booking_id: day.clear[0].id });
    const panel = page.getByRole('dialog', { name: 'Ler código' });
    await scanByHand(page, text);
    await panel.getByText('Clara Paga').waitFor();
    expect(await panel.getByText('A câmera está bloqueada').count()).toBe(0);
    await panel.getByRole('button', { name: 'Check-in (3)' }).focus();
    const next = bookingCodeText({ tenant_id: day.tenant_id, booking_id: day.other.id });
    await scanByHand(page, next);
    await panel.getByText('Tiago da Tarde').waitFor();
    expect(await panel.getByText('Check-in feito').count()).toBe(0);
    await panel.getByRole('button', { name: 'Check-in (1)' }).click();
    await panel.getByText('Check-in feito').waitFor();
  });

  test('a code scanned into the search field leaves there what a person had typed', async () => {
    const day = await dayOf('2031-05-17');
    const { page } = await openWithCamera(guide, 'refused');
    await page.goto(sessionPage(day));
    const search = page.getByRole('searchbox').first();
    const text = bookingCodeText({ tenant_id: day.tenant_id, booking_id: day.clear[0].id });
    const panel = page.getByRole('dialog', { name: 'Ler código' });
    // The first opening brings the scanner's code; until then the field keeps what it is given.
    await openScanner(page);
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await panel.waitFor({ state: 'detached' });
    await search.fill('Clara');
    await search.press('End');
    await scanByHand(page, text);
    await panel.getByText('Clara Paga').waitFor();
    expect(await search.inputValue()).toBe('Clara');
    await leave(page, panel);
    await hasFocus(search);
  });
});

test('a booking’s own code is shown with its six characters, alone on paper', async () => {
  const day = await dayOf('2031-05-21');
  const [clara] = day.clear;
  const page = await openAs(guide, 'phone');
  await page.goto(sessionPage(day));
  await page.getByRole('button', { name: 'Mais sobre Clara Paga' }).click();
  await page.getByRole('button', { name: 'Código QR', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Código da reserva' });
  await panel.getByRole('img', { name: `Código QR da reserva ${clara.code}` }).waitFor();
  expect(await panel.getByText(clara.code, { exact: true }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await page.locator('.on-paper').getByText(clara.code).isVisible()).toBe(true);
});
