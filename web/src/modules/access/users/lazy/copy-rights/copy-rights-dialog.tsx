import type { copyUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { listUsers, UserRow } from '@leme/contract/access/people/user-endpoints';
import type { Fault } from '@leme/contract/kit/problem';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useUserFailure } from '../../act/use-user-failure.tsx';
import { UserDialog } from '../user-form/user-dialog.tsx';
import { copyRightsTexts } from './texts/texts.ts';

const most = 20;
const reasonLength = { min: 5, max: 500 };

export type CopyRightsDialogProps = { user: UserRow; onClose: () => void };

/** Gives somebody the exceptions of another person of the same level, and says why. */
export function CopyRightsDialog({ user, onClose }: CopyRightsDialogProps) {
  const t = useText(copyRightsTexts);
  const toast = useToast();
  const fails = useUserFailure();
  const client = useQueryClient();
  const faultWords = useFaultWords();
  const [from, choose] = useState<ComboboxOption | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const guard = useDirtyGuard(from !== null || reason !== '');
  const isShort = reason.trim().length < reasonLength.min;
  const wrongFrom = asked && (from ? fault && faultWords(fault) : t('chooseFrom'));
  const submit = async () => {
    setAsked(true);
    if (!from || isShort) return;
    setBusy(true);
    try {
      const { copied, left } = await call<typeof copyUserRights>('POST /users/:id/permissions/copy', {
        id: user.id,
        from: from.value,
        version: user.version,
        reason,
      });
      toast.show({
        title: t('copied', { count: copied }),
        text: left > 0 ? t('left', { count: left }) : undefined,
      });
      guard.pass(onClose);
    } catch (error) {
      const [fault] = isProblem(error, 'validation') ? error.errors : [];
      if (fault) setFault(fault);
      else fails(t('copyFailed'), error);
      setBusy(false);
    }
    void refetchShowing(client, ['users']);
  };
  return (
    <>
      <UserDialog
        title={t('copyTitle')}
        description={t('copyText', { name: user.full_name })}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => void submit()}
        busy={isBusy}
        submitLabel={t('copyNow')}
      >
        <div className="grid grid-cols-1 gap-4">
          <Field label={t('from')} required error={wrongFrom}>
            <SamePeople
              user={user}
              value={from}
              onChange={(next) => {
                choose(next);
                setFault(null);
              }}
            />
          </Field>
          <Field
            label={t('reason')}
            required
            hint={t('reasonHint')}
            error={asked && isShort && t('reasonShort', { count: reasonLength.min })}
          >
            <TextInput
              maxLength={reasonLength.max}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </div>
      </UserDialog>
      {guard.dialog}
    </>
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
};

/** The others of the level, looked up while one types. */
function SamePeople({ user, value, onChange }: SamePeopleProps) {
  const t = useText(copyRightsTexts);
  const { tenant } = useSignedIn();
  const [typed, type] = useState<string | null>(null);
  const question = { q: useSettled(typed ?? '') || undefined, role: user.role ?? '', limit: most };
  const found = useQuery({
    queryKey: ['users', tenant.id, 'same-level', question],
    meta: { shows: ['users'] },
    queryFn: ({ signal }) => call<typeof listUsers>('GET /users', question, { signal }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.data ?? []).filter(({ id }) => id !== user.id);
  return (
    <Combobox
      value={value}
      onValueChange={onChange}
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
