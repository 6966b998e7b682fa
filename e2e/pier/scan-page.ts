import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { ScanDay } from './scan-day.ts';

export const sessionPage = ({ date, session }: ScanDay) =>
  `/mar-azul/passenger-manifest?date=${date}&session=${session.id}`;

/** Presses the QR button and gives the panel. */
export async function openScanner(page: Page) {
  await page.getByRole('button', { name: 'Ler código QR' }).click();
  const panel = page.getByRole('dialog', { name: 'Ler código' });
  await panel.waitFor();
  return panel;
}

/** How many sounds began, and whether the camera still runs; read from the browser's own objects. */
export function watchDevices() {
  const seen = { sounds: 0, tracks: [] as MediaStreamTrack[] };
  Object.assign(window, { seen });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function create(this: AudioContext) {
    seen.sounds += 1;
    return make.call(this);
  };
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function get(this: MediaDevices, wanted) {
    const stream = await ask.call(this, wanted);
    seen.tracks.push(...stream.getTracks());
    return stream;
  };
}

/** Records every result of the panel, because each is replaced by the next scan. */
export function watchAnswers() {
  const answers: string[] = [];
  Object.assign(window, { answers });
  const look = () => {
    const parts = document.querySelectorAll('[data-scanner] [data-tone] p');
    const answer = [...parts].map(({ textContent }) => textContent).join(': ');
    if (answer !== '' && answer !== answers.at(-1)) answers.push(answer);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

export const answersOf = (page: Page) =>
  page.evaluate(() => (window as Window & { answers?: string[] }).answers ?? []);

export const hasFocus = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);

export const soundsOf = (page: Page) =>
  page.evaluate(() => (window as Window & { seen?: { sounds: number } }).seen?.sounds);

export const runningTracks = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as Window & { seen?: { tracks: MediaStreamTrack[] } };
    return seen?.tracks.filter(({ readyState }) => readyState === 'live').length;
  });

/** Types like a keyboard-wedge scanner: event timestamps are 10 ms apart however slow the machine is. */
export async function scanByHand(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const presses = [...text, 'Enter'].flatMap((key, index) => {
    const press = {
      key,
      ...(key === 'Enter' ? { text: '\r', windowsVirtualKeyCode: 13 } : { text: key }),
      timestamp: start + index * 0.01,
    };
    return [
      { ...press, type: 'keyDown' as const },
      { ...press, type: 'keyUp' as const },
    ];
  });
  await Promise.all(presses.map((press) => keyboard.send('Input.dispatchKeyEvent', press)));
}
