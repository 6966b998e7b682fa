import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextInput, type TextInputProps } from '../field/text-input.tsx';
import { Popover } from '../overlays/popover.tsx';
import { isoFromTyped, maskDate, typedFromIso } from './iso-date.ts';
import type { CalendarLabels } from './lazy/calendar.tsx';

const Calendar = lazy(async () => ({ default: (await import('./lazy/calendar.tsx')).Calendar }));

export type DateInputLabels = CalendarLabels & { open: string };

export type DateInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'suffix'
> & {
  /** ISO yyyy-MM-dd. */
  value: string | null;
  /** A complete and valid date, or null when the field was emptied or is unfinished. */
  onValueChange: (iso: string | null) => void;
  locale: string;
  labels: DateInputLabels;
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
  /** The last day that two digits of a year may mean, such as today for a birth. */
  latest?: string | undefined;
};

/** A date typed as dd/MM/yyyy or chosen from a calendar. */
export function DateInput({
  value,
  onValueChange,
  locale,
  labels,
  min,
  max,
  today,
  latest,
  className,
  ...props
}: DateInputProps) {
  const [open, setOpen] = useState(false);
  const { text, type, leave, reset } = useDraft(value, onValueChange, latest);

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      className={`pe-1 tabular-nums ${className ?? ''}`}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        leave();
        props.onBlur?.(event);
      }}
      suffix={
        <Popover
          name={labels.open}
          align="end"
          open={open}
          onOpenChange={setOpen}
          className="p-0"
          trigger={
            <IconButton
              name={labels.open}
              size="xs"
              className="h-7 max-md:h-11"
              disabled={props.disabled}
              icon={<CalendarIcon className="size-4" strokeWidth={1.75} />}
            />
          }
        >
          <Suspense fallback={<div className="h-71 w-76" />}>
            <Calendar
              value={value}
              locale={locale}
              labels={labels}
              min={min}
              max={max}
              today={today}
              onValueChange={(iso) => {
                reset();
                setOpen(false);
                if (iso) onValueChange(iso);
              }}
            />
          </Suspense>
        </Popover>
      }
    />
  );
}

/** What stands in the field while it is typed; a value set from outside replaces it. */
function useDraft(
  value: string | null,
  onValueChange: (iso: string | null) => void,
  latest: string | undefined,
) {
  const [draft, setDraft] = useState<{ text: string; iso: string | null } | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (draft && draft.iso !== value) setDraft(null);
  }
  const text = draft?.text ?? typedFromIso(value);
  const emit = (next: string, iso: string | null) => {
    setDraft({ text: next, iso });
    if (iso !== value) onValueChange(iso);
  };
  const type = (typed: string) => {
    const next = typed.length < text.length ? typed : maskDate(typed);
    emit(next, /\d{4}$/.test(next) ? isoFromTyped(next, latest) : null);
  };
  const leave = () => {
    if (!draft) return;
    const iso = isoFromTyped(draft.text, latest);
    if (iso) setDraft(null);
    if (iso !== value) onValueChange(iso);
  };
  return { text, type, leave, reset: () => setDraft(null) };
}
