import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './vitest-runs.ts';

/** A file of journeys or screens that failed once and passed when it was asked again, alone. */
export type Flaky = { file: string; commit: string; reason: string };

/** More files than these in one run are no chance. */
export const mostFlaky = 2;

export const flakyList = join(import.meta.dirname, '../../docs/flaky.md');

/** What is drawn: journeys in a browser, and screens. A contract or an address that fails is never asked again. */
const isDrawn = (file: string) => file.endsWith('.journey.ts') || file.endsWith('.test.tsx');

/**
 * Which files of a run may be asked once more: those in which something failed, if they are few, all drawn, and nothing
 * else broke. Null: the run is red as it is.
 */
export function askedAgain(first: Outcome, alreadyFlaky: number): string[] | null {
  const files = first.red.map(({ file }) => file);
  const loose = first.failures.some((failure) => failure.startsWith('beside the tests'));
  // A worker that died says so beside the tests, and leaves the files it was at without an end.
  const isKnown =
    files.length > 0 && (!loose || first.red.some(({ reason }) => reason.includes('never ended')));
  return isKnown && files.every(isDrawn) && files.length + alreadyFlaky <= mostFlaky ? files : null;
}

/** Whether every file that was asked again ran tests this time, and all of them passed. */
export function passedAgain(files: readonly string[], second: Outcome): boolean {
  const ran = new Set(second.files.filter(({ passed }) => passed > 0).map(({ file }) => file));
  return second.isWell && files.every((file) => ran.has(file));
}

const row = /^\| `([^`|]+)` \| `([^`|]+)` \| ([^|]*) \| ([^|]*) \|$/;

/** The rows of the list. A line that starts as a row and is none is named: somebody edited it by hand. */
export function readFlaky(text: string): { rows: (Flaky & { struck: string })[]; broken: string[] } {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [rows, broken]: [(Flaky & { struck: string })[], string[]] = [[], []];
  for (const line of lines.slice(2)) {
    const [, file, commit, reason, struck] = row.exec(line) ?? [];
    if (file && commit) rows.push({ file, commit, reason: reason ?? '', struck: (struck ?? '').trim() });
    else broken.push(line);
  }
  return { rows, broken };
}

/** The list with a row more at its end; whatever else stands in it is left as it is. */
export function withFlaky(text: string, { file, commit, reason }: Flaky): string {
  const plain = reason.replaceAll(/[|\s]+/g, ' ').trim();
  return `${text.trimEnd()}\n| \`${file}\` | \`${commit}\` | ${plain} |  |\n`;
}

/** Files that stand there twice without having been struck: to be mended, or moved a ring lower. */
export function standingTwice(text: string): string[] {
  const open = readFlaky(text).rows.filter(({ struck }) => struck === '');
  return [...Map.groupBy(open, ({ file }) => file)]
    .filter(([, rows]) => rows.length > 1)
    .map(([file]) => file);
}

/** Notes what passed only when it was asked again, and says so where the end of a long output is read. */
export async function noteFlaky(found: readonly Flaky[]): Promise<void> {
  let text = await readFile(flakyList, 'utf8');
  for (const flaky of found) text = withFlaky(text, flaky);
  await writeFile(flakyList, text);
  for (const { file, reason } of found) console.log(`FLAKY ${file}: ${reason}`);
  for (const file of standingTwice(text))
    console.log(
      `FLAKY TWICE ${file}: mend its cause or move it a ring lower before its module's next change`,
    );
}
