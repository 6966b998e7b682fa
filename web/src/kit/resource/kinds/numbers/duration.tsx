import { readDuration } from '@leme/contract/kit/kinds/numbers/duration';
import { useState } from 'react';
import { TextInput } from '#ui/field/text-input.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';
import { numberOrNull } from './number-with-unit.tsx';

/** `1:30` of ninety minutes. */
function written(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** How long something takes, typed as `1:30`, `1h30` or `90`; what is none stays, so that nobody takes it for saved. */
function DurationInput({ value, onChange, onBlur }: FieldInputProps<unknown>) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = typeof value === 'number' ? written(value) : String(value ?? '');
  return (
    <TextInput
      className="tabular-nums"
      autoComplete="off"
      maxLength={12}
      placeholder="0:00"
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        const typed = draft?.trim();
        if (typed !== undefined) onChange(typed === '' ? null : (readDuration(typed) ?? typed));
        setDraft(null);
        onBlur();
      }}
    />
  );
}

export const durationKind = webKind<unknown>({
  Input: DurationInput,
  edit: numberOrNull,
  text: (value) => (typeof value === 'number' ? written(value) : String(value)),
  digits: 'at-end',
  needsName: true,
});
