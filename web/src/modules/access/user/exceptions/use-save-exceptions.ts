import type { putUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
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

/** Takes one exception away, which can be undone; answers whether it was saved. */
export function useSaveExceptions({ id, version }: Pick<UserRow, 'id' | 'version'>) {
  const t = useText(userTexts);
  const toast = useToast();
  const fails = useUserFailure();
  const client = useQueryClient();
  const put = async (exceptions: readonly NewException[], of: number) => {
    const body = { id, version: of, exceptions: exceptions.map(sent) };
    const saved = await call<typeof putUserRights>('PUT /users/:id/permissions', body);
    void refetchShowing(client, ['users']);
    return saved.version;
  };
  return async (exceptions: readonly Exception[], gone: Exception): Promise<void> => {
    try {
      const next = await put(
        exceptions.filter((each) => each !== gone),
        version,
      );
      const undo = () => void put(exceptions, next).catch((error) => fails(t('saveFailed'), error));
      toast.show({ title: t('removed'), undo });
    } catch (error) {
      fails(t('saveFailed'), error);
      void refetchShowing(client, ['users']);
    }
  };
}
