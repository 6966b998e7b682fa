import { Field } from './field.tsx';
import { Select } from './select.tsx';
import type { SelectOption } from './use-select.ts';

export type FilterControl = {
  id: string;
  label: string;
  value: string;
  /** The first one lets everything through. */
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
};

export type FilterSelectsProps = { controls: readonly FilterControl[] };

/** In a bar on wide screens, each with its name inside. */
export function FilterBar({ controls }: FilterSelectsProps) {
  return controls.map(({ id, label, onChoose, ...select }) => (
    <Select
      key={id}
      {...select}
      name={label}
      prefix={label}
      size="sm"
      className="w-auto min-w-36 max-w-60"
      onValueChange={onChoose}
    />
  ));
}

/** For thumbs, each under its name. */
export function FilterFields({ controls }: FilterSelectsProps) {
  return controls.map(({ id, label, onChoose, ...select }) => (
    <Field key={id} label={label}>
      <Select {...select} size="pier" onValueChange={onChoose} />
    </Field>
  ));
}
