import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useText } from './i18n.ts';
import { kitMessages } from './kit-messages.ts';

/**
 * Keeps unsaved work: leaving the page or closing the tab asks first. `ask(leave)` asks the same before a dialog
 * closes; `dialog` is the question and must be rendered.
 */
export function useDirtyGuard(isDirty: boolean): { ask: (leave: () => void) => void; dialog: ReactNode } {
  const t = useText(kitMessages);
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  const discard = () => {
    if (isBlocked) blocker.proceed();
    waiting?.leave();
    setWaiting(null);
  };
  const stay = () => {
    if (isBlocked) blocker.reset();
    setWaiting(null);
  };
  return {
    ask: (leave) => (isDirty ? setWaiting({ leave }) : leave()),
    dialog: (
      <ConfirmDialog
        open={isBlocked || waiting !== null}
        onOpenChange={(open) => open || stay()}
        title={t('unsavedTitle')}
        text={t('unsavedText')}
        labels={{ confirm: t('discard'), cancel: t('stay') }}
        onConfirm={discard}
      />
    ),
  };
}
