import { isEditable } from '@leme/contract/access/grants';
import { isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import type { Filter } from '#kit/list/filter/filter.ts';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { SearchField } from '#kit/list/search/search-field.tsx';
import { useDebouncedText } from '#kit/list/search/use-debounced-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import type { Differences } from './matrix/cells.ts';
import { type RolePermissionsSearch, shownRights } from './role-permissions-search.ts';
import { rolePermissionsTexts } from './texts/texts.ts';

export type RightsBarProps = {
  role: Role;
  search: RolePermissionsSearch;
  differences: Differences;
  compact: boolean;
  onChange: (part: RolePermissionsSearch) => void;
};

// Those whose rights can be changed come first.
const offered = roles
  .filter((role) => !isPlatformRole(role))
  .toSorted((one, other) => Number(isEditable(other)) - Number(isEditable(one)));

/** Which role, beside which other, and which of its rights. */
export function RightsBar({ role, search, differences, compact, onChange }: RightsBarProps) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const { typed, onType } = useDebouncedText(search.q, (q) => onChange({ q }));
  const named = { changed: t('changedOnly'), unlike: t('unlikeOnly') };
  const filters: Filter[] = [
    {
      id: 'compare',
      label: t('compare'),
      isRequired: true,
      values: [search.compare ?? ''],
      options: [
        { value: '', label: t('noCompare') },
        ...offered.filter((each) => each !== role).map((each) => ({ value: each, label: roleName(each) })),
      ],
      onChange: ([value]) => {
        const compare = offered.find((each) => each === value);
        const show = search.show === 'unlike' && !compare ? undefined : search.show;
        onChange({ compare, show });
      },
    },
    {
      id: 'show',
      label: t('show'),
      isRequired: true,
      values: [search.show ?? ''],
      options: [
        { value: '', label: t('everything') },
        ...shownRights
          .filter((each) => each !== 'unlike' || search.compare)
          .map((each) => ({ value: each, label: named[each] })),
      ],
      onChange: ([value]) => onChange({ show: shownRights.find((each) => each === value) }),
    },
  ];
  return (
    <div className={compact ? 'grid gap-2 print:hidden' : 'flex flex-wrap items-center gap-2 print:hidden'}>
      <RoleSelect role={role} differences={differences} compact={compact} onChange={onChange} />
      <div className={compact ? 'grid grid-cols-2 gap-2' : 'contents'}>
        <FilterSelects filters={filters} tall={compact} />
      </div>
      <SearchField
        label={t('search')}
        typed={typed}
        onType={onType}
        size={compact ? 'touch' : 'sm'}
        className={compact ? undefined : 'ms-auto w-64'}
      />
    </div>
  );
}

/** Each role with how far it is from its defaults. */
function RoleSelect({ role, differences, compact, onChange }: Omit<RightsBarProps, 'search'>) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const optionOf = (each: Role) => {
    const count = differences.data.filter((difference) => difference.role === each).length;
    if (!isEditable(each)) return t('ruleOption', { role: roleName(each) });
    return count === 0 ? roleName(each) : t('changedOption', { role: roleName(each), count });
  };
  const select = {
    value: role,
    options: offered.map((each) => ({ value: each, label: optionOf(each) })),
    onValueChange: (value: string) => onChange({ role: offered.find((each) => each === value) }),
  };
  if (!compact) return <Select {...select} name={t('role')} prefix={t('role')} size="sm" className="w-80" />;
  return (
    <Field label={t('role')}>
      <Select {...select} size="touch" />
    </Field>
  );
}
