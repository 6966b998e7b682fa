import type { endUserSessions, removeUser, UserRow } from '@leme/contract/access/people/user-endpoints';
import type { removeSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { Ban, LogOut, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usersTexts } from '../texts/texts.ts';

export type Question = 'delete' | 'end-sessions' | 'remove-second-factor';

/** What is asked before something is done to somebody, how it is done, and what is said when it cannot be. */
type Asked = {
  title: string;
  text: (user: UserRow) => string;
  detail?: string;
  icon: ReactNode;
  confirm: string;
  failed: string;
  act: (user: UserRow) => Promise<void>;
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export function useQuestions(): Record<Question, Asked> {
  const t = useText(usersTexts);
  const toast = useToast();
  return {
    delete: {
      title: t('deleteTitle'),
      text: ({ email }) => t('deleteText', { email }),
      detail: t('deleteDetail'),
      icon: <Trash2 {...icon} />,
      confirm: t('delete'),
      failed: t('deleteFailed'),
      act: async ({ id }) => {
        await call<typeof removeUser>('DELETE /users/:id', { id });
        toast.show({ title: t('deleted') });
      },
    },
    'end-sessions': {
      title: t('endTitle'),
      text: ({ full_name: name }) => t('endText', { name }),
      icon: <LogOut {...icon} />,
      confirm: t('endSessions'),
      failed: t('endFailed'),
      act: async ({ id }) => {
        const { ended } = await call<typeof endUserSessions>('DELETE /users/:id/sessions', { id });
        toast.show({ title: t('sessionsEnded', { count: ended }) });
      },
    },
    'remove-second-factor': {
      title: t('codeTitle'),
      text: ({ full_name: name }) => t('codeText', { name }),
      icon: <Ban {...icon} />,
      confirm: t('removeCode'),
      failed: t('codeFailed'),
      act: async ({ id, full_name }) => {
        await call<typeof removeSecondFactor>('DELETE /users/:id/second-factor', { id });
        toast.show({ title: t('codeRemoved'), text: full_name });
      },
    },
  };
}
