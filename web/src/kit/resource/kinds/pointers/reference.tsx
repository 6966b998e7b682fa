import { Combobox } from '#ui/combobox/combobox.tsx';
import { Tag } from '#ui/records/tag.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';
import { useReferenceSearch } from './use-reference-search.ts';

/** One row of another register, searched by its name. */
function ReferenceInput(props: FieldInputProps<string | null>) {
  const { name, value, onChange, onBlur, names } = props;
  const t = useText(fieldInputTexts);
  const found = useReferenceSearch({ ...props, onCreated: ({ id }) => onChange(id) });
  return (
    <Combobox
      value={value === null ? null : { value, label: names.of(name, value) ?? t('unnamed') }}
      onValueChange={(option) => {
        if (option) found.keep([option]);
        onChange(option?.value ?? null);
      }}
      options={found.options}
      loading={found.isLoading}
      failure={found.failure}
      onQueryChange={found.search}
      onCreate={found.create && ((typed) => void found.create?.(typed))}
      onBlur={onBlur}
      placeholder={t('search')}
      labels={{
        empty: t('noneFound'),
        loading: t('searching'),
        clear: t('clear'),
        list: t('choices'),
        create: (typed) => t('create', { name: typed }),
      }}
    />
  );
}

export const referenceKind = webKind<string | null>({
  Input: ReferenceInput,
  edit: (value) => (typeof value === 'string' ? value : null),
  text: String,
  Value: ({ text, colours: [color] }) => (color ? <Tag color={color}>{text}</Tag> : text),
});
