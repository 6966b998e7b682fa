import { MultiCombobox } from '#ui/combobox/multi-combobox.tsx';
import { TagRow } from '#ui/records/tag.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';
import { inItsColour } from './in-its-colour.tsx';
import { useReferenceSearch } from './use-reference-search.ts';

/** Rows of another register, in the order they were chosen. */
function ReferencesInput(props: FieldInputProps<string[]>) {
  const { name, value, onChange, onBlur, names } = props;
  const t = useText(fieldInputTexts);
  const found = useReferenceSearch({ ...props, onCreated: ({ id }) => onChange([...value, id]) });
  return (
    <MultiCombobox
      value={value.map((id) =>
        inItsColour({ value: id, label: names.of(name, id) ?? t('unnamed') }, names.colourOf(name, id)),
      )}
      onValueChange={(options) => {
        found.keep(options);
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

export const referencesKind = webKind<string[]>({
  Input: ReferencesInput,
  edit: (value) => (Array.isArray(value) ? value : []),
  text: String,
  Value: ({ labels, colours }) => <TagRow tags={labels.map((name, at) => ({ name, color: colours[at] }))} />,
  isTags: true,
  mayBeBare: true,
});
