import { type Role, roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { userFormTexts } from './texts/texts.ts';

export type RoleSelectProps = {
  /** Those that may be given. */
  roles: readonly Role[];
  value: Role | '';
  onChange: (role: Role) => void;
  onBlur: () => void;
};

/** The level of access: each with a line of what it may do, which the closed field leaves to its hint. */
export function RoleSelect({ roles, value, onChange, onBlur }: RoleSelectProps) {
  const t = useText(userFormTexts);
  const words = useText(accessWords);
  const held = value !== '' && !roles.includes(value) ? [value, ...roles] : roles;
  return (
    <Select
      value={value === '' ? null : value}
      placeholder={t('chooseRole')}
      onBlur={onBlur}
      onValueChange={(next) => onChange(held.find((role) => role === next) ?? 'user')}
      options={held.map((role) => ({
        value: role,
        label: words(roleKey(role)),
        content: (
          <span className="grid py-0.5">
            {words(roleKey(role))}
            <span className="whitespace-normal text-muted-fg text-xs [[role=combobox]_&]:hidden">
              {t(`can.${role}`)}
            </span>
          </span>
        ),
      }))}
    />
  );
}
