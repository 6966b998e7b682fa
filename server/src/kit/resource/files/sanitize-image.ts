import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { faults, Problem } from '@leme/contract/kit/problem';
import { fairShare } from '../../limits/fair-share.ts';
import { type PictureFormat, pictureFormat, pictureSize, type Size } from './picture-size.ts';

export type SafeFile = { bytes: Buffer; mime: string; ending: string };

const longestSide = 2000;
/** Bytes a picture may unfold to, and pixels it may be long. */
const mostBytes = 100_000_000;
const mostSide = 16_384;
const deadlineMs = 10_000;
/** One picture at a time, companies in turn, two waiting of each. */
const turns = fairShare({ slots: 1, perCompany: 1, mostWaiting: 2, timeoutMs: 60_000 });
const artist = fileURLToPath(new URL('./reencode-image.ts', import.meta.url));

/**
 * What is kept of a file somebody sent: a picture is drawn anew, upright, at most 2,000 pixels long and without what its
 * maker wrote into it; a PDF stays as it is; anything else is refused.
 */
export async function sanitizeImage(bytes: Buffer, tenantId: string): Promise<SafeFile> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { bytes, mime: 'application/pdf', ending: '.pdf' };
  const format = pictureFormat(bytes);
  if (!format) throw faults([{ pointer: '/file', code: 'file-type' }]);
  const size = pictureSize(bytes, format);
  if (!size) throw broken();
  requireBounds(size);
  const begun = await turns.begin(tenantId);
  try {
    return await reencode(bytes, format, size);
  } finally {
    turns.end(begun);
  }
}

function requireBounds({ width, height, depth }: Size): void {
  const maximum = Math.floor(mostBytes / depth / 1e6);
  if (width * height * depth > mostBytes || Math.max(width, height) > mostSide)
    throw faults([{ pointer: '/file', code: 'pixels', params: { maximum } }]);
}

/** In a process and session of its own, which knows no secret and whose memory is given back when it ends. */
async function reencode(bytes: Buffer, format: PictureFormat, { width, height }: Size): Promise<SafeFile> {
  const longest = Math.max(width, height) > longestSide ? longestSide : 0;
  const child = spawn(process.execPath, [artist, format, String(longest)], {
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  });
  // A child that ended early did not read everything: its code says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [[code, signal], drawn] = await Promise.all([once(child, 'close'), buffer(child.stdout)]);
  if (signal === 'SIGKILL') throw new Problem('unavailable', { params: { retry_after: 10 } });
  if (code !== 0) throw broken();
  if (format === 'jpeg') return { bytes: drawn, mime: 'image/jpeg', ending: '.jpg' };
  return { bytes: drawn, mime: 'image/webp', ending: '.webp' };
}

function broken() {
  return faults([{ pointer: '/file', code: 'image' }]);
}
