import { Problem } from '@leme/contract/kit/problem';

/** Writes one line somewhere; to stderr unless a test says otherwise. */
export type Say = (line: string) => void;

const toStderr: Say = (line) => process.stderr.write(`${line}\n`);

type Where = {
  event: 'request' | 'job' | 'process' | 'security-events';
  request_id?: string;
  route?: string;
  job?: string;
  /** How many were lost. */
  dropped?: number;
};

/**
 * Notes a fault as one line of JSON: where it happened, its name and code, and the places in our code it came through.
 * Never a value: what a person typed can stand in any message, PostgreSQL's `detail` or a parser's excerpt.
 */
export function logFault(where: Where, error: unknown, say: Say = toStderr): void {
  const fault = error instanceof Error ? error : new Error('thrown');
  const { code, constraint, table } = fault as Error & Record<'code' | 'constraint' | 'table', unknown>;
  say(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      ...where,
      name: fault instanceof Problem ? fault.problem : fault.name,
      ...named({ code, constraint, table }),
      stack: framesOf(fault),
    }),
  );
}

function named(parts: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === 'string'));
}

const mostFrames = 12;

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames);
}
