import { Clock } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '../field/text-input.tsx';

export type TimeInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'suffix'
> & {
  /** HH:MM, 24 hours. */
  value: string | null;
  onValueChange: (value: string | null) => void;
};

/** A time of day typed as HH:MM; "8", "830" and "8h30" are understood when leaving the field. */
export function TimeInput({ value, onValueChange, className, ...props }: TimeInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      {...props}
      className={`tabular-nums ${className ?? ''}`}
      value={draft ?? value ?? ''}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        if (text === '' || /^\d{2}:?\d{2}$/.test(text)) onValueChange(readTime(text));
      }}
      onBlur={(event) => {
        if (draft !== null) onValueChange(readTime(draft));
        setDraft(null);
        props.onBlur?.(event);
      }}
      suffix={<Clock aria-hidden="true" className="size-4" strokeWidth={1.75} />}
    />
  );
}

/** HH:MM of what was typed, null when it is no time of day. */
export function readTime(typed: string): string | null {
  const parts = /^\s*(\d{1,2})(?:[:hH.]?(\d{2}))?[hH]?\s*$/.exec(typed);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
