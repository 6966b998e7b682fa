import { canonical, hashOf } from './canonical.ts';
import { type SealFile, sealFormat } from './seal.ts';

/** Nobody seals more than this. */
export const largestSeal = 5_000_000;

export type SealFault =
  | { of: 'too-large' }
  | { of: 'not-json' }
  | { of: 'not-a-seal' }
  /** The same values, written otherwise than a seal is. */
  | { of: 'form' }
  | { of: 'header' }
  /** The person at this place, from 1. */
  | { of: 'changed'; place: number }
  | { of: 'swapped'; place: number; other: number };

export type Verified = {
  faults: readonly SealFault[];
  root: string | null;
  erased: number;
  file: SealFile | null;
};

const failed = (fault: SealFault): Verified => ({ faults: [fault], root: null, erased: 0, file: null });

/** Looks at a sealed file byte by byte: whole, changed and where, or with so many values erased. It never throws. */
export async function verifySeal(bytes: Uint8Array): Promise<Verified> {
  if (bytes.length > largestSeal) return failed({ of: 'too-large' });
  const read = readJson(bytes);
  if (!read) return failed({ of: 'not-json' });
  if (!isSeal(read.value)) return failed({ of: 'not-a-seal' });
  return await verifyFile(read.value, read.text);
}

/** The same of a file that was read already; `text` is how it was written. */
export async function verifyFile(file: SealFile, text?: string): Promise<Verified> {
  const { header, root, values } = file;
  const found = await Promise.all(values.map((value) => (value === null ? null : hashOf(value))));
  const moved = values.flatMap((_, at) => misfit(header.leaves, found, at));
  const faults: SealFault[] = [
    ...((await hashOf(header)) === root ? [] : [{ of: 'header' as const }]),
    ...moved,
    ...(text === undefined || canonical(file) === text ? [] : [{ of: 'form' as const }]),
  ];
  return { faults, root, erased: values.filter((value) => value === null).length, file };
}

function misfit(leaves: readonly string[], found: readonly (string | null)[], at: number): SealFault[] {
  const hash = found[at];
  if (hash === null || hash === leaves[at]) return [];
  const other = leaves.indexOf(hash ?? '');
  if (other < 0) return [{ of: 'changed', place: at + 1 }];
  // Two that changed places are told once.
  return other > at || found[other] !== leaves[at]
    ? [{ of: 'swapped', place: at + 1, other: other + 1 }]
    : [];
}

function readJson(bytes: Uint8Array): { value: unknown; text: string } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value.isWellFormed();
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Every text and number of it is one that has a form of its own. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) return Object.entries(value).every(([name, each]) => isText(name) && isPlain(each));
  return typeof value === 'string' ? isText(value) : typeof value !== 'number' || Number.isFinite(value);
}

/** Whether it is a seal at all, its hashes agreeing or not. */
export function isSeal(value: unknown): value is SealFile {
  if (!isRecord(value) || !isRecord(value.header) || !isHash(value.root) || !isPlain(value)) return false;
  const { header, values } = value;
  if (header.format !== sealFormat || !Array.isArray(header.leaves) || !Array.isArray(values)) return false;
  const isLeaf = (leaf: unknown) =>
    leaf === null || (isRecord(leaf) && isHash(leaf.salt) && isText(leaf.of) && isRecord(leaf.values));
  return header.leaves.every(isHash) && header.leaves.length === values.length && values.every(isLeaf);
}
