import { MultiCombobox } from '#ui/multi-combobox.tsx';
import { useText } from '../../i18n.ts';
import type { FieldInputProps } from './field-props.ts';
import { fieldInputTexts } from './texts/texts.ts';
import { useReferenceSearch } from './use-reference-search.ts';

/** Rows of another register, in the order they were chosen. */
export function ReferencesInput(props: FieldInputProps<string[]>) {
  const { name, value, onChange, onBlur, names } = props;
  const t = useText(fieldInputTexts);
  const found = useReferenceSearch({ ...props, onCreated: ({ id }) => onChange([...value, id]) });
  return (
    <MultiCombobox
      value={value.map((id) => ({ value: id, label: names.of(name, id) ?? t('unnamed') }))}
      onValueChange={(options) => {
        for (const option of options) names.keep(name, option.value, option.label);
        onChange(options.map((option) => option.value));
      }}
      options={found.options.filter((option) => !value.includes(option.value))}
      loading={found.isLoading}
      onQueryChange={found.search}
      onCreate={found.create && ((typed) => void found.create?.(typed))}
      onBlur={onBlur}
      placeholder={t('add')}
      labels={{
        empty: t('noneFound'),
        loading: t('searching'),
        clear: t('clear'),
        list: t('choices'),
        create: (typed) => t('create', { name: typed }),
        remove: (chosen) => t('remove', { name: chosen }),
      }}
    />
  );
}
