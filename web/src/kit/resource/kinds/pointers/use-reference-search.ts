import { may } from '@leme/contract/access/permission';
import { isResource } from '@leme/contract/access/resources';
import { fold } from '@leme/contract/kit/language/fold';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComboboxOption } from '#ui/combobox/combobox.tsx';
import { useSignedIn } from '../../../auth-session/auth-session.tsx';
import { useCan } from '../../../auth-session/rights.ts';
import { useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import { useVerb } from '../../../verb/use-verb.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { useSettled } from '../../field-input/use-settled.ts';
import { createNamed, type Option, optionsShow, readOptions } from '../../resource-calls.ts';
import { inItsColour } from './in-its-colour.tsx';

type Search = Pick<FieldInputProps, 'resource' | 'name' | 'field' | 'rowId' | 'names'> & {
  /** What was created on the spot. */
  onCreated: (option: Option) => void;
};

/** What a reference can point to, asked once somebody looks for it; a row never points to itself. */
export function useReferenceSearch({ resource, name, field, rowId, names, onCreated }: Search) {
  const t = useText(fieldInputTexts);
  const kit = useText(kitTexts);
  const { tenant } = useSignedIn();
  const [query, setQuery] = useState<string | null>(null);
  const asked = useSettled(query ?? '');
  const found = useQuery({
    queryKey: ['resource', tenant.id, resource.name, 'options', name, asked],
    meta: optionsShow(resource, name),
    queryFn: ({ signal }) => readOptions(resource, name, { ...(asked && { q: asked }) }, signal),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const create = useCreate(field, (option) => {
    names.keep(name, option.id, option.label);
    onCreated(option);
  });
  const typed = fold(query ?? '');
  const isLoading = found.isFetching || asked !== (query ?? '');
  const options = (found.data ?? []).filter(
    ({ id, label }) =>
      !(field.to === resource.name && id === rowId) &&
      // What answered the text before may not answer this one.
      (!isLoading || fold(label).includes(typed)),
  );
  // Nobody knows whether it is there before an answer has come.
  const mayExist = isLoading || found.isError || options.some(({ label }) => fold(label) === typed);
  return {
    options: options.map(({ id, label, colour }) => inItsColour({ value: id, label }, colour)),
    /** Remembers what chosen rows are called. */
    keep: (chosen: readonly ComboboxOption[]) => {
      for (const { value, label } of chosen)
        names.keep(name, value, label, options.find(({ id }) => id === value)?.colour);
    },
    isLoading,
    failure: found.isError
      ? { text: t('searchFailed'), retry: kit('retry'), onRetry: () => void found.refetch() }
      : undefined,
    search: setQuery,
    create: mayExist ? undefined : create,
  };
}

/** Makes a row of the other register out of what was typed, for who may; undefined for the others. */
function useCreate({ to = '', creates }: FieldInputProps['field'], done: (option: Option) => void) {
  const t = useText(fieldInputTexts);
  const can = useCan();
  const { run } = useVerb((typed: string) => createNamed(to, creates ?? '', typed), {
    shows: isResource(to) ? [to] : [],
    each: (typed) => typed,
    done: ({ id }, typed) => done({ id, label: typed }),
    failed: (typed) => t('createFailed', { name: typed }),
  });
  return creates === undefined || !isResource(to) || !can(may(to, 'create')) ? undefined : run;
}
