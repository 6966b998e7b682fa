import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Menu, MenuCheckItem } from '#ui/menus/menu.tsx';
import { useText } from '../../../text/i18n.ts';
import { listTexts } from '../../texts/texts.ts';
import type { Filter } from '../filter.ts';
import { severalTexts } from './texts/texts.ts';

export type FilterMenusProps = {
  filters: readonly Filter[];
  /** For thumbs, each under its name; else in a bar. */
  tall: boolean;
};

/** Filters of which any number of values is chosen. */
export function FilterMenus({ filters, tall }: FilterMenusProps) {
  return filters.map((filter) => {
    if (filter.isElsewhere) return null;
    if (filter.control) return <Fragment key={filter.id}>{filter.control(tall)}</Fragment>;
    const Control = filter.lookUp ? LookUpFilter : tall ? ChoiceBoxes : ChoiceMenu;
    const control = <Control filter={filter} tall={tall} />;
    if (tall) return <Fragment key={filter.id}>{control}</Fragment>;
    return (
      <Captioned key={filter.id} label={filter.label}>
        {control}
      </Captioned>
    );
  });
}

/** A control of a bar under what it is called, which the control says itself to whoever hears it. */
export function Captioned({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="font-semibold text-xs">
        {label}
      </span>
      {children}
    </div>
  );
}

type ControlProps = { filter: Filter; tall: boolean };

function toggle({ values, onChange }: Filter, value: string, on: boolean): void {
  onChange(on ? [...values, value] : values.filter((each) => each !== value));
}

/** The one that is chosen, or how many. */
function wordsOf({ values, options }: Filter): ReactNode {
  const only = values.length === 1 && options.find(({ value }) => value === values[0]);
  return only ? only.label : values.length;
}

function ChoiceBoxes({ filter }: ControlProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3">
      <legend className="font-semibold">{filter.label}</legend>
      {filter.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={filter.values.includes(value)}
          onCheckedChange={(on) => toggle(filter, value, on)}
        />
      ))}
    </fieldset>
  );
}

function ChoiceMenu({ filter }: ControlProps) {
  const t = useText(severalTexts);
  const { label, values, options } = filter;
  const name = values.length === 0 ? label : t('chosen', { name: label, count: values.length });
  return (
    <Menu
      align="start"
      trigger={
        <Button aria-label={name} className="min-w-32 justify-between border-edge font-normal">
          <span className={values.length === 0 ? 'text-muted-fg' : undefined}>
            {values.length === 0 ? t('all') : wordsOf(filter)}
          </span>
          <ChevronDown aria-hidden="true" className="size-3.5 text-muted-fg" strokeWidth={1.75} />
        </Button>
      }
    >
      {options.map((option) => (
        <MenuCheckItem
          key={option.value}
          checked={values.includes(option.value)}
          onCheckedChange={(on) => toggle(filter, option.value, on)}
        >
          {option.label}
        </MenuCheckItem>
      ))}
    </Menu>
  );
}

/** Any number of many rows, looked up while one types. */
function LookUpFilter({ filter, tall }: ControlProps) {
  const t = useText(severalTexts);
  const words = useText(listTexts);
  const { label, values, options, lookUp, onChange } = filter;
  const box = (
    <Combobox
      value={null}
      name={label}
      placeholder={label}
      options={options.filter(({ value }) => !values.includes(value))}
      loading={lookUp?.isFetching}
      onQueryChange={(typed) => lookUp?.onType(typed)}
      onValueChange={(option) => {
        lookUp?.onType('');
        if (option) onChange([...values, option.value]);
      }}
      labels={{
        empty: t('noOption'),
        loading: t('loading'),
        clear: words('clearSearch'),
        list: label,
      }}
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
          label={lookUp?.nameOf(value) ?? value}
          onCheckedChange={() => toggle(filter, value, false)}
        />
      ))}
    </div>
  );
}
