import { cellSheet } from '@leme/contract/crew/matrix/matrix-cells';
import type { MatrixCell, MatrixSheet } from '@leme/contract/crew/matrix-endpoints';
import type { Fault } from '@leme/contract/kit/problem';
import { useState } from 'react';
import { ApiProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { ChooseFile } from '#kit/resource/import/choose-file.tsx';
import { useFaultLine } from '#kit/resource/import/faults/use-fault-line.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { readSheet } from './read-sheet.ts';
import { sheetTexts } from './texts/texts.ts';

type Props = {
  /** The draft it is looked through against. */
  id: string;
  onTake: (cells: readonly MatrixCell[]) => void;
  nameOf: (cell: MatrixCell) => string;
  onClose: () => void;
};

/** Cells out of a file: looked through first, what can be read goes into the draft, and nothing is saved by it. */
export function SheetDialog({ id, onTake, nameOf, onClose }: Props) {
  const t = useText(sheetTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const faultLine = useFaultLine(cellSheet);
  const [read, setRead] = useState<MatrixSheet | null>(null);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const reading = useVerb((file: File) => readSheet(id, file), {
    done: (sheet) => {
      setRead(sheet);
      setRefusal([]);
    },
    place: (error) => {
      setRead(null);
      const faults = error instanceof ApiProblem ? error.errors : [];
      setRefusal(faults.length > 0 ? faults.map(faultLine) : [problemText(error)]);
      return true;
    },
  });
  const choose = (file: File) => {
    if (file.size > largestFile) setRefusal([t('tooLarge')]);
    else void reading.run(file);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!read || read.cells.length === 0}
            onClick={() => {
              if (read) onTake(read.cells);
              onClose();
            }}
          >
            {t('take', { count: read?.cells.length ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChooseFile resource={cellSheet} busy={reading.isBusy} onFile={choose} />
        {refusal.length > 0 && (
          <Banner tone="danger">
            {refusal.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        )}
        {read && <Result read={read} nameOf={nameOf} faultLine={faultLine} />}
      </div>
    </Dialog>
  );
}

type ResultProps = Pick<Props, 'nameOf'> & {
  read: MatrixSheet;
  faultLine: ReturnType<typeof useFaultLine>;
};

/** What would go into the draft, and what is wrong row by row. */
function Result({ read, nameOf, faultLine }: ResultProps) {
  const t = useText(sheetTexts);
  return (
    <section aria-label={t('result')} className="grid gap-3 text-sm">
      <p role="status">{t('found', { cells: read.cells.length, refused: read.refused.length })}</p>
      {read.refused.length > 0 && (
        <ul aria-label={t('refused')} className="list-disc ps-5 text-danger-text">
          {read.refused.map(({ row, faults }) => (
            <li key={row}>
              {t('row', { row, faults: faults.map((each) => faultLine(each as Fault)).join('; ') })}
            </li>
          ))}
        </ul>
      )}
      {read.cells.length > 0 && (
        <ul aria-label={t('cells')} className="list-disc ps-5">
          {read.cells.map((cell) => (
            <li key={nameOf(cell)}>{nameOf(cell)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
