import type { Field } from '@leme/contract/kit/resource/fields';
import { idOfLink, type SentLink } from '@leme/contract/kit/resource/links';
import { MultiCombobox } from '#ui/combobox/multi-combobox.tsx';
import { useField } from '#ui/field/field.tsx';
import { TagRow } from '#ui/records/tag.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { type WebKind, webKind } from '../web-kind.ts';
import { inItsColour } from './in-its-colour.tsx';
import { useReferenceSearch } from './use-reference-search.ts';
import { ValuedLinks } from './valued-links.tsx';

type KindOf = (field: Field) => WebKind;

/** Rows of another register, in the order they were chosen; as chips, or line by line where each has a value. */
function ReferencesInput({ kindOf, ...props }: FieldInputProps<SentLink[]> & { kindOf: KindOf }) {
  const { name, field, value, onChange, onBlur, names } = props;
  const { atLink } = field;
  const t = useText(fieldInputTexts);
  const { id: search } = useField();
  const linkTo = (id: string): SentLink => (atLink ? { id, value: null } : id);
  const found = useReferenceSearch({ ...props, onCreated: ({ id }) => onChange([...value, linkTo(id)]) });
  const ids = value.map(idOfLink);
  const chosen = ids.map((id) =>
    inItsColour({ value: id, label: names.of(name, id) ?? t('unnamed') }, names.colourOf(name, id)),
  );
  const combobox = (
    <MultiCombobox
      value={atLink ? [] : chosen}
      onValueChange={(options) => {
        found.keep(options);
        const links = options.map((option) => linkTo(option.value));
        onChange(atLink ? [...value, ...links] : links);
      }}
      options={found.options.filter((option) => !ids.includes(option.value))}
      loading={found.isLoading}
      failure={found.failure}
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
  if (!atLink) return combobox;
  const remove = (gone: string) => {
    onChange(value.filter((link) => idOfLink(link) !== gone));
    document.getElementById(search ?? '')?.focus();
  };
  return (
    <>
      {combobox}
      {chosen.length > 0 && (
        <ValuedLinks {...props} chosen={chosen} atLink={atLink} kindOf={kindOf} onRemove={remove} />
      )}
    </>
  );
}

export const referencesKind = (kindOf: KindOf) =>
  webKind<SentLink[]>({
    Input: (props) => <ReferencesInput {...props} kindOf={kindOf} />,
    edit: (value) => (Array.isArray(value) ? value : []),
    text: String,
    Value: ({ labels, colours }) => (
      <TagRow tags={labels.map((name, at) => ({ name, color: colours[at] }))} />
    ),
    isTags: true,
    mayBeBare: true,
  });
