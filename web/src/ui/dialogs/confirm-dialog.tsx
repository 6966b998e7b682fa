import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Names the thing and says what happens to it. */
  text: ReactNode;
  detail?: ReactNode | undefined;
  labels: { confirm: string; cancel: string };
  onConfirm: () => void;
  tone?: 'danger' | 'primary' | undefined;
  icon?: ReactNode | undefined;
  busy?: boolean | undefined;
  /** Extra content under the text, such as a reason field. */
  children?: ReactNode | undefined;
};

/** The safe button has the focus. It stays open while `onConfirm` works: the caller closes it. */
export function ConfirmDialog({
  text,
  detail,
  labels,
  onConfirm,
  tone = 'danger',
  icon,
  busy,
  ...question
}: ConfirmDialogProps) {
  return (
    <ChoiceDialog
      {...question}
      text={
        <>
          <p className="text-fg">{text}</p>
          {detail && <p>{detail}</p>}
        </>
      }
      choices={(safe) => (
        <>
          <Button ref={safe} onClick={() => question.onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {icon}
            {labels.confirm}
          </Button>
        </>
      )}
    />
  );
}
