import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldGroup } from '../field/field.tsx';
import { type ControlSize, controlStyle } from '../field/text-input.tsx';
import { Refused } from '../fields/refused.tsx';
import { cn } from '../style/cn.ts';
import { Listbox, prepareListbox } from './listbox.tsx';
import { ListboxRow } from './listbox-row.tsx';
import type { SelectOption } from './use-select.ts';
import { useSelect } from './use-select.ts';

export type SelectProps = {
  value: string | null;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  /** Spoken name where no field gives one. */
  name?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  prefix?: ReactNode | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** One value out of a list; arrows, typing, Enter, Tab and Esc as in a native one. */
export function Select({ value, onValueChange, options, placeholder, name, size, ...props }: SelectProps) {
  const { 'aria-labelledby': labelledBy, ...field } = useFieldGroup();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const current = options[chosen];
  const select = useSelect(options, chosen, (index) => {
    const option = options[index];
    if (option) onValueChange(option.value);
  });
  const { open, active } = select;

  return (
    <>
      <button
        {...field}
        ref={button}
        type="button"
        role="combobox"
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? select.listId : undefined}
        aria-activedescendant={open && active >= 0 ? select.rowId(active) : undefined}
        data-state={open ? 'open' : 'closed'}
        disabled={props.disabled}
        onClick={() => (open ? select.leave() : select.show())}
        onKeyDown={select.onKeyDown}
        onPointerEnter={prepareListbox}
        onFocus={prepareListbox}
        onBlur={() => {
          select.leave();
          props.onBlur?.();
        }}
        className={controlStyle(size, cn(!current && 'text-muted-fg', props.className))}
      >
        {props.prefix && <span className="shrink-0 text-muted-fg">{props.prefix}</span>}
        <span className="flex min-w-0 flex-1 items-center">
          <span className="min-w-0 truncate">
            {current ? (current.content ?? current.label) : placeholder}
          </span>
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-muted-fg" strokeWidth={1.75} />
      </button>
      {!open && <Refused typed={select.unknown} />}
      <Listbox
        open={open}
        onClose={select.close}
        onLeave={select.leave}
        field={button}
        id={select.listId}
        name={name}
        labelledBy={labelledBy}
        activeId={active >= 0 ? select.rowId(active) : undefined}
        note={<Refused typed={select.unknown} className="px-3 py-2" />}
      >
        {options.map((option, index) => (
          <ListboxRow
            key={option.value}
            id={select.rowId(index)}
            active={index === active}
            selected={index === chosen}
            disabled={option.disabled}
            onPoint={() => select.setActive(index)}
            onPress={() => select.choose(index)}
          >
            <span className="min-w-0 flex-1 truncate pe-6">{option.content ?? option.label}</span>
            {index === chosen && (
              <Check aria-hidden="true" className="size-4 text-muted-fg" strokeWidth={1.75} />
            )}
          </ListboxRow>
        ))}
      </Listbox>
    </>
  );
}
