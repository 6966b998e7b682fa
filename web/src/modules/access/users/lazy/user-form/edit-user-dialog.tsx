import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { StaleChoice } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usePeopleProblem } from '../../../problems/use-people-problem.ts';
import type { UserRights } from '../../act/use-user-rights.ts';
import { userFormTexts } from './texts/texts.ts';
import { useUserComparison } from './use-comparison.ts';
import { useUserProblems } from './use-user-problems.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFieldset, useChoosesPartner } from './user-fieldset.tsx';
import { changesOf, sentOf, type UserValues, userResolver, valuesOf } from './user-values.ts';
import { useUserWrites } from './user-writes.ts';

export type EditUserDialogProps = { user: UserRow; rights: UserRights; onClose: () => void };

/** Changes somebody: only what was changed is sent, and what somebody else saved meanwhile is compared. */
export function EditUserDialog({ user, rights, onClose }: EditUserDialogProps) {
  const t = useText(userFormTexts);
  const toast = useToast();
  const writes = useUserWrites();
  const compare = useUserComparison();
  // The person what is typed goes on from.
  const [base, setBase] = useState(user);
  const [stale, setStale] = useState<UserRow | null>(null);
  const told = useTold(setStale);
  const done = () => {
    toast.show({ title: t('updated') });
    onClose();
  };
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<UserValues>({
    defaultValues: valuesOf(user),
    resolver: userResolver({ isNew: false, choosesPartner: useChoosesPartner() }),
    submit: (values) => writes.update(user, base.version, changesOf(valuesOf(base), values)),
    onDone: done,
    onProblem: (error, own) => told(error, own),
  });
  const guard = useDirtyGuard(isDirty);
  const email = sentOf({ ...form.getValues(), email: form.watch('email') }, 'email');
  const goOnFrom = (current: UserRow) => {
    setBase(current);
    setStale(null);
  };
  const saveBoth = async (current: UserRow, theirs: readonly (keyof UserValues)[]) => {
    const saved = valuesOf(current);
    for (const name of theirs) form.setValue(name, saved[name], { shouldDirty: true });
    goOnFrom(current);
    try {
      await writes.update(user, current.version, changesOf(saved, form.getValues()));
      form.reset(form.getValues());
      done();
    } catch (error) {
      told(error, form);
    }
  };
  return (
    <>
      <UserDialog
        title={t('editTitle')}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => (isDirty ? void onSubmit() : onClose())}
        busy={isBusy}
        submitLabel={t(isBusy ? 'saving' : 'saveChanges')}
      >
        <UserFieldset
          form={form}
          roles={rights.given}
          isNew={false}
          emailWarning={email !== base.email && t('emailWarning')}
        />
      </UserDialog>
      {stale && (
        <StaleChoice
          key={stale.version}
          title={t('staleTitle')}
          comparison={compare({ base: valuesOf(base), current: valuesOf(stale), mine: form.getValues() })}
          onClose={() => setStale(null)}
          onUseTheirs={() => {
            form.reset(valuesOf(stale));
            goOnFrom(stale);
          }}
          onSave={(theirs) => void saveBoth(stale, theirs)}
        />
      )}
      {guard.dialog}
    </>
  );
}

/** Says why saving failed; what somebody else saved is shown. */
function useTold(onStale: (current: UserRow) => void) {
  const t = useText(userFormTexts);
  const toast = useToast();
  const problemText = usePeopleProblem();
  const place = useUserProblems();
  const fails = (error: unknown) =>
    toast.show({
      tone: 'danger',
      title: t('failed'),
      text: t('updateFailed', { message: problemText(error) }),
    });
  return (error: unknown, form: Parameters<typeof place>[1]): boolean => {
    if (isProblem(error, 'stale-version')) {
      onStale(error.params.current as UserRow);
      return true;
    }
    const isBeside = place(error, form);
    if (!isBeside && isProblem(error, 'validation')) return false;
    fails(error);
    return true;
  };
}
