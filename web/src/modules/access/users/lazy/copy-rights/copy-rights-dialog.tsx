import { rightCopies } from '@leme/contract/access/people/right-forms';
import type { copyUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { listUsers, UserRow } from '@leme/contract/access/people/user-endpoints';
import type { Fault } from '@leme/contract/kit/problem';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { copyRightsTexts } from './texts/texts.ts';

const most = 20;
const shortest = 5;

type Values = { from: ComboboxOption | null; reason: string };

const fields = ['from', 'reason'] as const;
const start: Values = { from: null, reason: '' };

export type CopyRightsDialogProps = { user: UserRow; onClose: () => void };

/** Gives somebody the exceptions of another person of the same level, and says why. */
export function CopyRightsDialog({ user, onClose }: CopyRightsDialogProps) {
  const t = useText(copyRightsTexts);
  const faultWords = useFaultWords();
  const { id, version } = user;
  return (
    <VerbDialog
      entity={rightCopies}
      fields={fields}
      start={start}
      title={t('copyTitle')}
      description={t('copyText', { name: user.full_name })}
      submit={t('copyNow')}
      failed={t('copyFailed')}
      faults={({ from, reason }) => ({
        from: !from && t('chooseFrom'),
        ...(reason.trim().length < shortest && { reason: t('reasonShort', { count: shortest }) }),
      })}
      run={({ from, reason }) =>
        call<typeof copyUserRights>('POST /users/:id/permissions/copy', {
          id,
          from: from?.value ?? '',
          version,
          reason,
        })
      }
      shows={['users']}
      done={({ copied, left }) => ({
        title: t('copied', { count: copied }),
        text: left > 0 ? t('left', { count: left }) : undefined,
      })}
      place={(error, form) => {
        const [fault] = isProblem(error, 'validation') ? error.errors : [];
        if (fault?.pointer !== '/from') return false;
        form.setError('from', { type: 'server', message: faultWords(fault) }, { shouldFocus: true });
        return true;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={rightCopies} control={control} name="from">
            {(bound) => <SamePeople user={user} {...bound} />}
          </EntityField>
          <EntityField entity={rightCopies} control={control} name="reason" hint={t('reasonHint')} />
        </>
      )}
    </VerbDialog>
  );
}

/** Why the exceptions of that person cannot be copied. */
function useFaultWords(): (fault: Fault) => string {
  const t = useText(copyRightsTexts);
  return (fault) => {
    if (fault.code === 'other-role') return t('otherRole');
    const isTooMany = fault.code === 'too-many-exceptions';
    return isTooMany ? t('tooManyExceptions', { maximum: fault.params?.maximum ?? '' }) : faultText(fault);
  };
}

type SamePeopleProps = {
  user: UserRow;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  onBlur: () => void;
};

/** The others of the level, looked up while one types. */
function SamePeople({ user, value, onChange, onBlur }: SamePeopleProps) {
  const t = useText(copyRightsTexts);
  const [typed, type] = useState<string | null>(null);
  const question = { q: useSettled(typed ?? '') || undefined, role: user.role ?? '', limit: most };
  const found = useAsk<typeof listUsers>('GET /users', question, {
    shows: ['users'],
    keeps: true,
    enabled: typed !== null,
  });
  const others = (found.data?.data ?? []).filter(({ id }) => id !== user.id);
  return (
    <Combobox
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      onQueryChange={type}
      loading={found.isFetching}
      options={others.map(({ id, full_name, email }) => ({ value: id, label: full_name, hint: email }))}
      placeholder={t('searchPerson')}
      labels={{
        empty: t('nobodyFound'),
        loading: t('loading'),
        clear: t('clearPerson'),
        list: t('searchPerson'),
      }}
    />
  );
}
