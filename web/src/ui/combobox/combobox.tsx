import { Plus, Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useField } from '../field/field.tsx';
import { type ControlSize, controlStyle } from '../field/text-input.tsx';
import { Refused } from '../fields/refused.tsx';
import { Listbox, prepareListbox } from '../select/listbox.tsx';
import { ListboxRow } from '../select/listbox-row.tsx';
import { cn } from '../style/cn.ts';
import { ComboboxNote, type SearchFailure } from './combobox-note.tsx';
import { useCombobox } from './use-combobox.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Shown instead of the label, such as a name with its colour. */
  content?: ReactNode | undefined;
  hint?: ReactNode | undefined;
};

export type ComboboxLabels = {
  empty: string;
  loading: string;
  clear: string;
  /** Spoken name of the list. */
  list: string;
  create?: ((query: string) => string) | undefined;
};

export type ComboboxProps = {
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  /** Those to show for the text; the caller searches, at most 50 are drawn. */
  options: readonly ComboboxOption[];
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  /** The search was not answered. */
  failure?: SearchFailure | undefined;
  /** Offers to create what was typed; needs `labels.create`. */
  onCreate?: ((query: string) => void) | undefined;
  labels: ComboboxLabels;
  /** Spoken name where no field gives one. */
  name?: string | undefined;
  placeholder?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
};

type Row = { kind: 'option'; option: ComboboxOption } | { kind: 'create' };

const LIMIT = 50;

/** A field that searches while one types; arrows and Enter choose, Tab and leaving take what is marked, Esc closes. */
export function Combobox({ value, onValueChange, options, onQueryChange, labels, ...props }: ComboboxProps) {
  const field = useField();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const rows: Row[] = options.slice(0, LIMIT).map((option) => ({ kind: 'option', option }));
  if (props.onCreate && labels.create && typed.current.trim()) rows.push({ kind: 'create' });

  const combobox = useCombobox<Row>({
    rows,
    chosen: value?.label ?? '',
    loading: props.loading,
    retry: props.failure?.onRetry,
    isThere: ({ kind }) => kind === 'option',
    onQueryChange: (query) => {
      typed.current = query;
      onQueryChange(query);
    },
    onChoose: (row) =>
      row.kind === 'option' ? onValueChange(row.option) : props.onCreate?.(typed.current.trim()),
    onClear: () => onValueChange(null),
  });
  const { open, query, search, close, refused } = combobox;

  return (
    <>
      <div ref={box} className={controlStyle(props.size, cn((value || refused) && 'pe-1', props.className))}>
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
        <input
          {...field}
          {...combobox.inputProps}
          aria-label={props.name}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onChange={(event) => search(event.target.value)}
          onFocus={(event) => {
            prepareListbox();
            event.currentTarget.select();
          }}
          onClick={() => open || search(query)}
          onBlur={() => {
            combobox.leave();
            props.onBlur?.();
          }}
        />
        {(value || refused) && !props.disabled && (
          <IconButton
            name={labels.clear}
            // By keyboard the text is taken out; one stop less for whoever types from field to field.
            tabIndex={-1}
            size="xs"
            className="h-7 max-md:h-11"
            icon={<X className="size-3.5" strokeWidth={1.75} />}
            onClick={() => {
              close();
              if (value) onValueChange(null);
            }}
          />
        )}
      </div>
      <Refused typed={refused} />
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
            selected={row.kind === 'option' && row.option.value === value?.value}
            divided={row.kind === 'create' && index > 0}
            onPoint={() => combobox.setMarked(index)}
            onPress={() => combobox.choose(row)}
          >
            {row.kind === 'option' ? (
              <OptionText option={row.option} query={query} />
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

function OptionText({ option, query }: { option: ComboboxOption; query: string | null }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate">{option.content ?? highlight(option.label, query)}</span>
      {option.hint && <span className="text-muted-fg text-xs">{option.hint}</span>}
    </>
  );
}

/** The part of a label that was typed, in bold. */
function highlight(label: string, query: string | null): ReactNode {
  const at = query ? label.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (!query || at < 0) return label;
  const end = at + query.length;
  return (
    <>
      {label.slice(0, at)}
      <b>{label.slice(at, end)}</b>
      {label.slice(end)}
    </>
  );
}
