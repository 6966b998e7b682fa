import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useText } from '../../text/i18n.ts';
import { bulkTexts } from './texts/texts.ts';

export type DeleteQuestionProps = {
  /** What the rows are called. */
  names: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
};

const mostNamed = 5;

/** Asks before rows go, by their names. */
export function DeleteQuestion({ names: all, onClose, onConfirm }: DeleteQuestionProps) {
  const t = useText(bulkTexts);
  const names = all.slice(0, mostNamed);
  const more = all.length - names.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('deleteTitle', { count: all.length })}
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
