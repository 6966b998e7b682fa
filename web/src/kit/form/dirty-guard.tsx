import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useText } from '../text/i18n.ts';
import { kitTexts } from '../texts/texts.ts';
import { useTypedText } from './typed-text.ts';
import { useUnsaved } from './unsaved.ts';

type Search = Readonly<Record<string, unknown>>;

export type DirtyGuardOptions = {
  /** Whether a step inside the page leaves the form as well; without it only another page does. */
  leaves?: ((from: Search, to: Search) => boolean) | undefined;
  /** What was typed is given up. */
  onDiscard?: (() => void) | undefined;
  /** The lines of what is typed, for whoever loses the right to the page meanwhile. */
  typed?: (() => readonly string[]) | undefined;
};

/**
 * Keeps unsaved work: leaving the page or closing the tab asks first. `ask(leave)` asks the same before a dialog
 * closes, `pass(leave)` leaves after saving; `dialog` is the question and must be rendered.
 */
export function useDirtyGuard(isDirty: boolean, { leaves, onDiscard, typed }: DirtyGuardOptions = {}) {
  const t = useText(kitTexts);
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  const passes = useRef(false);
  useUnsaved(isDirty);
  useTypedText(typed);
  // What is typed after saving is kept again.
  useEffect(() => {
    if (!isDirty) passes.current = false;
  }, [isDirty]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      !passes.current &&
      (current.pathname !== next.pathname || (leaves?.(current.search, next.search) ?? false)),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  const pass = (leave: () => void) => {
    passes.current = true;
    leave();
  };
  const discard = () => {
    onDiscard?.();
    if (isBlocked) blocker.proceed();
    if (waiting) pass(waiting.leave);
    setWaiting(null);
  };
  const stay = () => {
    if (isBlocked) blocker.reset();
    setWaiting(null);
  };
  const dialog: ReactNode = (
    <ConfirmDialog
      open={isBlocked || waiting !== null}
      onOpenChange={(open) => open || stay()}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      labels={{ confirm: t('discard'), cancel: t('stay') }}
      onConfirm={discard}
    />
  );
  return {
    ask: (leave: () => void) => (isDirty ? setWaiting({ leave }) : leave()),
    pass,
    dialog,
  };
}
