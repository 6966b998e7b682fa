import type { AnyRow } from '@leme/contract/kit/resource';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useText } from '../../../i18n.ts';
import { bulkTexts } from './texts/texts.ts';

export type DeleteQuestionProps = {
  rows: readonly AnyRow[];
  titleOf: (row: AnyRow) => string;
  onClose: () => void;
  onConfirm: () => void;
};

const named = 5;

/** Asks before rows go, by their names. */
export function DeleteQuestion({ rows, titleOf, onClose, onConfirm }: DeleteQuestionProps) {
  const t = useText(bulkTexts);
  const names = rows.slice(0, named).map(titleOf);
  const more = rows.length - names.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('deleteTitle', { count: rows.length })}
      text={more > 0 ? `${names.join(', ')} ${t('more', { count: more })}` : names.join(', ')}
      detail={t('deleteDetail')}
      icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      labels={{ confirm: t('delete'), cancel: t('cancel') }}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
