import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

type Bound = {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  maxLength?: number;
};

export type TextBoxProps = Bound & Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'list'>;

/** A line of text that gives the text and not the event, as a form's field wants it. */
export function TextBox({ onChange, ...props }: TextBoxProps) {
  return <TextInput {...props} onChange={(event) => onChange(event.target.value)} />;
}

/** A few lines of text, likewise. */
export function NotesBox({ onChange, ...props }: Bound) {
  return <TextArea {...props} rows={2} onChange={(event) => onChange(event.target.value)} />;
}
