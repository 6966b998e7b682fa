import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call, isProblem } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useUserFailure } from '../../users/act/use-user-failure.tsx';
import { usersTexts } from '../../users/texts/texts.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

/** Sends somebody who never came in another link to the first password. */
export function useResend(): (user: UserRow) => Promise<void> {
  const t = useText(saasUserPermissionsTexts);
  const users = useText(usersTexts);
  const toast = useToast();
  const fails = useUserFailure();
  const client = useQueryClient();
  return async ({ email, full_name: fullName }) => {
    try {
      const letter = { email, fullName, isNewUser: true, locale: currentLocale() };
      await call<typeof sendPasswordReset>('POST /functions/send-password-reset', letter);
      toast.show({ title: t('resent', { email }) });
      void refetchShowing(client, ['users']);
    } catch (error) {
      if (isProblem(error, 'too-many-requests')) fails(users('throttled'));
      else fails(t('resendFailed'), error);
    }
  };
}
