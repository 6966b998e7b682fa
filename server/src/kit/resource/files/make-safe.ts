import { faults } from '@leme/contract/kit/problem';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { openTurns } from '../../realtime/turns.ts';
import { type PictureFormat, pictureFormat, pictureSize } from './picture-size.ts';

export type SafeFile = { bytes: Buffer; mime: string; ending: string };

const longestSide = 2000;
/** The largest that telephones make; decoded it takes 200 MB. */
const mostPixels = 50_000_000;
const quality = 82;
const oneAtATime = openTurns(1);

/**
 * What is kept of a file somebody sent: a picture is drawn anew, upright, at most 2,000 pixels long and without what its
 * maker wrote into it; a PDF stays as it is; anything else is refused.
 */
export async function makeSafe(bytes: Buffer): Promise<SafeFile> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { bytes, mime: 'application/pdf', ending: '.pdf' };
  const format = pictureFormat(bytes);
  if (!format) throw faults([{ pointer: '/file', code: 'file-type' }]);
  const size = pictureSize(bytes, format);
  if (!size) throw broken();
  if (size.width * size.height > mostPixels)
    throw faults([{ pointer: '/file', code: 'pixels', params: { maximum: mostPixels / 1e6 } }]);
  const isLong = Math.max(size.width, size.height) > longestSide;
  return await oneAtATime(() => drawAnew(bytes, format, isLong));
}

async function drawAnew(bytes: Buffer, format: PictureFormat, isLong: boolean): Promise<SafeFile> {
  try {
    const picture = new Transformer(bytes).rotate();
    if (isLong) picture.resize({ width: longestSide, height: longestSide, fit: ResizeFit.Inside });
    if (format === 'jpeg') return { bytes: await picture.jpeg(quality), mime: 'image/jpeg', ending: '.jpg' };
    return { bytes: await picture.webp(quality), mime: 'image/webp', ending: '.webp' };
  } catch {
    throw broken();
  }
}

function broken() {
  return faults([{ pointer: '/file', code: 'image' }]);
}
