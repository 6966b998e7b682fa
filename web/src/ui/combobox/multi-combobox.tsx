import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useField } from '../field/field.tsx';
import { controlStyle } from '../field/text-input.tsx';
import { Refused } from '../fields/refused.tsx';
import { Listbox, prepareListbox } from '../select/listbox.tsx';
import { ListboxRow } from '../select/listbox-row.tsx';
import type { ComboboxLabels, ComboboxOption } from './combobox.tsx';
import { ComboboxNote, type SearchFailure } from './combobox-note.tsx';
import { useCombobox } from './use-combobox.ts';

export type MultiComboboxProps = {
  value: readonly ComboboxOption[];
  onValueChange: (options: ComboboxOption[]) => void;
  /** Those to show for the text, without the chosen ones; at most 50 are drawn. */
  options: readonly ComboboxOption[];
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  /** The search was not answered. */
  failure?: SearchFailure | undefined;
  /** Offers to create what was typed; needs `labels.create`. */
  onCreate?: ((query: string) => void) | undefined;
  labels: ComboboxLabels & { remove: (name: string) => string };
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

type Row = { kind: 'option'; option: ComboboxOption } | { kind: 'create' };

const LIMIT = 50;

/** Several values, as chips in the field that searches for more; Backspace takes the last one out. */
export function MultiCombobox({ value, onValueChange, options, labels, ...props }: MultiComboboxProps) {
  const field = useField();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const rows: Row[] = options.slice(0, LIMIT).map((option) => ({ kind: 'option', option }));
  if (props.onCreate && labels.create && typed.current.trim()) rows.push({ kind: 'create' });
  const ask = (query: string) => {
    typed.current = query;
    props.onQueryChange(query);
  };
  const combobox = useCombobox<Row>({
    rows,
    chosen: '',
    loading: props.loading,
    retry: props.failure?.onRetry,
    isThere: ({ kind }) => kind === 'option',
    onQueryChange: ask,
    onChoose: (row) => {
      if (row.kind === 'option') onValueChange([...value, row.option]);
      else props.onCreate?.(typed.current.trim());
      ask('');
    },
  });
  const { open, query, search, close, inputProps, field: input } = combobox;
  const remove = (gone: ComboboxOption) => {
    onValueChange(value.filter((each) => each !== gone));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && !query && last) remove(last);
    else inputProps.onKeyDown(event);
  };

  return (
    <>
      <div
        ref={box}
        className={controlStyle('md', 'h-auto min-h-(--control) flex-wrap gap-1 py-1 max-md:py-0')}
      >
        {value.map((option) => (
          <ChosenChip
            key={option.value}
            option={option}
            removeLabel={labels.remove(option.label)}
            disabled={props.disabled}
            onRemove={() => remove(option)}
          />
        ))}
        <input
          {...field}
          {...inputProps}
          onKeyDown={onKeyDown}
          disabled={props.disabled}
          placeholder={props.placeholder}
          onChange={(event) => search(event.target.value)}
          onFocus={prepareListbox}
          onClick={() => open || search(query)}
          onBlur={() => {
            combobox.leave();
            props.onBlur?.();
          }}
          className="h-6.5 min-w-32 ps-1 max-md:h-11"
        />
      </div>
      <Refused typed={combobox.refused} />
      <Listbox
        open={open}
        onClose={close}
        onLeave={combobox.leave}
        field={box}
        id={combobox.listId}
        name={labels.list}
        activeId={combobox.active >= 0 ? combobox.rowId(combobox.active) : undefined}
        note={
          options.length === 0 &&
          (props.loading || rows.length === 0) && (
            <ComboboxNote labels={labels} loading={props.loading} failure={props.failure} />
          )
        }
      >
        {rows.map((row, index) => (
          <ListboxRow
            key={row.kind === 'option' ? row.option.value : 'create'}
            id={combobox.rowId(index)}
            active={index === combobox.active}
            selected={false}
            divided={row.kind === 'create' && index > 0}
            onPoint={() => combobox.setMarked(index)}
            onPress={() => combobox.choose(row)}
          >
            {row.kind === 'option' ? (
              <span className="min-w-0 flex-1 truncate">{row.option.content ?? row.option.label}</span>
            ) : (
              <>
                <Plus aria-hidden="true" className="size-4 text-muted-fg" strokeWidth={1.75} />
                <span className="truncate">{labels.create?.(typed.current.trim())}</span>
              </>
            )}
          </ListboxRow>
        ))}
      </Listbox>
    </>
  );
}

type ChosenChipProps = {
  option: ComboboxOption;
  removeLabel: string;
  disabled: boolean | undefined;
  onRemove: () => void;
};

function ChosenChip({ option, removeLabel, disabled, onRemove }: ChosenChipProps) {
  return (
    <span className="inline-flex h-6.5 min-w-0 max-w-full items-center gap-0.5 rounded-full border ps-2.5 max-md:h-11">
      <span className="min-w-0 truncate">{option.content ?? option.label}</span>
      <IconButton
        name={removeLabel}
        size="xs"
        disabled={disabled}
        className="h-6 rounded-full max-md:h-11"
        icon={<X className="size-3.5" strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </span>
  );
}
