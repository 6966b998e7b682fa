const side = 48;
const most = 4;
/** Steps of a channel that count as one colour. */
const step = 24;
/** How far apart two colours are that are both proposed, and how far from grey one is. */
const leastApart = 80;
const leastColour = 40;

type Counted = { count: number; sum: [number, number, number] };

/** The colours most of a picture is made of, the commonest first: what is see-through, grey, black or white is none. */
export function coloursIn(pixels: ArrayLike<number>): string[] {
  const cells = new Map<number, Counted>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    if (alpha < 128 || Math.max(red, green, blue) - Math.min(red, green, blue) < leastColour) continue;
    const cell = [red, green, blue].reduce((key, part) => key * 16 + Math.floor(part / step), 0);
    const { count, sum } = cells.get(cell) ?? { count: 0, sum: [0, 0, 0] };
    cells.set(cell, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] });
  }
  const found: (readonly [number, number, number])[] = [];
  for (const { count, sum } of [...cells.values()].sort((one, other) => other.count - one.count)) {
    const own = [sum[0] / count, sum[1] / count, sum[2] / count] as const;
    const isNew = found.every(
      (other) => Math.hypot(own[0] - other[0], own[1] - other[1], own[2] - other[2]) >= leastApart,
    );
    if (isNew) found.push(own);
    if (found.length === most) break;
  }
  return found.map((parts) => `#${parts.map(hex).join('')}`);
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0');

/** The same of a logo by its address; nothing where it cannot be drawn. */
export async function coloursOfLogo(src: string): Promise<string[]> {
  try {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    pen.drawImage(image, 0, 0, side, side);
    return coloursIn(pen.getImageData(0, 0, side, side).data);
  } catch {
    return [];
  }
}
