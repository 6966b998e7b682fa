import { inflateSync } from 'node:zlib';

type Part = { says: string; stream?: string };

/** What is written on a PDF's pages, as Chromium writes them: glyphs of fonts that say which letter each is. */
export function textOf(pdf: Buffer): string {
  const parts = partsOf(pdf);
  const pages = [...parts.values()].filter(({ says }) => /\/Type \/Page\b(?!s)/.test(says));
  return pages.map((page) => textOfPage(page, parts)).join('\n');
}

function partsOf(pdf: Buffer): ReadonlyMap<string, Part> {
  const whole = pdf.toString('latin1');
  const parts = new Map<string, Part>();
  for (const { 0: head, 1: id = '', index } of whole.matchAll(/^(\d+) 0 obj\n/gm)) {
    const end = whole.indexOf('endobj', index);
    const stream = whole.indexOf('stream\n', index);
    if (stream < 0 || stream > end) parts.set(id, { says: whole.slice(index + head.length, end) });
    else parts.set(id, withStream(pdf, whole.slice(index + head.length, stream), stream + 'stream\n'.length));
  }
  return parts;
}

/** Pictures and the fonts' own programs are left alone. */
function withStream(pdf: Buffer, says: string, from: number): Part {
  if (!/^<<\/Filter \/FlateDecode\n?\/Length \d+>>\s*$/.test(says)) return { says };
  const length = Number(says.match(/\/Length (\d+)/)?.[1]);
  return { says, stream: inflateSync(pdf.subarray(from, from + length)).toString('latin1') };
}

type Letters = ReadonlyMap<number, string>;

function textOfPage({ says }: Part, parts: ReadonlyMap<string, Part>): string {
  const content = parts.get(says.match(/\/Contents (\d+)/)?.[1] ?? '')?.stream ?? '';
  const fonts = new Map(
    [...says.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => [name, lettersOf(id, parts)]),
  );
  let [font, text]: [Letters | undefined, string] = [undefined, ''];
  for (const [, name, one, several, end] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|<(\w+)> Tj|\[([^\]]*)\] TJ|(ET)/g,
  )) {
    if (name) font = fonts.get(name);
    const glyphs = one ?? several?.matchAll(/<(\w+)>/g).reduce((before, [, more]) => before + more, '') ?? '';
    for (const [glyph] of glyphs.matchAll(/.{4}/g)) text += font?.get(Number.parseInt(glyph, 16)) ?? '?';
    if (end) text += '\n';
  }
  return text;
}

/** `<0024> <0041>` is one letter, `<0025> <002A> <0042>` a row of them. */
function lettersOf(font: string, parts: ReadonlyMap<string, Part>): Letters {
  const map = parts.get(parts.get(font)?.says.match(/\/ToUnicode (\d+)/)?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  for (const [, first = '', last = '', to] of map.matchAll(/^<(\w{4})> <(\w+)>(?: <(\w+)>)?$/gm)) {
    const [from, until] = [first, to === undefined ? first : last].map((hex) => Number.parseInt(hex, 16));
    const begins = Number.parseInt((to ?? last).slice(0, 4), 16);
    for (let glyph = from ?? 0; glyph <= (until ?? 0); glyph += 1)
      letters.set(glyph, String.fromCharCode(begins + glyph - (from ?? 0)));
  }
  return letters;
}
