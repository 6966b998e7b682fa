import { useText } from '#kit/i18n.ts';
import { Field } from '#ui/field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import type { ManifestFilters, ManifestSearch } from './manifest-search.ts';
import { manifestMessages } from './messages.ts';

const everyGuide = '';

export type FilterFieldsProps = {
  filters: ManifestFilters;
  guides: readonly string[];
  onChange: (part: ManifestSearch) => void;
};

type FilterControl = {
  id: 'guide' | 'checkin' | 'no_show';
  label: string;
  value: string;
  options: readonly SelectOption[];
};

/** The three filters with their options, and the word for a chosen one. */
export function useFilterControls(
  filters: ManifestFilters,
  guides: readonly string[],
): readonly FilterControl[] {
  const t = useText(manifestMessages);
  const named =
    filters.guide !== undefined && !guides.includes(filters.guide) ? [filters.guide, ...guides] : guides;
  return [
    {
      id: 'guide',
      label: t('guide'),
      value: filters.guide ?? everyGuide,
      options: [
        { value: everyGuide, label: t('all') },
        ...named.map((name) => ({ value: name, label: name })),
      ],
    },
    {
      id: 'checkin',
      label: t('checkin'),
      value: filters.checkin,
      options: [
        { value: 'all', label: t('all') },
        { value: 'checked', label: t('checked') },
        { value: 'not-checked', label: t('notChecked') },
      ],
    },
    {
      id: 'no_show',
      label: t('noShow'),
      value: filters.no_show,
      options: [
        { value: 'all', label: t('all') },
        { value: 'no-show', label: t('noShow') },
        { value: 'present', label: t('present') },
      ],
    },
  ];
}

/** Beside the date on wide screens, each with its name inside. */
export function FilterBar({ filters, guides, onChange }: FilterFieldsProps) {
  const controls = useFilterControls(filters, guides);
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      {controls.map(({ id, label, value, options }) => (
        <Select
          key={id}
          name={label}
          prefix={label}
          size="sm"
          className="w-auto min-w-36"
          value={value}
          options={options}
          onValueChange={(next) => onChange(changeOf(id, next))}
        />
      ))}
    </div>
  );
}

/** One below the other, in the sheet of a phone. */
export function FilterFields({ filters, guides, onChange }: FilterFieldsProps) {
  const controls = useFilterControls(filters, guides);
  return (
    <div className="grid gap-4">
      {controls.map(({ id, label, value, options }) => (
        <Field key={id} label={label}>
          <Select
            size="pier"
            value={value}
            options={options}
            onValueChange={(next) => onChange(changeOf(id, next))}
          />
        </Field>
      ))}
    </div>
  );
}

/** What a choice puts into the address; "Todos" leaves it. */
export function changeOf(id: FilterControl['id'], value: string): ManifestSearch {
  return { [id]: value === everyGuide || value === 'all' ? undefined : value };
}
