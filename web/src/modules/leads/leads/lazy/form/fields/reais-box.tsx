import type { Notation } from '@leme/contract/kit/kinds/numbers/numbers';
import { notationOf, writeTyped } from '@leme/contract/kit/kinds/numbers/typed-numbers';
import { keptSigns, readReais } from '@leme/contract/leads/read-reais';
import { useState } from 'react';
import { useLocale } from '#kit/text/i18n.ts';
import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';
import type { Typed } from '../lead-values.ts';

export type ReaisBoxProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'prefix'> & {
  value: Typed;
  onChange: (value: Typed, text: string) => void;
  onBlur?: () => void;
};

/** An amount as the language of the person writes it. What is no amount stays, to be said beside it. */
export function ReaisBox({ value, onChange, onBlur, className, ...props }: ReaisBoxProps) {
  const notation = notationOf(useLocale());
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...props}
      prefix="R$"
      inputMode="decimal"
      autoComplete="off"
      className={`[&_input]:text-end [&_input]:tabular-nums ${className ?? ''}`}
      value={typed ?? writeReais(value, notation)}
      onChange={(event) => {
        const text = keptSigns(event.target.value);
        const read = readReais(text, notation);
        setTyped(text);
        onChange('value' in read ? read.value : text, text);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

function writeReais(value: Typed, notation: Notation): string {
  if (typeof value !== 'number') return value ?? '';
  return writeTyped(value, notation, { digits: 2, isFixed: true, isGrouped: true });
}
