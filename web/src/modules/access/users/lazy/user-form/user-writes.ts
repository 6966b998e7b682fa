import type { createUser, UserRow, updateUser } from '@leme/contract/access/people/user-endpoints';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, call } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { newUserOf, type UserChanges, type UserValues } from './user-values.ts';

/** What became of the welcome letter: on its way, refused by an answer, or no answer came. */
export type Welcome = 'sent' | 'failed' | 'lost';

export function useUserWrites() {
  const client = useQueryClient();
  const changed = () => void refetchShowing(client, ['users']);
  return {
    /** Makes somebody; the letter is asked for once more where the server did not write it. */
    create: async (values: UserValues): Promise<Welcome> => {
      const made = await call<typeof createUser>('POST /users', newUserOf(values));
      changed();
      return made.welcome === 'queued' ? 'sent' : await sendWelcome(made, values);
    },
    update: async ({ id }: Pick<UserRow, 'id'>, version: number, sent: UserChanges): Promise<void> => {
      await call<typeof updateUser>('PATCH /users/:id', { ...sent, id, version });
      changed();
    },
  };
}

async function sendWelcome(
  { email, full_name: fullName }: UserRow,
  { locale }: UserValues,
): Promise<Welcome> {
  try {
    const letter = { email, fullName, isNewUser: true, locale };
    await call<typeof sendPasswordReset>('POST /functions/send-password-reset', letter);
    return 'sent';
  } catch (error) {
    return error instanceof ApiProblem ? 'failed' : 'lost';
  }
}
