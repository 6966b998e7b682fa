import { choiceOf } from '@leme/contract/kit/resource/labels';
import { TagRow } from '#ui/records/tag.tsx';
import { useLocale } from '../../../text/i18n.ts';
import { webKind } from '../web-kind.ts';
import { CheckList } from './check-list.tsx';

const valuesOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

export const choicesKind = webKind<readonly string[]>({
  Input: ({ field, value, onChange, onBlur }) => {
    const locale = useLocale();
    const options = (field.options ?? []).map((each) => ({
      value: each,
      label: choiceOf(field, each, locale),
    }));
    return <CheckList<string> options={options} value={value} onChange={onChange} onBlur={onBlur} />;
  },
  edit: valuesOf,
  text: (value, field, { locale }) =>
    valuesOf(value)
      .map((each) => choiceOf(field, each, locale))
      .join(', '),
  Value: ({ field, value }) => {
    const locale = useLocale();
    return <TagRow tags={valuesOf(value).map((each) => ({ name: choiceOf(field, each, locale) }))} />;
  },
  isTags: true,
  mayBeBare: true,
});
