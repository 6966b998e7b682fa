import { inflateSync } from 'node:zlib';

type Stream = { head: string; bytes: Buffer };

/** The text of each page of a PDF whose fonts say which sign is which, in the order it was set; a line a piece of text. */
export function pagesOfPdf(pdf: Buffer): string[] {
  const whole = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of whole.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  const pages: string[] = [];
  for (const page of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(page)) continue;
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page;
    const fontsAt = objects.get(/\/Font (\d+) 0 R/.exec(resources)?.[1] ?? '') ?? resources;
    for (const [, name = '', id = ''] of fontsAt.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const signs = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '');
      if (signs) fonts.set(name, signsOf(streamOf(signs).bytes.toString('latin1')));
    }
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '');
    if (content) pages.push(textOf(streamOf(content).bytes.toString('latin1'), fonts));
  }
  return pages;
}

function streamOf(object: string): Stream {
  const [head = '', rest = ''] = object.split(/stream\r?\n/, 2);
  const bytes = Buffer.from(
    object.slice(object.indexOf(rest, head.length), object.lastIndexOf('endstream')),
    'latin1',
  );
  return { head, bytes: head.includes('/FlateDecode') ? inflateSync(bytes) : bytes };
}

const signAt = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function signsOf(cmap: string): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      signs.set(Number.parseInt(from, 16) + at, signAt(hex));
  return signs;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  const said: string[] = [];
  for (const [, name, pieces = ''] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[^\]])*)\] TJ/gi,
  )) {
    if (name) font = fonts.get(name);
    else {
      const codes = [...pieces.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      said.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '').join(''));
    }
  }
  return said.join('\n');
}
