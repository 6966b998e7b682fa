import type { Fault } from '@leme/contract/kit/problem';

const mostFaults = 20;
/** NUL, C1 controls and bidirectional overrides: nobody types them, and some can disguise a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const foreign = /[\u0000\u0080-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Checked before any schema: text PostgreSQL cannot store or that displays differently from what it is. */
export function unplain(input: unknown, pointer = ''): Fault[] {
  if (typeof input === 'string') return isPlain(input) ? [] : [{ pointer, code: 'control-characters' }];
  if (typeof input !== 'object' || input === null) return [];
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(input)) {
    const own = isPlain(name) ? `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : null;
    if (own === null) faults.push({ pointer, code: 'unknown-field' });
    else faults.push(...unplain(value, own));
    if (faults.length >= mostFaults) break;
  }
  return faults;
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !foreign.test(text);
}
