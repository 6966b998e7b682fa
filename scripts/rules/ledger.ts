import { isTest, readFiles, type SourceFile } from './sources.ts';

export type Line = { id: string; area: string; text: string; kind: string; sees: readonly string[] };
export type Mention = { id: string; path: string };

const row = /^([AB][\d.]+-\d+) \| ([a-z0-9-]+) \| (.+) \| ([a-z]+)$/;
const anyId = /[AB]\d[\d.]*-\d+/g;
const bracket = /\[([AB]\d[^\]\n]*)\]/g;
const convention = /^[AB]\d[\d.]*-\d+(, [AB]\d[\d.]*-\d+)*$/;

/** The lines of docs/requirements.md. */
export function readLedger(files: readonly SourceFile[] = readFiles()): Line[] {
  const ledger = files.find(({ path }) => path === 'docs/requirements.md');
  if (!ledger) throw new Error('docs/requirements.md is missing');
  return ledger.text.split('\n').flatMap((line) => {
    const [, id, area, text, kind] = line.match(row) ?? [];
    if (!id || !area || !text || !kind) return [];
    const isOwn = kind === 'open' || kind === 'quirk';
    const sees = isOwn || !/\bsee [AB]\d/.test(text) ? [] : (text.match(anyId) ?? []);
    return [{ id, area, text, kind, sees }];
  });
}

/** The ids in brackets in tests and journeys, and brackets that name ids in a way of their own. */
export function readMentions(files: readonly SourceFile[] = readFiles()): {
  mentions: Mention[];
  malformed: string[];
} {
  const found = files
    .filter((file) => isTest(file) && /^(contract|server|web|e2e)\/.*\.tsx?$/.test(file.path))
    .flatMap(({ path, text }) => [...text.matchAll(bracket)].map(([, inside = '']) => ({ path, inside })))
    .filter(({ inside }) => new RegExp(`^${anyId.source}`).test(inside));
  return {
    mentions: found
      .filter(({ inside }) => convention.test(inside))
      .flatMap(({ path, inside }) => inside.split(', ').map((id) => ({ id, path }))),
    malformed: found
      .filter(({ inside }) => !convention.test(inside))
      .map(({ path, inside }) => `${path}: [${inside}]`),
  };
}

/** Ids that tests name and the ledger does not know. */
export function unknownMentions(ledger: readonly Line[], mentions: readonly Mention[]): string[] {
  const known = new Set(ledger.map(({ id }) => id));
  return mentions.filter(({ id }) => !known.has(id)).map(({ id, path }) => `${path}: [${id}]`);
}

export type Coverage = {
  area: string;
  lines: number;
  carried: number;
  missing: Line[];
  openCarried: number;
  open: number;
};

/** By area. A line that only points to another is carried with it; open points and quirks are counted apart. */
export function coverage(ledger: readonly Line[], mentions: readonly Mention[]): Coverage[] {
  const named = new Set(mentions.map(({ id }) => id));
  const isCarried = ({ id, sees }: Line) =>
    named.has(id) || (sees.length > 0 && sees.every((other) => named.has(other)));
  return [...Map.groupBy(ledger, ({ area }) => area)]
    .map(([area, lines]) => {
      const undecided = lines.filter(({ kind }) => kind === 'open' || kind === 'quirk');
      const own = lines.filter((line) => !undecided.includes(line));
      return {
        area,
        lines: own.length,
        carried: own.filter(isCarried).length,
        missing: own.filter((line) => !isCarried(line)),
        openCarried: undecided.filter(isCarried).length,
        open: undecided.length,
      };
    })
    .sort((a, b) => a.area.localeCompare(b.area));
}
