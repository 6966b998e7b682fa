import type { undoOpening } from '@leme/contract/tenancy/companies/company-endpoints';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { saasTenantsTexts } from '../texts/texts.ts';

type Props = { id: string; name: string; onClose: () => void };

/** Asks before an opening is undone, and says that nobody may have come in. */
export function UndoDialog({ id, name, onClose }: Props) {
  const t = useText(saasTenantsTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const undo = useVerb(() => call<typeof undoOpening>('DELETE /saas-tenants/:id', { id }), {
    shows: ['saas-tenants'],
    done: t('undoDone', { name }),
    failed: t('undoFailed'),
    words: (error) => (isProblem(error, 'move-forbidden') ? t('undoTooLate') : problemText(error)),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('undoTitle', { name })}
      text={t('undoText')}
      labels={{ confirm: t('undo'), cancel: kit('cancel') }}
      busy={undo.isBusy}
      onConfirm={() => void undo.run().finally(onClose)}
    />
  );
}
