import type { Resource } from '@leme/contract/kit/resource/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useSignedIn } from '../../../auth-session/auth-session.tsx';
import { useText } from '../../../text/i18n.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { useSettled } from '../../field-input/use-settled.ts';
import { readRows, showsOf } from '../../resource-calls.ts';
import { useRowTitle } from '../row-title.ts';
import { removalTexts } from './texts/texts.ts';

/** Another row, none at all, or not chosen yet. */
export type Place = ComboboxOption | null | undefined;

export type PlaceChooserProps = {
  resource: Resource;
  /** The row that goes. */
  without: string;
  /** What points to it may point to nothing. */
  optional: boolean;
  place: Place;
  fault: string | undefined;
  onChange: (place: Place) => void;
};

/** Which row takes the place of one that goes. */
export function PlaceChooser({ resource, without, optional, place, fault, onChange }: PlaceChooserProps) {
  const t = useText(removalTexts);
  const words = useText(fieldInputTexts);
  const titleOf = useRowTitle(resource);
  const { tenant } = useSignedIn();
  const [query, setQuery] = useState<string | null>(null);
  const q = useSettled(query ?? '');
  const found = useQuery({
    queryKey: ['resource', tenant.id, resource.name, 'places', q],
    meta: showsOf(resource),
    queryFn: () => readRows(resource, { limit: 50, ...(q && { q }) }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
  const rows = (found.data?.data ?? []).filter(({ id }) => id !== without);
  return (
    <div className="grid gap-2">
      <Field label={t('moveTo')} error={fault}>
        <Combobox
          value={place ?? null}
          disabled={place === null}
          options={rows.map((row) => ({ value: row.id, label: titleOf(row) }))}
          loading={found.isFetching || q !== (query ?? '')}
          onQueryChange={setQuery}
          onValueChange={(option) => onChange(option ?? undefined)}
          placeholder={words('search')}
          labels={{
            empty: words('noneFound'),
            loading: words('searching'),
            clear: words('clear'),
            list: t('moveTo'),
          }}
        />
      </Field>
      {optional && (
        <Checkbox
          label={t('leaveWithout')}
          checked={place === null}
          onCheckedChange={(on) => onChange(on ? null : undefined)}
        />
      )}
    </div>
  );
}
