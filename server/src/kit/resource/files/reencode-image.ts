import { buffer } from 'node:stream/consumers';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { lowerPriority } from '../../limits/lower-priority.ts';

// A process for one picture: bytes in, the picture drawn anew out, a code other than 0 where it could not be decoded.
// node reencode-image.ts <jpeg|png|webp> <longest side, 0 where it stays>

lowerPriority({ isProcess: true });

const quality = 82;

const [format, longest] = process.argv.slice(2);
const picture = new Transformer(await buffer(process.stdin)).rotate();
const side = Number(longest);
if (side > 0) picture.resize({ width: side, height: side, fit: ResizeFit.Inside });
process.stdout.write(await (format === 'jpeg' ? picture.jpeg(quality) : picture.webp(quality)));
