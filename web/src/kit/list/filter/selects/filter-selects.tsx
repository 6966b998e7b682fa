import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import type { Filter } from '../filter.ts';

export type FilterSelectsProps = {
  filters: readonly Filter[];
  /** For thumbs, each under its name; else in a bar, each with its name inside. */
  tall?: boolean | undefined;
};

const everything = '';

/** Filters of which one value at most is chosen. */
export function FilterSelects({ filters, tall = false }: FilterSelectsProps) {
  const t = useText(kitTexts);
  return filters.map(({ id, label, values, options, isRequired, isElsewhere, onChange }) => {
    if (isElsewhere) return null;
    const select = {
      value: values[0] ?? everything,
      options: isRequired ? options : [{ value: everything, label: t('all') }, ...options],
      onValueChange: (value: string) => onChange(value ? [value] : []),
    };
    if (tall)
      return (
        <Field key={id} label={label}>
          <Select {...select} size="touch" />
        </Field>
      );
    return (
      <Select
        key={id}
        {...select}
        name={label}
        prefix={label}
        size="sm"
        className="w-auto min-w-36 max-w-60"
      />
    );
  });
}
