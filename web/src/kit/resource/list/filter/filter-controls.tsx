import type { Field as FieldOf } from '@leme/contract/kit/fields';
import { fieldsWith, type Resource } from '@leme/contract/kit/resource';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Menu, MenuCheckItem } from '#ui/menu.tsx';
import { useLocalised, useText } from '../../../i18n.ts';
import { inAddress } from '../list-address.ts';
import type { ListProps } from '../use-list.ts';
import { filterTexts } from './texts/texts.ts';
import { useOptionNames, useOptions } from './use-options.ts';

export type FilterControlProps = {
  resource: Resource;
  name: string;
  field: FieldOf;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Under its name for thumbs, not in a bar. */
  tall: boolean;
};

/** One control for each field the list can be narrowed by. */
export function FilterControls({ list, tall }: ListProps & { tall: boolean }) {
  return fieldsWith(list.resource, 'filter').map((name) => {
    const field = list.resource.fields[name];
    if (!field) return null;
    const Control = field.to ? ReferenceFilter : ChoiceFilter;
    return (
      <Control
        key={name}
        resource={list.resource}
        name={name}
        field={field}
        values={list.filters.get(name) ?? []}
        onChange={(values) => list.narrow({ [name]: inAddress(field, values) })}
        tall={tall}
      />
    );
  });
}

const toggled = (values: readonly string[], value: string, on: boolean) =>
  on ? [...values, value] : values.filter((each) => each !== value);

/** Any number of a choice's values; yes and no are two of them. */
function ChoiceFilter({ field, values, onChange, tall }: FilterControlProps) {
  const t = useText(filterTexts);
  const localised = useLocalised();
  const label = localised(field.label);
  const options =
    field.kind === 'boolean'
      ? [
          { value: '1', word: t('yes') },
          { value: '0', word: t('no') },
        ]
      : Object.entries(field.options ?? {}).map(([value, words]) => ({ value, word: localised(words) }));
  if (tall) {
    return (
      <fieldset className="grid grid-cols-2 gap-x-3">
        <legend className="font-semibold">{label}</legend>
        {options.map(({ value, word }) => (
          <Checkbox
            key={value}
            label={word}
            checked={values.includes(value)}
            onCheckedChange={(on) => onChange(toggled(values, value, on))}
          />
        ))}
      </fieldset>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button className="justify-between border-edge font-normal">
          <span className={values.length === 0 ? 'text-muted-fg' : undefined}>
            {values.length === 0 ? label : t('chosen', { name: label, count: values.length })}
          </span>
          <ChevronDown aria-hidden="true" className="size-3.5 text-muted-fg" strokeWidth={1.75} />
        </Button>
      }
    >
      {options.map(({ value, word }) => (
        <MenuCheckItem
          key={value}
          checked={values.includes(value)}
          onCheckedChange={(on) => onChange(toggled(values, value, on))}
        >
          {word}
        </MenuCheckItem>
      ))}
    </Menu>
  );
}

/** Any number of rows of another register, looked up while one types. */
function ReferenceFilter({ resource, name, field, values, onChange, tall }: FilterControlProps) {
  const t = useText(filterTexts);
  const label = useLocalised()(field.label);
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const { data = [], isFetching } = useOptions(resource, name, typed, touched);
  const nameOf = useOptionNames(resource, name, tall ? values : []);
  const left = data.filter(({ id }) => !values.includes(id));
  const box = (
    <Combobox
      value={null}
      name={label}
      placeholder={label}
      options={left.map(({ id, label: text }) => ({ value: id, label: text }))}
      loading={isFetching}
      onQueryChange={(query) => {
        setTouched(true);
        setTyped(query);
      }}
      onValueChange={(option) => {
        setTyped('');
        if (option) onChange([...values, option.value]);
      }}
      labels={{ empty: t('noOption'), loading: t('loading'), clear: t('clearSearch'), list: label }}
      className={tall ? undefined : 'w-52'}
    />
  );
  if (!tall) return box;
  return (
    <div className="grid gap-1">
      <Field label={label}>{box}</Field>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked
          label={nameOf(value)}
          onCheckedChange={() => onChange(toggled(values, value, false))}
        />
      ))}
    </div>
  );
}
