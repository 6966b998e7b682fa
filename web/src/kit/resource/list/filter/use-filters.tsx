import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { filterFields } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { Tag, TagRow } from '#ui/records/tag.tsx';
import type { Filter } from '../../../list/filter/filter.ts';
import { useText } from '../../../text/i18n.ts';
import { fieldText, useSpeech } from '../../field-value.tsx';
import { fieldOf } from '../../fields-of.ts';
import { inItsColour } from '../../kinds/pointers/in-its-colour.tsx';
import { inAddress } from '../list-address.ts';
import type { List } from '../use-list.ts';
import { ContainsFilter } from './contains-filter.tsx';
import { rangeControl, rangeOf, rangeText } from './range-filter.tsx';
import { filterTexts } from './texts/texts.ts';
import { type Asked, useOptionNames, useOptions } from './use-options.ts';

const none: readonly string[] = [];

/** What the list can be filtered by: a choice, yes or no, or rows of another register. */
export function useFilters({ resource, filters, filter }: List): Filter[] {
  const t = useText(filterTexts);
  const speech = useSpeech();
  const [asked, ask] = useState<Asked | null>(null);
  const found = useOptions(resource, asked);
  const nameOf = useOptionNames(resource, filters);

  const choicesOf = (field: Field) =>
    (kindOf(field).fewValues?.(field) ?? []).map(({ value, inAddress: code }) => ({
      value: code,
      label: fieldText(field, value, undefined, speech),
    }));
  const foundFor = (name: string) =>
    asked?.field === name
      ? (found.data ?? []).map(({ id, label, colour }) => inItsColour({ value: id, label }, colour))
      : [];
  const chipOf = (words: readonly string[]) => {
    const [first, second, ...others] = words;
    const names = [first, second].filter((word) => word !== undefined).join(', ');
    return others.length > 0 ? t('andMore', { names, count: others.length }) : names;
  };

  return filterFields(resource).map(([name, { kind }]): Filter => {
    const field = fieldOf(resource, name) ?? { kind, required: true };
    const values = filters.get(name) ?? none;
    const options = field.to ? foundFor(name) : choicesOf(field);
    const wordOf = (value: string) =>
      field.to
        ? nameOf(name, value).label
        : (options.find((option) => option.value === value)?.label ?? value);
    const tags = field.to ? values.map((value) => nameOf(name, value)) : [];
    const onChange = (next: string[]) => filter({ [name]: inAddress(next) });
    const all = { id: name, label: labelOf(field, speech.locale), values, options, onChange };
    if (field.filter === 'exact') return { ...all, chip: values[0], isElsewhere: true };
    if (field.filter === 'contains')
      return { ...all, chip: values[0], control: (tall) => <ContainsFilter {...all} tall={tall} /> };
    if (kindOf(field).filter === 'range') {
      const range = rangeOf(field, values[0]);
      return {
        ...all,
        chip: range && rangeText(field, range, speech, t),
        control: (tall) => rangeControl({ resource, name, field, range, onChange, tall }),
      };
    }
    return {
      ...all,
      chip: tags.some(({ colour }) => colour) ? (
        <TagRow tags={tags.map(({ label, colour }) => ({ name: label, color: colour }))} />
      ) : (
        chipOf(values.map(wordOf))
      ),
      lookUp: field.to
        ? {
            onType: (typed) => ask({ field: name, typed }),
            isFetching: found.isFetching,
            nameOf: (value) => {
              const { label, colour } = nameOf(name, value);
              return colour ? <Tag color={colour}>{label}</Tag> : label;
            },
          }
        : undefined,
    };
  });
}
