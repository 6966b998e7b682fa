import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export type ReasonFieldProps = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  hint: string;
  note?: string | undefined;
  error?: string | undefined;
};

/** Why something does not take place. */
export function ReasonField({ value, onChange, note, ...field }: ReasonFieldProps) {
  return (
    <Field {...field} note={note} required={note === undefined}>
      <TextArea rows={2} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
