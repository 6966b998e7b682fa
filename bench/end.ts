import { writeFile } from 'node:fs/promises';

type Ended = {
  outcome: 'done' | 'failed' | 'late';
  results: readonly unknown[];
  table: string;
  json: string | undefined;
  limitMs: number;
  closings: readonly (() => unknown)[];
};

/** Prints what was measured, writes it for a program, closes what was opened, the last first, and ends the process. */
export async function end({ outcome, results, table, json, limitMs, closings }: Ended): Promise<never> {
  console.log(`\n${table}`);
  if (json) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
  if (outcome === 'late') console.error(`Not finished after ${limitMs / 60_000} minutes.`);
  for (const close of closings.toReversed())
    await Promise.resolve(close()).catch((error: unknown) => console.error(error));
  process.exit(outcome === 'done' ? 0 : 1);
}
