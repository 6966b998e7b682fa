import { Check, Undo2 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { sessionDialogTexts } from './texts/texts.ts';

export type ConfirmAllProps = {
  waiting: number;
  onConfirm: () => void;
  /** Once all were confirmed, for as long as nothing else was pressed. */
  onUndo: (() => void) | null;
  /** In a dialog; on a phone the list is a page. */
  onClose?: (() => void) | undefined;
};

/** Everybody at once, with how many that is, and the way back. */
export function ConfirmAll({ waiting, onConfirm, onUndo, onClose }: ConfirmAllProps) {
  const t = useText(sessionDialogTexts);
  const size = onClose ? 'md' : 'touch';
  return (
    <>
      <span className="me-auto min-w-0 text-muted-fg tabular-nums" aria-live="polite">
        {waiting > 0 ? t('waiting', { count: waiting }) : t('allSettled')}
      </span>
      {onUndo && (
        <Button size={size} onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('undo')}
        </Button>
      )}
      {onClose && <Button onClick={onClose}>{t('close')}</Button>}
      <Button size={size} variant="primary" disabled={waiting === 0} onClick={onConfirm}>
        <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('confirmAll')}
      </Button>
    </>
  );
}
