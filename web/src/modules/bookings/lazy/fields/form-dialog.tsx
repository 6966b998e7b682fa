import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sessionFormTexts } from '../session-form/texts/texts.ts';

export type FormDialogProps = {
  title: string;
  description?: string | undefined;
  /** Asked to close: the caller guards unsaved work. */
  onClose: () => void;
  onSubmit: () => void;
  busy: boolean;
  submitLabel: string;
  /** Beside the buttons, such as a total. */
  summary?: ReactNode | undefined;
  /** Beside the cross, such as the way to its history. */
  actions?: ReactNode | undefined;
  children: ReactNode;
};

/** A dialog that is a form, with its two buttons. */
export function FormDialog({
  title,
  description,
  onClose,
  onSubmit,
  busy,
  submitLabel,
  ...rest
}: FormDialogProps) {
  const t = useText(sessionFormTexts);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      onSubmit={onSubmit}
      actions={rest.actions}
      footer={
        <>
          <span className="me-auto text-muted-fg text-xs max-md:hidden">
            <Key>Ctrl</Key> <Key>Enter</Key> {t('saves')}
          </span>
          {rest.summary}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {rest.children}
    </Dialog>
  );
}
