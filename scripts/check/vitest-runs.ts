import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FileTold, Told } from './told-reporter.ts';

export type Outcome = {
  isWell: boolean;
  passed: number;
  failed: number;
  /** Tests left out on this server, each by a reason in `not-on-citus.ts`. */
  named: string[];
  failures: string[];
  /** Files in which something failed, or which began and never ended, with the first line of why. */
  red: { file: string; reason: string }[];
  /** Every file that ended, and what it cost. */
  files: { file: string; passed: number; seconds: number }[];
};

const root = join(import.meta.dirname, '../..');
const reporter = join(import.meta.dirname, 'told-reporter.ts');

/** What asks the database through the public door, and its kit; the embedded server has tests of its own. */
export const apiSuite = ['server/src', '--exclude=server/src/kit/embedded/**'];

/** No single test or hook takes longer than five minutes: a run that tells nothing for twice as long has hung. */
const longestSilence = 600_000;

/**
 * Runs tests with a line of dots, and says what passed, what was left out and what failed, by name. A run that tells
 * nothing any more is ended, and the files it was at have failed. `told` is the file it tells in as it goes.
 */
export async function runVitest(
  told: string,
  args: string[],
  env: Record<string, string> = {},
  { silence = longestSilence, print }: { silence?: number; print?: (text: string) => void } = {},
): Promise<Outcome> {
  const reporters = ['--reporter=dot', `--reporter=${reporter}`];
  const began = Date.now();
  const lastWord = async () => (await stat(told).catch(() => null))?.mtimeMs ?? began;
  const isWell = await run('vitest', ['run', ...args, ...reporters], {
    env: { ...env, LEME_TOLD: told },
    ...(print && { print }),
    isOver: async () =>
      Date.now() - Math.max(began, await lastWord()) > silence
        ? `nothing was told for ${silence / 1000} s`
        : null,
  });
  return outcomeOf(isWell, readTold(await readFile(told, 'utf8').catch(() => '')));
}

/** The last line of a run that was ended may be cut. */
function readTold(text: string): Told[] {
  return text.split('\n').flatMap((line): Told[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** What a run told, and what it did not say to the end. */
export function outcomeOf(isWell: boolean, told: readonly Told[]): Outcome {
  const ended = told.filter((line) => line.says === 'ends');
  const files = [...ended, ...unended(told).map(broken)];
  const loose = told.flatMap((line) => (line.says === 'run ends' ? line.faults : []));
  const passed = sum(files.map((file) => file.passed));
  const failures = [
    ...files.flatMap(failuresOf),
    ...loose.map((why) => `beside the tests${reasonOf(why, '')}`),
  ];
  return {
    isWell: isWell && passed > 0 && failures.length === 0,
    passed,
    failed: sum(files.map(({ failed, faults }) => failed.length || Number(faults.length > 0))),
    named: files.flatMap(({ file, skipped }) => skipped.map((name) => `${relative(root, file)}: ${name}`)),
    failures,
    red: files
      .filter(({ failed, faults }) => failed.length + faults.length > 0)
      .map(({ file, failed, faults }) => ({
        file: relative(root, file),
        reason: firstLine(failed[0]?.why || faults[0] || ''),
      })),
    files: ended.map(({ file, passed, seconds }) => ({ file: relative(root, file), passed, seconds })),
  };
}

/** The files that began and did not end: what hung, or what a worker that died was at. */
function unended(told: readonly Told[]): string[] {
  const open = new Set<string>();
  for (const line of told) {
    if (line.says === 'begins') open.add(line.file);
    if (line.says === 'ends') open.delete(line.file);
  }
  return [...open];
}

const broken = (file: string): FileTold => ({
  file,
  passed: 0,
  failed: [],
  skipped: [],
  faults: ['it began and never ended'],
  seconds: 0,
});

/** Each test that failed, with the first lines of why and the place in the test's own file; else what broke the file. */
export function failuresOf({ file, failed, faults }: FileTold): string[] {
  const name = relative(root, file);
  return failed.length > 0
    ? failed.map((test) => `${name}: ${test.name}${reasonOf(test.why, file)}`)
    : faults.map((why) => name + reasonOf(why, file));
}

/** Whoever sees only the end of a long output still reads what was expected; a whole page of HTML would hide it. */
const reasonLength = 400;

const isFrame = (line: string) => /^\s+at /.test(line);

function reasonOf(why: string, file: string): string {
  const lines = stripVTControlCharacters(why).split('\n');
  const said = lines.filter((line) => line.trim() && !isFrame(line)).map((line) => `    ${line.trim()}`);
  const frame = lines.find((line) => file && isFrame(line) && line.includes(file));
  const place = frame?.match(/:(\d+):\d+\)?$/)?.[1];
  const at = place ? `\n    at ${relative(root, file)}:${place}` : '';
  const reason = said.join('\n').slice(0, reasonLength - at.length);
  return (reason && `\n${reason}`) + at;
}

const firstLine = (why: string) =>
  stripVTControlCharacters(why)
    .split('\n')
    .find((line) => line.trim())
    ?.trim()
    .slice(0, 160) ?? '';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

type RunOptions = {
  env?: Record<string, string>;
  /** Asked now and then: a reason ends the program with all it started. */
  isOver?: () => Promise<string | null>;
  /** Takes what is printed, for programs that run beside others; else it goes where ours goes. */
  print?: (text: string) => void;
};

/** Runs a program of the packages; true when it ended well. */
export function run(
  program: string,
  args: string[],
  { env, isOver = async () => null, print }: RunOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
      // A group of its own can be ended as a whole; a signal from a terminal no longer reaches it by itself.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => print?.(String(chunk)));
    const leave = (signal: NodeJS.Signals) => {
      endGroup(child.pid, signal);
      child.once('exit', () => process.exit(1));
    };
    for (const signal of signals) process.on(signal, leave);
    const looking = setInterval(async () => {
      const reason = await isOver();
      if (!reason) return;
      console.log(`${program} is ended: ${reason}`);
      endGroup(child.pid, 'SIGKILL');
    }, 2_000);
    const settle = (passed: boolean) => {
      clearInterval(looking);
      for (const signal of signals) process.off(signal, leave);
      resolve(passed);
    };
    child.on('error', () => settle(false));
    child.on('close', (code) => settle(code === 0));
  });
}

const signals = ['SIGINT', 'SIGTERM'] as const;

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
