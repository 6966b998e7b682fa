import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Duplicates } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { mergeChoices } from '@leme/contract/sales/merge-choices';
import { isProblem } from '#kit/api/api.ts';
import { CompareDialog } from '#kit/resource/merge/compare-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
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

/** Two customers field by field; what is chosen stays in the one that is open. */
export function MergeDialog({ mine, mineBookings, duplicate, onClose, onChanged }: MergeDialogProps) {
  const t = useText(mergeTexts);
  const bookings = (count: number) => t('bookings', { count });
  return (
    <CompareDialog
      resource={customers}
      choices={mergeChoices}
      pair={[mine, duplicate.row as AnyRow]}
      title={t('mergeTitle')}
      text={t('mergeText')}
      note={t('noUndo')}
      facts={[bookings(mineBookings), bookings(duplicate.bookings)]}
      run={mergeInto}
      refusal={(error) => {
        if (!isProblem(error, 'in-use')) return undefined;
        const by = error.params.by as { names: string[] }[];
        return t('hasAccounts', { names: by.flatMap(({ names }) => names).join(', ') });
      }}
      onDone={() => {
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
