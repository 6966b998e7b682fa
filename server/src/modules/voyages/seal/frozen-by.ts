import type { SealFile, SealValue } from '@leme/contract/voyages/seal/seal';
import { isSeal } from '@leme/contract/voyages/seal/verify-seal';
import type { SentDeparture } from '../count/sent.ts';

const results: readonly unknown[] = ['GO', 'GO_COM_RESSALVA', 'NO_GO'];
const kinds: readonly unknown[] = ['passenger', 'crew', 'person', 'release', 'note'];
const longestId = 64;

/** What the device froze, where it is a seal at all, whether its hashes agree or not; else the server seals. */
export function frozenBy({ seal }: SentDeparture): SealFile | null {
  if (seal === null) return null;
  try {
    const header = JSON.parse(seal.header) as SealFile['header'];
    const values = seal.values.map((value) => JSON.parse(value) as SealValue);
    const file = { header, root: seal.root, values };
    return isSeal(file) && isOurs(file) ? file : null;
  } catch {
    return null;
  }
}

/** Of a device, with a gate and counts that can be read, in texts a database can keep. */
function isOurs({ header, values }: SealFile): boolean {
  const { gate, counts, sealed_by } = header;
  const written = JSON.stringify([header, values]);
  return (
    sealed_by === 'device' &&
    results.includes(gate.result) &&
    gate.checks.every(({ code, state }) => typeof code === 'string' && typeof state === 'string') &&
    Number.isSafeInteger(counts.aboard) &&
    !written.includes('\\u0000') &&
    values.every((value) => value !== null && kinds.includes(value.of) && hasPlace(value))
  );
}

const hasPlace = ({ id }: SealValue) =>
  id === null || (typeof id === 'string' && id.length > 0 && id.length <= longestId);
