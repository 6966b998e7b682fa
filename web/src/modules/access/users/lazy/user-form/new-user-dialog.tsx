import { users } from '@leme/contract/access/people/users';
import { useRef } from 'react';
import { ApiProblem, isProblem } from '#kit/api/api.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { entityResolver } from '#kit/form/lazy/entity/entity-resolver.ts';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usePeopleProblem } from '../../../problems/use-people-problem.ts';
import type { UserRights } from '../../act/use-user-rights.ts';
import { userFormTexts } from './texts/texts.ts';
import { useUserProblems } from './use-user-problems.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFieldset, useChoosesPartner } from './user-fieldset.tsx';
import { emptyUser, partnerFaults, passwordFaults, personFields, type UserValues } from './user-values.ts';
import { useUserWrites, type Welcome } from './user-writes.ts';

export type NewUserDialogProps = { rights: UserRights; onClose: () => void };

/** Makes somebody who signs in, with a temporary password and a welcome letter. */
export function NewUserDialog({ rights, onClose }: NewUserDialogProps) {
  const t = useText(userFormTexts);
  const toast = useToast();
  const problemText = usePeopleProblem();
  const writes = useUserWrites();
  const place = useUserProblems();
  const choosesPartner = useChoosesPartner();
  const welcome = useRef<Welcome>('sent');
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<UserValues>({
    defaultValues: emptyUser(currentLocale()),
    resolver: entityResolver<UserValues>(users, personFields, (values) => ({
      ...passwordFaults(values),
      ...partnerFaults(values, choosesPartner),
    })),
    submit: async (values) => {
      welcome.current = await writes.create(values);
    },
    onDone: () => {
      const words = { failed: t('welcomeFailed'), lost: t('welcomeLost') };
      if (welcome.current === 'sent') toast.show({ title: t('createdAndSent') });
      else toast.show({ tone: 'warning', title: t('created'), text: words[welcome.current] });
      onClose();
    },
    onProblem: (error, own) => {
      const isBeside = place(error, own);
      if (!isBeside && isProblem(error, 'validation')) return false;
      const isTold = error instanceof ApiProblem && error.status < 500;
      toast.show({
        tone: 'danger',
        title: t('failed'),
        text: isTold ? problemText(error) : t('createFailed'),
      });
      return true;
    },
  });
  const guard = useDirtyGuard(isDirty);
  return (
    <>
      <UserDialog
        title={t('newTitle')}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => void onSubmit()}
        busy={isBusy}
        submitLabel={t(isBusy ? 'creating' : 'create')}
      >
        <UserFieldset form={form} roles={rights.given} isNew />
      </UserDialog>
      {guard.dialog}
    </>
  );
}
