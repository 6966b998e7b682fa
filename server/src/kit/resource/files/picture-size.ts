export type PictureFormat = 'jpeg' | 'png' | 'webp';
/** `depth`: bytes a pixel takes once it is decoded. */
export type Size = { width: number; height: number; depth: number };

/** Samples a pixel of a PNG has by its colour type; a palette unfolds to colours with transparency. */
const samplesOfPng: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const depthOfWebp = 4;

/** What kind of picture the bytes are, by how they begin. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.length < 32) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}

/** How large a picture says it is, read without decoding it: a small file can unfold to gigabytes. */
export function pictureSize(bytes: Buffer, format: PictureFormat): Size | null {
  try {
    if (format === 'png') return pngSize(bytes);
    return format === 'webp' ? webpSize(bytes) : jpegSize(bytes);
  } catch {
    return null;
  }
}

function pngSize(bytes: Buffer): Size | null {
  const samples = samplesOfPng[bytes.readUInt8(25)];
  if (!samples) return null;
  const depth = samples * (bytes.readUInt8(24) > 8 ? 2 : 1);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), depth };
}

/** The first frame header; segments before it are stepped over by their lengths. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const depth = Math.max(3, bytes.readUInt8(at + 9)) * (bytes.readUInt8(at + 4) > 8 ? 2 : 1);
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), depth };
    }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  const depth = depthOfWebp;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, depth };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, depth };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, depth };
    }
    default:
      return null;
  }
}
