import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { address, demoPassword, type Size, sizes } from './browser.ts';

const [width, height, framesPerSecond] = [640, 480, 5];
const moduleSide = 10;

export type Modules = readonly (readonly boolean[])[];

/** A film for Chromium's fake camera, in which each code is held up for a while; it starts anew at its end. */
export async function filmOf(codes: readonly Modules[], secondsEach = 1): Promise<string> {
  const path = join(tmpdir(), `leme-film-${crypto.randomUUID()}.y4m`);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const frames = codes.flatMap((code) => {
    const frame = [Buffer.from('FRAME\n'), pictureOf(code)];
    return Array.from({ length: framesPerSecond * secondsEach }, () => frame).flat();
  });
  await writeFile(path, Buffer.concat([head, ...frames]));
  return path;
}

/** Luma black and white, chroma grey: the code in the middle of a white picture. */
function pictureOf(modules: Modules): Buffer {
  const luma = Buffer.alloc(width * height, 235);
  const side = modules.length * moduleSide;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / moduleSide)]?.[Math.floor(x / moduleSide)])
        luma[(top + y) * width + left + x] = 16;
  return Buffer.concat([luma, Buffer.alloc((width * height) / 2, 128)]);
}

const open: Browser[] = [];
const complaints: string[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.close()));
  expect(complaints.splice(0), 'what the browser complained about').toEqual([]);
});

export type CameraPage = { page: Page; requests: string[] };

/** A signed-in browser whose camera shows a film, is refused, or does not exist. */
export async function openWithCamera(
  email: string,
  camera: { film: string } | 'refused' | 'none',
  size: Size = 'phone',
): Promise<CameraPage> {
  const film = typeof camera === 'object' ? [`--use-file-for-fake-video-capture=${camera.film}`] : [];
  const fake = camera === 'none' ? [] : ['--use-fake-device-for-media-stream', ...film];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', ...fake],
  });
  open.push(browser);
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: address,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: camera === 'refused' ? [] : ['camera'],
  });
  const answer = await context.request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
  });
  return { page, requests };
}
