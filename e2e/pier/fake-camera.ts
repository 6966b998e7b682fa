import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { enter, openPageBy, type Size } from '../browser.ts';

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

/** One Y4M frame: the code centred on white, neutral chroma. */
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

export type CameraPage = { page: Page; requests: string[] };

/** A signed-in browser whose camera shows a film, is refused, or does not exist. */
export async function openWithCamera(
  email: string,
  camera: { film: string } | 'refused' | 'none',
  size: Size = 'phone',
): Promise<CameraPage> {
  const film = typeof camera === 'object' ? [`--use-file-for-fake-video-capture=${camera.film}`] : [];
  const device = camera === 'none' ? [] : ['--use-fake-device-for-media-stream', ...film];
  // A browser without a frame has nobody to ask: the answer is given beforehand.
  const answer = `--use-fake-ui-for-media-stream${camera === 'refused' ? '=deny' : ''}`;
  const page = await openPageBy(
    ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', ...device, answer],
    size,
    { permissions: camera === 'refused' ? [] : ['camera'] },
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page: await enter(page, email), requests };
}
