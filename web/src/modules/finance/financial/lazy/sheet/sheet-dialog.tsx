import type { SheetOfEntries } from '@leme/contract/finance/entry-sheets';
import { readingsOf } from '@leme/contract/kit/kinds/readings';
import type { Fault } from '@leme/contract/kit/problem';
import { useState } from 'react';
import { ApiProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { type Said, sendSheet } from './send-sheet.ts';
import { ChooseSheet, Looked, Refusals } from './sheet-parts.tsx';
import { sheetTexts } from './texts/texts.ts';

type Refused = { faults: readonly Fault[]; said: string };

/** A file of entries is looked through first, and then taken in as a whole or not at all. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const t = useText(sheetTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({});
  const [looked, setLooked] = useState<SheetOfEntries | null>(null);
  const { looking, taking, refused, setRefused } = useSheet({ file, said, looked, setLooked, onClose });
  const tooLarge = file !== null && file.size > largestFile;
  const isReady = looked !== null && looked.asks.length === 0;
  const choose = (chosen: File) => {
    setFile(chosen);
    setSaid({});
    setLooked(null);
    setRefused(null);
  };
  const isBusy = looking.isBusy || taking.isBusy;
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('columns')}
      onSubmit={() => file && !tooLarge && !isBusy && void (isReady ? taking.run() : looking.run())}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!file || tooLarge || isOffline} busy={isBusy}>
            {isReady ? t('take') : t('look')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChooseSheet name={file?.name} onChoose={choose} />
        {tooLarge && <Banner tone="danger">{t('tooLarge')}</Banner>}
        {refused && <Refusals {...refused} />}
        {looked?.asks.map((ask) => (
          <Asked
            key={ask.column}
            ask={ask}
            value={said[ask.by] ?? null}
            onSay={(reading) => setSaid((before) => ({ ...before, [ask.by]: reading }))}
          />
        ))}
        {looked && isReady && <Looked looked={looked} />}
      </div>
    </Dialog>
  );
}

type SheetState = {
  file: File | null;
  said: Said;
  looked: SheetOfEntries | null;
  setLooked: (looked: SheetOfEntries | null) => void;
  onClose: () => void;
};

function useSheet({ file, said, setLooked, onClose }: SheetState) {
  const t = useText(sheetTexts);
  const problemText = useProblemText();
  const [key, setKey] = useState(newId);
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = (isDry: boolean) => async () => {
    if (!file) throw new Error('No file was chosen');
    return await sendSheet({ file, said, isDry, key: isDry ? newId() : key });
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
    shows: ['financial'],
    done: ({ entries }) => {
      onClose();
      return t('taken', { count: entries });
    },
    place,
  });
  return { looking, taking, refused, setRefused };
}

type AskedProps = {
  ask: SheetOfEntries['asks'][number];
  value: string | null;
  onSay: (reading: string) => void;
};

/** A column whose cells mean two things is asked about once. */
function Asked({ ask: { column, by, cells }, value, onSay }: AskedProps) {
  const t = useText(sheetTexts);
  return (
    <div className="grid gap-2">
      <Banner tone="warning">{t('ask', { column, cells: cells.join(' · ') })}</Banner>
      <Select
        name={t('readingOf', { column })}
        value={value}
        placeholder={t('chooseReading')}
        options={readingsOf[by].map((reading) => ({ value: reading, label: t(`reading_${reading}`) }))}
        onValueChange={onSay}
      />
    </div>
  );
}
