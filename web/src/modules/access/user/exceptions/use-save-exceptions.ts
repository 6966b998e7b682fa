import type { putUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useUserFailure } from '../../users/act/use-user-failure.tsx';
import { userTexts } from '../texts/texts.ts';
import type { Exception } from '../user.queries.ts';

export type NewException = CallOf<typeof putUserRights>['exceptions'][number];

const sent = ({ resource, action, granted, reason, expires_at }: NewException): NewException => ({
  resource,
  action,
  granted,
  reason,
  expires_at,
});

type Put = { exceptions: readonly NewException[]; version: number; back: readonly NewException[] | null };

/** Takes one exception away, which can be undone. */
export function useSaveExceptions({ id, version }: Pick<UserRow, 'id' | 'version'>) {
  const t = useText(userTexts);
  const fails = useUserFailure();
  const { run } = useVerb(
    (put: Put) =>
      call<typeof putUserRights>('PUT /users/:id/permissions', {
        id,
        version: put.version,
        exceptions: put.exceptions.map(sent),
      }),
    {
      shows: ['users'],
      done: (saved, { back }) =>
        back
          ? {
              title: t('removed'),
              undo: () => void run({ exceptions: back, version: saved.version, back: null }),
            }
          : undefined,
      place: (error) => fails(t('saveFailed'), error),
    },
  );
  return (exceptions: readonly Exception[], gone: Exception) =>
    run({ exceptions: exceptions.filter((each) => each !== gone), version, back: exceptions });
}
