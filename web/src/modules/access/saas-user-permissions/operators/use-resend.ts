import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { call, isProblem } from '#kit/api/api.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useUserFailure } from '../../users/act/use-user-failure.tsx';
import { usersTexts } from '../../users/texts/texts.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

/** Sends somebody who never came in another link to the first password. */
export function useResend(): (user: UserRow) => Promise<boolean> {
  const t = useText(saasUserPermissionsTexts);
  const users = useText(usersTexts);
  const fails = useUserFailure();
  return useVerb(
    ({ email, full_name: fullName }: UserRow) => {
      const letter = { email, fullName, isNewUser: true, locale: currentLocale() };
      return call<typeof sendPasswordReset>('POST /functions/send-password-reset', letter);
    },
    {
      each: ({ id }) => id,
      shows: ['users'],
      done: (_, { email }) => t('resent', { email }),
      place: (error) =>
        isProblem(error, 'too-many-requests') ? fails(users('throttled')) : fails(t('resendFailed'), error),
    },
  ).run;
}
