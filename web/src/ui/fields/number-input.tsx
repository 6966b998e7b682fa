import { type ReactNode, useId, useState } from 'react';
import { useField } from '../field/field.tsx';
import { type ControlSize, controlStyle } from '../field/text-input.tsx';
import { useWords } from '../style/control-words.ts';

export type NumberInputProps = {
  value: number | null;
  onValueChange: (value: number | null) => void;
  decimals?: number | undefined;
  /** Written with all its decimals, or only with those it has. */
  isFixed?: boolean | undefined;
  /** Nobody groups the digits of a year. */
  isYear?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Mark before or unit after the number. */
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
  size?: ControlSize | undefined;
  /** Spoken name where no field gives one. */
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** A number as the language of the person writes it, typed or pasted; nothing typed is null. */
export function NumberInput({ prefix, suffix, size, className, name, disabled, ...props }: NumberInputProps) {
  const field = useField();
  const noteId = useId();
  const { unread } = useWords();
  const box = useTyped(props);
  const described = [field['aria-describedby'], box.refused !== null && noteId].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 gap-1">
      <div className={controlStyle(size, className)}>
        {prefix && <span className="shrink-0 text-muted-fg">{prefix}</span>}
        <input
          {...field}
          id={field.id ?? props.id}
          aria-describedby={described || undefined}
          aria-label={name}
          placeholder={props.placeholder}
          {...(props.autoFocus ? { autoFocus: true } : {})}
          disabled={disabled}
          className="w-full text-end tabular-nums"
          inputMode={(props.decimals ?? 0) > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={box.text}
          onPointerDown={box.begin}
          onChange={(event) => box.type(event.target.value)}
          onBlur={() => {
            box.leave();
            props.onBlur?.();
          }}
        />
        {suffix && <span className="shrink-0 text-muted-fg">{suffix}</span>}
      </div>
      {box.refused !== null && (
        <p id={noteId} role="alert" className="text-warning-text text-xs">
          {unread(box.refused)}
        </p>
      )}
    </div>
  );
}

type Draft = { text: string; value: number | null };

/** What stands in the box while it is typed. What is no number for it leaves the box as it was, and is said. */
function useTyped(props: NumberInputProps) {
  const { value, onValueChange, decimals = 0, isFixed = true, isYear = false, min, max } = props;
  const { numbers } = useWords();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const written = (isWhole: boolean) =>
    value === null ? '' : numbers.write(value, { digits: decimals, isFixed: isWhole, isGrouped: !isYear });
  // A value from outside goes before what was typed; where nothing counts as none, an empty box may stay empty.
  const isOwn = draft !== null && (draft.value ?? 0) === (value ?? 0);
  const fits = (read: number | null) =>
    read === null || ((min === undefined || min < 0 || read >= 0) && (max === undefined || read <= max));
  const shown = isOwn ? draft.text : written(isFixed);
  return {
    text: shown,
    refused,
    // Begins with a press or a change, not with the focus: drawing the number anew would take its selection away.
    begin: () => setDraft((before) => before ?? { text: written(false), value }),
    type: (text: string) => {
      const read = numbers.read(text, decimals);
      const isRead = read !== undefined && fits(read) && !(read === null && text.trim() !== '');
      // Letter by letter thousands are no number until they are parted; pasted they are none.
      const isTyped = isOneMore(text, shown) || isOneMore(shown, text);
      const isBegun = isTyped && numbers.isBegun(text) && (fits(-1) || !text.startsWith('-'));
      if (!isRead && !isBegun) {
        setRefused(text);
        // A number below zero is refused whole: without its sign it would be another one.
        if (isTyped && text.startsWith('-')) setDraft({ text, value });
        return;
      }
      setRefused(null);
      setDraft({ text, value: isRead ? read : value });
      if (isRead && read !== value) onValueChange(read);
    },
    leave: () => {
      const isUnfinished =
        isOwn && draft.text.trim() !== '' && numbers.read(draft.text, decimals) === undefined;
      if (isUnfinished) setRefused(draft.text);
      setDraft(null);
    },
  };
}

/** Whether a text is another one and a letter more. */
function isOneMore(text: string, before: string): boolean {
  const isWithout = (at: number) => text.slice(0, at) + text.slice(at + 1) === before;
  return Array.from(text).some((_, at) => isWithout(at));
}
