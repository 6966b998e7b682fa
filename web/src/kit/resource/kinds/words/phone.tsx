import { useRef } from 'react';
import { TextInput } from '#ui/field/text-input.tsx';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { phoneText } from '../../../text/phone-text.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';
import { PhoneWays } from './phone-ways.tsx';
import { textOrEmpty } from './text.tsx';

const source = lazyModule(() => import('./phone/phone-input.tsx'));

/** A telephone number; until what is known of all countries has come, a plain line with the number as it is stored. */
function LazyPhoneInput(props: FieldInputProps<string>) {
  const code = useLazyModule(source, true, () => undefined);
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

export const phoneKind = webKind<string>({
  Input: LazyPhoneInput,
  edit: textOrEmpty,
  text: phoneText,
  Value: ({ value, text }) => <PhoneWays phone={String(value)} text={text} />,
  digits: 'even',
  reaches: 'phone',
});
