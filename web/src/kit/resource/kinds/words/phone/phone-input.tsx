import { type RefObject, useEffect, useRef, useState } from 'react';
import { useField } from '#ui/field/field.tsx';
import { controlStyle } from '#ui/field/text-input.tsx';
import { useText } from '../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { CountryInput } from './country-input.tsx';
import { doubtOf, joinNumber, type PhoneParts, readTyped, splitNumber } from './phone-number.ts';

export type PhoneInputProps = FieldInputProps<string> & {
  /** The input this one replaces had the focus. */
  takesFocus: RefObject<boolean>;
};

/** A telephone number with its country; what looks unfinished is asked about and saved all the same. */
export function PhoneInput({ value, onChange, onBlur, onWarning, takesFocus }: PhoneInputProps) {
  const t = useText(fieldInputTexts);
  const field = useField();
  const national = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useParts(value, onChange);
  const doubt = doubtOf(parts);
  const left = useRef(value !== '');
  const leave = () => {
    left.current = true;
    const { country, national: tidy } = splitNumber(joinNumber(parts), parts.country);
    if (doubt === null && tidy !== parts.national) setParts({ country, national: tidy });
    onWarning(doubt && t(doubt));
    onBlur();
  };
  // Outside system: the field around this one, which says it. Nothing is asked while the number is first typed.
  useEffect(() => {
    if (left.current || doubt === null) onWarning(doubt && t(doubt));
  }, [doubt, t, onWarning]);
  // Outside system: the focus of the page, once.
  useEffect(() => {
    if (takesFocus.current) national.current?.focus();
  }, [takesFocus]);
  return (
    <div className={controlStyle('md', 'relative gap-0 px-0')}>
      <CountryInput
        value={parts.country}
        onValueChange={(country, left) => {
          setParts({ ...parts, country });
          if (!left) national.current?.focus();
        }}
        onBlur={() => undefined}
      />
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-border" />
      <input
        {...field}
        ref={national}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={parts.national}
        onChange={(event) => setParts(readTyped(event.target.value, parts.country))}
        onBlur={leave}
        className="px-2.5 tabular-nums"
      />
    </div>
  );
}

/** The parts of the stored number as they are typed; a number set from outside replaces them. */
function useParts(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState({ parts: splitNumber(value), value });
  const current = typed.value === value ? typed : { parts: splitNumber(value), value };
  if (current !== typed) setTyped(current);
  const set = (parts: PhoneParts) => {
    const next = joinNumber(parts);
    setTyped({ parts, value: next });
    if (next !== value) onChange(next);
  };
  return [current.parts, set] as const;
}
