import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Suspense, useState } from 'react';
import type { AsksFirst } from '#kit/resource/list/asks-first.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';

const LostQuestion = lazyPart(async () => (await import('../lazy/lost/lost-question.tsx')).LostQuestion);

/** Leads about to be lost, and what sets them so with the reason. */
type LostAsked = { rows: readonly AnyRow[]; go: Parameters<AsksFirst>[1] };

/** Nobody is lost from the table, a card, the board or the bar of the ticked without being asked why. */
export function useLostReason() {
  const [asked, setAsked] = useState<LostAsked | null>(null);
  const asks: AsksFirst = ({ name, value, rows }, go) => {
    if (name !== 'status' || value !== 'lost') return false;
    setAsked({ rows, go });
    return true;
  };
  return {
    asks,
    question: asked && (
      <Suspense>
        <LostQuestion {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
