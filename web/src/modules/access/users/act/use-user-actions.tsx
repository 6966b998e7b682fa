import type { activateUser, deactivateUser, UserRow } from '@leme/contract/access/people/user-endpoints';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { type ReactNode, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { usersTexts } from '../texts/texts.ts';
import type { UserStatus } from '../users-search.ts';
import { type Question, useQuestions } from './use-questions.tsx';
import { useUserFailure } from './use-user-failure.tsx';

type StatusChange = { user: UserRow; to: UserStatus; isUndo?: boolean };

/** What is done to somebody at once or after a question; `question` must be rendered. */
export function useUserActions() {
  const t = useText(usersTexts);
  const fails = useUserFailure();
  const questions = useQuestions();
  const [asked, ask] = useState<{ what: Question; user: UserRow } | null>(null);
  const each = ({ user }: { user: UserRow }) => user.id;

  const status = useVerb(
    async ({ user: { id }, to }: StatusChange): Promise<unknown> =>
      to === 'active'
        ? call<typeof activateUser>('DELETE /users/:id/deactivation', { id })
        : call<typeof deactivateUser>('POST /users/:id/deactivation', { id }),
    {
      each,
      shows: ['users'],
      done: (_, { user, to, isUndo }) => ({
        title: t(to === 'active' ? 'activated' : 'deactivated'),
        text: user.full_name,
        undo: isUndo ? undefined : () => void status.run({ user, to: user.status, isUndo: true }),
      }),
      place: (error) => fails(t('statusFailed'), error),
    },
  );
  const reset = useVerb(
    ({ user: { email, full_name: fullName } }: { user: UserRow }) => {
      const letter = { email, fullName, isNewUser: false, locale: currentLocale() };
      return call<typeof sendPasswordReset>('POST /functions/send-password-reset', letter);
    },
    {
      each,
      shows: ['users'],
      done: (_, { user }) => t('resetSent', { email: user.email }),
      place: (error) =>
        isProblem(error, 'too-many-requests') ? fails(t('throttled')) : fails(t('resetFailed'), error),
    },
  );
  const answer = useVerb(({ what, user }: { what: Question; user: UserRow }) => questions[what].act(user), {
    shows: ['users'],
    done: () => ask(null),
    place: (error, { what }) => {
      ask(null);
      return fails(questions[what].failed, error);
    },
  });
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
      busy={answer.isBusy}
      onConfirm={() => asked && void answer.run(asked)}
    />
  );
  return {
    setStatus: (user: UserRow, to: UserStatus) => void status.run({ user, to }),
    sendReset: (user: UserRow) => void reset.run({ user }),
    ask: (what: Question, user: UserRow) => ask({ what, user }),
    question,
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
