import { useRef } from 'react';
import { late, useLate } from '#ui/late.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { FieldInputProps } from '../field-props.ts';

const source = late(() => import('./phone-input.tsx'));

/** A telephone number; until what is known of all countries has come, a plain line with the number as it is stored. */
export function LatePhoneInput(props: FieldInputProps<string>) {
  const code = useLate(source, true, () => undefined);
  const isAtWork = useRef(false);
  if (code) return <code.PhoneInput {...props} takesFocus={isAtWork} />;
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="off"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onFocus={() => {
        isAtWork.current = true;
      }}
      onBlur={() => {
        isAtWork.current = false;
        props.onBlur();
      }}
    />
  );
}
