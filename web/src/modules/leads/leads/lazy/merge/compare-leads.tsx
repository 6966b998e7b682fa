import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { tooManyLinks } from '@leme/contract/kit/resource/united-links';
import { leadMergeChoices } from '@leme/contract/leads/lead-merge-choices';
import { leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { DifferenceTable } from '#kit/resource/merge/difference-table.tsx';
import { differences, takenAtFirst } from '#kit/resource/merge/differences.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useLeadMerges } from './merge.queries.ts';
import { mergeTexts } from './texts/texts.ts';
import { useSeparation } from './use-separation.ts';

export type CompareLeadsProps = {
  /** The lead that stays, and the one that goes into it. */
  pair: readonly [AnyRow, AnyRow];
  onBack: () => void;
  onClose: () => void;
};

/** Two leads field by field; what is chosen stays in the first. */
export function CompareLeads({ pair, onBack, onClose }: CompareLeadsProps) {
  const t = useText(mergeTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const speech = useSpeech();
  const found = differences(leads, leadMergeChoices, pair, speech);
  const [taken, setTaken] = useState(() => takenAtFirst(found));
  const { run, isBusy } = useMerge(pair, { onBack, onClose });
  const tags = tooManyLinks(leads, 'tags', pair);
  const [mine, other] = pair.map((row) => t('since', { date: date(row.created_at) }));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={t('choose')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button onClick={onBack}>{kit('back')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={tags !== null}
            onClick={() => void run(taken)}
            autoFocus
          >
            {t('merge')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {tags ? (
          <p role="alert">{t('tooManyTags', tags)}</p>
        ) : (
          <p className="text-muted-fg">{t('undoable')}</p>
        )}
        {found.length === 0 ? (
          <p>{t('equal')}</p>
        ) : (
          <DifferenceTable
            found={found}
            taken={taken}
            onTake={(name, isTaken) =>
              setTaken((names) => [...names.filter((each) => each !== name), ...(isTaken ? [name] : [])])
            }
            words={{ mine: t('mine'), other: t('other'), empty: t('empty') }}
            facts={{ mine: mine ?? '', other: other ?? '' }}
          />
        )}
      </div>
    </Dialog>
  );
}

function useMerge(
  [mine, other]: CompareLeadsProps['pair'],
  { onBack, onClose }: Omit<CompareLeadsProps, 'pair'>,
) {
  const t = useText(mergeTexts);
  const problemText = useProblemText();
  const { merge } = useLeadMerges();
  const separate = useSeparation(mine.id);
  const versions = { version: mine.version, other_version: other.version };
  return useVerb(
    (taken: readonly string[]) => merge({ id: mine.id, other_id: other.id, ...versions, taken }),
    {
      done: () => {
        onClose();
        return { title: t('merged'), text: String(other.name), undo: () => void separate.run(other.id) };
      },
      failed: t('mergeFailed'),
      words: (error) => {
        if (isProblem(error, 'stale-version')) return t('stale');
        return isProblem(error, 'not-found') ? t('gone') : problemText(error);
      },
      place: (error) => {
        if (isProblem(error, 'stale-version') || isProblem(error, 'not-found')) onBack();
        return false;
      },
    },
  );
}
