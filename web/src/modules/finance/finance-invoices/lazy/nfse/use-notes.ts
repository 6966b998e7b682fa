import type { SheetOfNotes } from '@leme/contract/finance/invoices/nfse/nfse-endpoints';
import type { Fault } from '@leme/contract/kit/problem';
import { useState } from 'react';
import { ApiProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { type Days, sendNotes } from './send-notes.ts';
import { nfseTexts } from './texts/texts.ts';

export type Refused = { faults: readonly Fault[]; said: string };

/** A file of issued notes: looked through, then taken in under one key. */
export function useNotes(onTaken: () => void) {
  const t = useText(nfseTexts);
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const [days, setDays] = useState<Days | null>(null);
  const [looked, setLooked] = useState<SheetOfNotes | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [key, setKey] = useState(newId);
  const send = (isDry: boolean) => async () => {
    if (!file) throw new Error('No file was chosen');
    return await sendNotes({ file, days, isDry, key: isDry ? newId() : key });
  };
  const place = (error: unknown) => {
    setLooked(null);
    setRefused({ said: problemText(error), faults: error instanceof ApiProblem ? error.errors : [] });
    return true;
  };
  const looking = useVerb(send(true), {
    done: (found) => {
      setRefused(null);
      setKey(newId());
      setLooked(found);
      return undefined;
    },
    place,
  });
  const taking = useVerb(send(false), {
    shows: ['finance-invoices'],
    done: ({ changed }) => {
      onTaken();
      return t('taken', { count: changed });
    },
    place,
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setDays(null);
    setLooked(null);
    setRefused(null);
  };
  const say = (said: Days) => {
    setDays(said);
    setLooked(null);
  };
  return { file, days, looked, refused, looking, taking, choose, say };
}
