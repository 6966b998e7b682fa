import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { changeOf, type FilterFieldsProps, useFilterControls } from './filter-controls.ts';

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
