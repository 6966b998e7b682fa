import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { tooManyLinks } from '@leme/contract/kit/resource/united-links';
import type { Duplicates } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { mergeChoices } from '@leme/contract/sales/merge-choices';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { DifferenceTable } from '#kit/resource/merge/difference-table.tsx';
import { differences, takenAtFirst } from '#kit/resource/merge/differences.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { mergeInto } from '../customers.queries.ts';
import { mergeTexts } from './texts/texts.ts';

export type MergeDialogProps = {
  mine: AnyRow;
  mineBookings: number;
  duplicate: Duplicates['data'][number];
  onClose: () => void;
  /** Merged, or one of the two is no longer as it was compared. */
  onChanged: () => void;
};

/** Two records field by field; what is chosen stays in the one that is open. */
export function MergeDialog({ mine, mineBookings, duplicate, onClose, onChanged }: MergeDialogProps) {
  const t = useText(mergeTexts);
  const speech = useSpeech();
  const { date } = useFormat();
  const problemText = useProblemText();
  const other = duplicate.row as AnyRow;
  const found = differences(customers, mergeChoices, [mine, other], speech);
  const [taken, setTaken] = useState(() => takenAtFirst(found));
  const tags = tooManyLinks(customers, 'tags', [mine, other]);
  const factsOf = (row: AnyRow, bookings: number) =>
    `${t('since', { date: date(row.created_at) })} · ${t('bookings', { count: bookings })}`;
  const leave = () => {
    onChanged();
    onClose();
  };
  const words = (error: unknown): string => {
    if (isProblem(error, 'stale-version')) return t('stale');
    if (!isProblem(error, 'in-use')) return problemText(error);
    const by = error.params.by as { names: string[] }[];
    return t('hasAccounts', { names: by.flatMap(({ names }) => names).join(', ') });
  };
  const pair = { id: mine.id, version: mine.version, other_id: other.id, other_version: other.version };
  const { run, isBusy } = useVerb(() => mergeInto({ ...pair, taken }), {
    done: () => {
      leave();
      return { title: t('merged'), text: String(other.name) };
    },
    failed: t('mergeFailed'),
    words,
    place: (error) => {
      if (isProblem(error, 'stale-version')) leave();
      return false;
    },
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={t('mergeTitle')}
      description={t('mergeText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={isBusy} disabled={tags !== null} onClick={() => void run()}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Banner
          tone="warning"
          icon={<TriangleAlert aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {tags ? t('tooManyTags', tags) : t('noUndo')}
        </Banner>
        {found.length === 0 ? (
          <p className="text-muted-fg">{t('equal')}</p>
        ) : (
          <DifferenceTable
            found={found}
            taken={taken}
            onTake={(name, isTaken) =>
              setTaken((names) => [...names.filter((each) => each !== name), ...(isTaken ? [name] : [])])
            }
            words={{ mine: t('mine'), other: t('other'), empty: t('empty') }}
            facts={{ mine: factsOf(mine, mineBookings), other: factsOf(other, duplicate.bookings) }}
          />
        )}
      </div>
    </Dialog>
  );
}
