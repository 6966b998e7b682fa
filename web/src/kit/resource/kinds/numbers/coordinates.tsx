import { readCoordinates, writeCoordinates } from '@leme/contract/kit/kinds/numbers/coordinates';
import type { Coordinates } from '@leme/contract/kit/resource/fields';
import { useState } from 'react';
import { TextInput } from '#ui/field/text-input.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';

const isPlace = (value: unknown): value is Coordinates =>
  typeof value === 'object' && value !== null && 'lat' in value;

/** A place as a map gives it, typed or pasted; what is none stays, so that nobody takes it for saved. */
function CoordinatesInput({ value, onChange, onBlur }: FieldInputProps<unknown>) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = isPlace(value) ? writeCoordinates(value) : String(value ?? '');
  return (
    <TextInput
      className="tabular-nums"
      autoComplete="off"
      maxLength={60}
      placeholder="-27.59, -48.54"
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        const typed = draft?.trim();
        if (typed !== undefined) onChange(typed === '' ? null : (readCoordinates(typed) ?? typed));
        setDraft(null);
        onBlur();
      }}
    />
  );
}

export const coordinatesKind = webKind<unknown>({
  Input: CoordinatesInput,
  edit: (value) => (isPlace(value) ? value : null),
  text: (value) => (isPlace(value) ? writeCoordinates(value) : String(value)),
  digits: 'even',
  needsName: true,
});
