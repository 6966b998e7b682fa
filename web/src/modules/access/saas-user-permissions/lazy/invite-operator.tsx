import type { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#kit/api/api.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { problemsTexts } from '../../problems/texts/texts.ts';
import type { UserRights } from '../../users/act/use-user-rights.ts';
import { UserDialog } from '../../users/lazy/user-form/user-dialog.tsx';
import { UserFieldset } from '../../users/lazy/user-form/user-fieldset.tsx';
import {
  emptyUser,
  newUserOf,
  personFields,
  type UserValues,
} from '../../users/lazy/user-form/user-values.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

type Refusals = ReplyOf<typeof inviteUsers>['data'][number]['errors'];
type Props = { rights: UserRights; onClose: () => void };

/** Invites an operator by a link to set a password; nobody else learns one. */
export function InviteOperator({ rights, onClose }: Props) {
  const t = useText(saasUserPermissionsTexts);
  const problems = useText(problemsTexts);
  const toast = useToast();
  const client = useQueryClient();
  const refused = useRef<Refusals>([]);
  const hasLetter = useRef(true);
  const { form, onSubmit, isBusy, close, dialogs } = useEntityForm<UserValues>(users, personFields, {
    start: emptyUser(currentLocale()),
    failedTitle: t('inviteFailed'),
    save: async (values) => {
      const { full_name, email, role } = newUserOf(values);
      const sent = { rows: [{ full_name, email, role }], locale: currentLocale() };
      const { data } = await call<typeof inviteUsers>('POST /users/invitations', sent);
      refused.current = data.flatMap(({ errors }) => errors);
      hasLetter.current = data.every(({ outcome }) => outcome !== 'letter-refused');
    },
    onDone: ({ email }) => {
      for (const { pointer, code, params } of refused.current) {
        const name = personFields.find((each) => pointer === `/${each}`) ?? 'email';
        const ours = (['email-in-use', 'role-not-yours-to-create', 'too-many-new-addresses'] as const).find(
          (each) => each === code,
        );
        const message = ours ? problems(ours) : faultText({ code, ...(params && { params }) });
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
      if (refused.current.length > 0) return;
      void refetchShowing(client, ['users']);
      if (hasLetter.current) toast.show({ title: t('invited', { email: email.trim() }) });
      else toast.show({ tone: 'warning', title: t('letterRefused', { email: email.trim() }) });
      onClose();
    },
  });
  return (
    <>
      <UserDialog
        title={t('invite')}
        description={t('inviteText')}
        onClose={() => close(onClose)}
        onSubmit={onSubmit}
        busy={isBusy}
        submitLabel={t('send')}
      >
        <UserFieldset form={form} roles={rights.given} isNew={false} />
      </UserDialog>
      {dialogs}
    </>
  );
}
