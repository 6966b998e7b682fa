import { readIntegers, writeIntegers } from '@leme/contract/kit/kinds/numbers/integers';
import { useState } from 'react';
import { TextInput } from '#ui/field/text-input.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';

const written = (value: unknown) => (Array.isArray(value) ? writeIntegers(value) : String(value ?? ''));

/** A few numbers typed as people list them; what is no such list stays, so that nobody takes it for saved. */
function IntegersInput({ value, onChange, onBlur }: FieldInputProps<unknown>) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      className="tabular-nums"
      autoComplete="off"
      maxLength={80}
      value={draft ?? written(value)}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(target.value.trim() === '' ? null : (readIntegers(target.value) ?? target.value));
      }}
      onBlur={() => {
        setDraft(null);
        onBlur();
      }}
    />
  );
}

export const integersKind = webKind<unknown>({
  Input: IntegersInput,
  edit: (value) => (Array.isArray(value) ? value : null),
  text: written,
  digits: 'even',
  needsName: true,
});
