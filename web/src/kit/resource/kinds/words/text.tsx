import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';

type LineProps = FieldInputProps<string> & Pick<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>;

/** One line of text. */
export function TextLine({ value, onChange, onBlur, type, inputMode, autoCapitalize }: LineProps) {
  return (
    <TextInput
      type={type}
      inputMode={inputMode}
      autoCapitalize={autoCapitalize}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

/** A text as an input holds it. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export const textKind = webKind<string>({
  Input: (props) => <TextLine {...props} inputMode={props.field.onlyDigits && 'numeric'} />,
  edit: textOrEmpty,
  text: String,
});
