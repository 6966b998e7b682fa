import type { sendPasswordReset } from '@leme/contract/access/link-endpoints';
import type {
  activateUser,
  deactivateUser,
  endUserSessions,
  removeUser,
  UserRow,
} from '@leme/contract/access/people/user-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { usersTexts } from '../texts/texts.ts';
import type { UserStatus } from '../users-search.ts';
import { useUserFailure } from './use-user-failure.tsx';

type Question = 'delete' | 'end-sessions';
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** What is done to somebody at once or after a question; `question` must be rendered. */
export function useUserActions() {
  const t = useText(usersTexts);
  const toast = useToast();
  const fails = useUserFailure();
  const client = useQueryClient();
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
  const remove = async ({ id }: UserRow) => {
    await call<typeof removeUser>('DELETE /users/:id', { id });
    toast.show({ title: t('deleted') });
  };
  const endSessions = async ({ id }: UserRow) => {
    const { ended } = await call<typeof endUserSessions>('DELETE /users/:id/sessions', { id });
    toast.show({ title: t('sessionsEnded', { count: ended }) });
  };
  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      await (asked.what === 'delete' ? remove : endSessions)(asked.user);
    } catch (error) {
      fails(t(asked.what === 'delete' ? 'deleteFailed' : 'endFailed'), error);
    }
    setBusy(false);
    ask(null);
    changed();
  };
  const question: ReactNode = asked && (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || ask(null)}
      {...(asked.what === 'delete'
        ? {
            title: t('deleteTitle'),
            text: t('deleteText', { email: asked.user.email }),
            detail: t('deleteDetail'),
            icon: <Trash2 {...icon} />,
            labels: { confirm: t('delete'), cancel: t('cancel') },
          }
        : {
            title: t('endTitle'),
            text: t('endText', { name: asked.user.full_name }),
            icon: <LogOut {...icon} />,
            labels: { confirm: t('endSessions'), cancel: t('cancel') },
          })}
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
