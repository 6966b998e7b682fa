import { may } from '@leme/contract/access/permission';
import type { Fault } from '@leme/contract/kit/problem';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useStockWords } from '../../units.ts';
import { postSheet, rowsAsSaid } from './post-sheet.ts';
import { sheetTexts } from './texts/texts.ts';

type Chosen = { file: File; key: string };
type Refused = { faults: readonly Fault[]; said: string };

/** All moves as a file, and a file of moves: taken in as a whole or not at all. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const t = useText(sheetTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const mayMove = useCan()(may('stock', 'update'));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [standing, setStanding] = useState<readonly number[]>([]);
  const tooLarge = chosen !== null && chosen.file.size > largestFile;
  const taking = useVerb(({ file, key }: Chosen) => postSheet(file, key), {
    shows: ['stock'],
    done: ({ moves, standing }) => {
      // Which rows were left out is read in peace.
      if (standing.length === 0) onClose();
      setStanding(standing);
      setChosen(null);
      return t('taken', { count: moves });
    },
    place: (error) => {
      setRefused({ said: problemText(error), faults: error instanceof ApiProblem ? error.errors : [] });
      return true;
    },
  });
  const saving = useVerb(() => saveFile('/api/stock/moves/sheet', 'stock-moves.csv'), {
    failed: kit('failed'),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      onSubmit={() => chosen && !tooLarge && void taking.run(chosen)}
      footer={
        <>
          <Button busy={saving.isBusy} onClick={() => void saving.run()}>
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('save')}
          </Button>
          {mayMove && (
            <Button type="submit" variant="primary" disabled={!chosen || tooLarge} busy={taking.isBusy}>
              {t('take')}
            </Button>
          )}
        </>
      }
    >
      {mayMove && (
        <div className="grid gap-4">
          <p className="text-muted-fg text-sm">{t('columns')}</p>
          <FileInput
            name={chosen?.file.name}
            onChoose={(file) => {
              setChosen({ file, key: newId() });
              setRefused(null);
              setStanding([]);
            }}
          />
          {tooLarge && <Banner tone="danger">{t('tooLarge')}</Banner>}
          {refused && <Refusals refused={refused} />}
          {standing.length > 0 && (
            <Banner tone="warning">
              {t('standing', { count: standing.length, rows: rowsAsSaid(standing) })}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  );
}

function FileInput({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) {
  const t = useText(sheetTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="justify-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="min-w-0 truncate">{name ?? t('choose')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('file')}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

const shown = 20;

/** What is wrong, row by row; nothing of the file was taken in. */
function Refusals({ refused: { faults, said } }: { refused: Refused }) {
  const t = useText(sheetTexts);
  const words = useStockWords();
  const lineOf = ({ pointer, ...fault }: Fault) => {
    const [, at, row, field] = pointer.split('/');
    if (at !== 'rows') return faultText(fault);
    const name = field && words.label(field as Parameters<typeof words.label>[0]);
    return t('row', { row: row ?? '', fault: name ? `${name}: ${faultText(fault)}` : faultText(fault) });
  };
  return (
    <Banner tone="danger">
      {faults.length === 0 ? (
        said
      ) : (
        <>
          <p>{t('refused')}</p>
          <ul className="list-disc ps-5">
            {faults.slice(0, shown).map((fault) => (
              <li key={`${fault.pointer} ${fault.code}`}>{lineOf(fault)}</li>
            ))}
          </ul>
          {faults.length > shown && <p>{t('more', { count: faults.length - shown })}</p>}
        </>
      )}
    </Banner>
  );
}
