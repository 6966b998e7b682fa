import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { readStored, store } from '#ui/style/stored.ts';

export type KeptCount = { counted: number; others: number | null };
type Written = KeptCount & { of: string; at: number };

const key = 'leme.count';
/** After this long people have moved. */
const goodForMs = 30 * 60_000;

const placeOf = ({ session_id, boat_id, seals }: Departing) => `${session_id} ${boat_id} ${seals.length}`;

/** What was counted on this device before the page was killed; nothing where it left meanwhile. */
export function keptCount(departing: Departing): KeptCount | null {
  const written = readStored(key);
  if (written === null) return null;
  const { of, at, counted, others }: Written = JSON.parse(written);
  return of === placeOf(departing) && Date.now() - at < goodForMs ? { counted, others } : null;
}

/** Keeps a count until the boat has left or somebody turns back. */
export function keepCount(departing: Departing, count: KeptCount | null): void {
  const written: Written | null = count && { ...count, of: placeOf(departing), at: Date.now() };
  store(key, written && JSON.stringify(written));
}
