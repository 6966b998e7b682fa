import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ChangePreview } from './change-preview.tsx';
import { changeTexts } from './texts/texts.ts';
import { type SailingPlace, useChangePreview } from './use-change-preview.ts';

export type TellDialogProps = {
  id: string;
  place: SailingPlace;
  /** Its product changes, which is told too. */
  tells: boolean;
  onAnswer: (isYes: boolean) => void;
};

/** Who is told of a change, before it is saved. */
export function TellDialog({ id, place, tells, onAnswer }: TellDialogProps) {
  const t = useText(changeTexts);
  const kit = useText(kitTexts);
  const preview = useChangePreview(id, place);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onAnswer(false)}
      title={t('title')}
      text={t('text')}
      labels={{ confirm: t('save'), cancel: kit('back') }}
      tone="primary"
      onConfirm={() => onAnswer(true)}
    >
      <ChangePreview query={preview} tells={tells} />
    </ConfirmDialog>
  );
}
