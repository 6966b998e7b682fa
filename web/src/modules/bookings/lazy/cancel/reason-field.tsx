import { bookings } from '@leme/contract/bookings/bookings';
import { mostOf } from '@leme/contract/kit/resource/entity';
import { Field } from '#ui/field/field.tsx';
import { NotesBox } from '../fields/text-box.tsx';

export type ReasonFieldProps = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  hint: string;
  note?: string | undefined;
  error?: string | false | undefined;
};

/** Why something does not take place. */
export function ReasonField({ value, onChange, note, ...field }: ReasonFieldProps) {
  return (
    <Field {...field} note={note} required={note === undefined}>
      <NotesBox maxLength={mostOf(bookings.fields.cancel_reason)} value={value} onChange={onChange} />
    </Field>
  );
}
