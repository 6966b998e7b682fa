import { crc32, deflateSync } from 'node:zlib';

/** A black PNG, or one that only says it is so large. */
export function png(width: number, height: number, rows = height, colour = 0, bits = 8): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colour;
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    pixels,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
