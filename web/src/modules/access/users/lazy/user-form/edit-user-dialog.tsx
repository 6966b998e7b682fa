import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { isProblem } from '#kit/api/api.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usePeopleProblem } from '../../../problems/use-people-problem.ts';
import type { UserRights } from '../../act/use-user-rights.ts';
import { userFormTexts } from './texts/texts.ts';
import { useUserProblems } from './use-user-problems.ts';
import { useUserWords } from './use-user-words.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFieldset, useChoosesPartner } from './user-fieldset.tsx';
import { changesOf, partnerFaults, personFields, sentOf, type UserValues, valuesOf } from './user-values.ts';
import { useUserWrites } from './user-writes.ts';

export type EditUserDialogProps = { user: UserRow; rights: UserRights; onClose: () => void };

/** Changes somebody: only what was changed is sent, and what somebody else saved meanwhile is compared. */
export function EditUserDialog({ user, rights, onClose }: EditUserDialogProps) {
  const t = useText(userFormTexts);
  const toast = useToast();
  const writes = useUserWrites();
  const choosesPartner = useChoosesPartner();
  const say = useUserWords();
  const { form, onSubmit, isBusy, isDirty, close, base, dialogs } = useEntityForm<UserValues, UserRow>(
    users,
    personFields,
    {
      start: { row: user, valuesOf, say, staleTitle: t('staleTitle') },
      faults: (values) => partnerFaults(values, choosesPartner),
      save: (values, read) => {
        const from = read ?? user;
        return writes.update(user, from.version, changesOf(valuesOf(from), values));
      },
      onDone: () => {
        toast.show({ title: t('updated') });
        onClose();
      },
      place: useTold(),
      failedTitle: t('failed'),
    },
  );
  const email = sentOf({ ...form.getValues(), email: form.watch('email') }, 'email');
  return (
    <>
      <UserDialog
        title={t('editTitle')}
        onClose={() => close(onClose)}
        onSubmit={() => (isDirty ? onSubmit() : onClose())}
        busy={isBusy}
        submitLabel={t(isBusy ? 'saving' : 'saveChanges')}
      >
        <UserFieldset
          form={form}
          roles={rights.given}
          isNew={false}
          emailWarning={email !== base?.email && t('emailWarning')}
        />
      </UserDialog>
      {dialogs}
    </>
  );
}

/** Says why saving failed, beside the field where there is one. */
function useTold() {
  const t = useText(userFormTexts);
  const toast = useToast();
  const problemText = usePeopleProblem();
  const place = useUserProblems();
  return (error: unknown, form: Parameters<typeof place>[1]): boolean => {
    const isBeside = place(error, form);
    if (!isBeside && isProblem(error, 'validation')) return false;
    const text = t('updateFailed', { message: problemText(error) });
    toast.show({ tone: 'danger', title: t('failed'), text });
    return true;
  };
}
