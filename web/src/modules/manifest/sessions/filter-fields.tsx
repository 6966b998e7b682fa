import { sessionStates } from '@leme/contract/bookings/rules';
import { useText } from '#kit/i18n.ts';
import { Field } from '#ui/field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { sessionsManifestMessages } from './late-messages.ts';
import type { SessionsManifestSearch } from './sessions-manifest-search.ts';

const everything = '';

export type FilterFieldsProps = {
  search: SessionsManifestSearch;
  products: readonly SelectOption[];
  onChange: (part: SessionsManifestSearch) => void;
};

export type FilterControl = {
  id: 'product' | 'status';
  label: string;
  value: string;
  options: readonly SelectOption[];
};

/** Produto and Status with their options; "Todos" comes first. */
export function useFilterControls({
  search,
  products,
}: Omit<FilterFieldsProps, 'onChange'>): readonly FilterControl[] {
  const t = useText(sessionsManifestMessages);
  const all = { value: everything, label: t('all') };
  return [
    {
      id: 'product',
      label: t('product'),
      value: search.product ?? everything,
      options: [all, ...products],
    },
    {
      id: 'status',
      label: t('status'),
      value: search.status ?? everything,
      options: [all, ...sessionStates.map((state) => ({ value: state, label: t(state) }))],
    },
  ];
}

/** What a choice puts into the address; "Todos" leaves it. */
export function changeOf(id: FilterControl['id'], value: string): SessionsManifestSearch {
  if (id === 'product') return { product: value === everything ? undefined : value };
  return { status: sessionStates.find((state) => state === value) };
}

/** Beside the date on wide screens, each with its name inside. */
export function FilterBar({ onChange, ...props }: FilterFieldsProps) {
  return useFilterControls(props).map(({ id, label, value, options }) => (
    <Select
      key={id}
      name={label}
      prefix={label}
      size="sm"
      className="w-auto min-w-36 max-w-60"
      value={value}
      options={options}
      onValueChange={(next) => onChange(changeOf(id, next))}
    />
  ));
}

/** One below the other, in the sheet of a phone. */
export function FilterFields({ onChange, ...props }: FilterFieldsProps) {
  const controls = useFilterControls(props);
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
