import type { PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import type { Ask } from './asks.ts';
import { VoyageLines } from './voyage-lines.tsx';

/** A voyage of no departure of today: out, or waiting for a word. */
export function VoyageCard(props: { voyage: PierVoyage; phone: string | null; onAsk: Ask | undefined }) {
  return (
    <article className="h-full rounded-lg border bg-surface p-4">
      <VoyageLines {...props} />
    </article>
  );
}
