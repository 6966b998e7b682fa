import { Field } from '#ui/field.tsx';
import { NotesBox } from '../text-box.tsx';

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
      <NotesBox maxLength={200} value={value} onChange={onChange} />
    </Field>
  );
}
