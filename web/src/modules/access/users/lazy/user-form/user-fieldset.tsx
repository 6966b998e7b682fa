import { users } from '@leme/contract/access/people/users';
import { partnerKind, type Role } from '@leme/contract/access/roles';
import { locales } from '@leme/contract/kit/language/locale';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { languageName } from '#kit/resource/language-name.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { PartnerSelect } from '../../../person/partner-select.tsx';
import { PasswordField } from './password-field.tsx';
import { RoleSelect } from './role-field.tsx';
import { userFormTexts } from './texts/texts.ts';
import { columnOf, type UserValues } from './user-values.ts';

export type UserFieldsetProps = {
  form: UseFormReturn<UserValues>;
  /** The levels that may be given. */
  roles: readonly Role[];
  isNew: boolean;
  /** What another address brings with it. */
  emailWarning?: ReactNode;
};

/** Whether the signed-in person says for which partner somebody works: a partner's people never choose another. */
export function useChoosesPartner(): boolean {
  const { role } = useSignedIn();
  return partnerKind(role as Role) === null;
}

/** Who somebody is, with which level, and for whom the person works. */
export function UserFieldset({ form, roles, isNew, emailWarning }: UserFieldsetProps) {
  const t = useText(userFormTexts);
  const locale = useLocale();
  const choosesPartner = useChoosesPartner();
  const { control } = form;
  const role = form.watch('role');
  const column = choosesPartner ? columnOf(role) : null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <EntityField entity={users} control={control} name="full_name">
        {({ onChange, ...bound }) => (
          <TextInput {...bound} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
        )}
      </EntityField>
      <EntityField entity={users} control={control} name="email" warning={emailWarning}>
        {({ onChange, ...bound }) => (
          <TextInput
            {...bound}
            type="email"
            inputMode="email"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </EntityField>
      {isNew && <PasswordField control={control} />}
      <EntityField
        entity={users}
        control={control}
        name="role"
        hint={role === '' ? undefined : t(`can.${role}`)}
      >
        {(bound) => <RoleSelect {...bound} roles={roles} />}
      </EntityField>
      {column && (
        <EntityField key={column} entity={users} control={control} name={column} required>
          {(bound) => <PartnerSelect {...bound} column={column} />}
        </EntityField>
      )}
      {isNew && (
        <FormField control={control} name="locale" label={t('letterLanguage')}>
          {({ onChange, ...bound }) => (
            <Select
              {...bound}
              onValueChange={(next) => onChange(locales.find((each) => each === next) ?? locale)}
              options={locales.map((each) => ({ value: each, label: languageName(each, locale) }))}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
