import type { activateUser, deactivateUser, UserRow } from '@leme/contract/access/people/user-endpoints';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { usersTexts } from '../texts/texts.ts';
import type { UserStatus } from '../users-search.ts';
import { type Question, useQuestions } from './use-questions.tsx';
import { useUserFailure } from './use-user-failure.tsx';

/** What is done to somebody at once or after a question; `question` must be rendered. */
export function useUserActions() {
  const t = useText(usersTexts);
  const toast = useToast();
  const fails = useUserFailure();
  const client = useQueryClient();
  const questions = useQuestions();
  const [asked, ask] = useState<{ what: Question; user: UserRow } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const changed = () => void refetchShowing(client, ['users']);

  const setStatus = async (user: UserRow, status: UserStatus, isUndo = false) => {
    const { id } = user;
    try {
      if (status === 'active') await call<typeof activateUser>('DELETE /users/:id/deactivation', { id });
      else await call<typeof deactivateUser>('POST /users/:id/deactivation', { id });
      toast.show({
        title: t(status === 'active' ? 'activated' : 'deactivated'),
        text: user.full_name,
        undo: isUndo ? undefined : () => void setStatus(user, user.status, true),
      });
    } catch (error) {
      fails(t('statusFailed'), error);
    }
    changed();
  };
  const sendReset = async ({ email, full_name: fullName }: UserRow) => {
    try {
      const letter = { email, fullName, isNewUser: false, locale: currentLocale() };
      await call<typeof sendPasswordReset>('POST /functions/send-password-reset', letter);
      toast.show({ title: t('resetSent', { email }) });
      changed();
    } catch (error) {
      if (isProblem(error, 'too-many-requests')) fails(t('throttled'));
      else fails(t('resetFailed'), error);
    }
  };
  const confirm = async () => {
    if (!asked) return;
    const { act, failed } = questions[asked.what];
    setBusy(true);
    try {
      await act(asked.user);
    } catch (error) {
      fails(failed, error);
    }
    setBusy(false);
    ask(null);
    changed();
  };
  const asking = asked && questions[asked.what];
  const question: ReactNode = asking && (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || ask(null)}
      title={asking.title}
      text={asking.text(asked.user)}
      detail={asking.detail}
      icon={asking.icon}
      labels={{ confirm: asking.confirm, cancel: t('cancel') }}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
  return {
    setStatus,
    sendReset,
    ask: (what: Question, user: UserRow) => ask({ what, user }),
    question,
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
