import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leadMergeChoices } from '@leme/contract/leads/lead-merge-choices';
import { leads } from '@leme/contract/leads/leads';
import { CompareDialog } from '#kit/resource/merge/compare-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
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
  const { merge } = useLeadMerges();
  const separate = useSeparation(pair[0].id);
  return (
    <CompareDialog
      resource={leads}
      choices={leadMergeChoices}
      pair={pair}
      title={t('title')}
      text={t('choose')}
      note={t('undoable')}
      run={merge}
      undo={(otherId) => void separate.run(otherId)}
      onDone={(isUnited) => (isUnited ? onClose() : onBack())}
      onClose={onClose}
      onBack={onBack}
    />
  );
}
