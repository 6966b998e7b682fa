import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

export type UserDialogProps = {
  title: string;
  description?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  busy: boolean;
  submitLabel: string;
  children: ReactNode;
};

/** A dialog that is a form, with its two buttons. */
export function UserDialog({ onClose, onSubmit, busy, submitLabel, children, ...head }: UserDialogProps) {
  const t = useText(kitTexts);
  return (
    <Dialog
      onClose={onClose}
      {...head}
      onSubmit={onSubmit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
