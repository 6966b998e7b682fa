import { type SealFile, sealText } from '@leme/contract/voyages/seal/seal';
import type { readSealFile } from '@leme/contract/voyages/seal/seal-endpoints';
import { call, NetworkProblem } from '#kit/api/api.ts';
import { ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { outboxState } from '#kit/outbox/own-outbox.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { keepSeal, keptSeal, waitingSeal } from '../../../pier/lazy/departures/kept-seals.ts';
import { departureTexts } from '../texts/texts.ts';
import { printSeal } from './seal-sheet.tsx';

/** A sealed manifest on paper or as a file: from here while it waits, else from the server, and without a signal as kept. */
export function useSealFile(id: string) {
  const t = useText(departureTexts);
  return useVerb(
    async (what: 'print' | 'save') => {
      const file = await readSeal(id);
      if (what === 'print') printSeal(file);
      else saveText(`manifesto-${file.root.slice(0, 8)}.json`, sealText(file));
    },
    { failed: t('sealsFailed') },
  );
}

async function readSeal(id: string): Promise<SealFile> {
  const waiting = waitingSeal(outboxState().queued, id);
  if (waiting) return waiting;
  const owner = ownerHere();
  try {
    const { text } = await call<typeof readSealFile>('GET /departure-seals/:id/file', { id });
    const file = JSON.parse(text) as SealFile;
    if (owner) void keepSeal(owner, id, file);
    return file;
  } catch (error) {
    const kept = error instanceof NetworkProblem && owner ? await keptSeal(owner, id) : null;
    if (kept) return kept;
    throw error;
  }
}

/** Lets the browser save a text as a file. */
function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
