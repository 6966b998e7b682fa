import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { useState } from 'react';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { Field, type FieldProps } from '#ui/field/field.tsx';

const field = leadInteractions.fields.interaction_date;

export type MomentFieldProps = Pick<FieldProps, 'label' | 'error' | 'hint'> & {
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Day and hour by the clock of the company. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  const [names] = useState(() => createNames(leadInteractions, []));
  return (
    <Field {...props}>
      <FieldInput
        resource={leadInteractions}
        name="interaction_date"
        rowId={null}
        field={field}
        value={value}
        onChange={(next) => onChange(typeof next === 'string' ? next : null)}
        onBlur={() => undefined}
        names={names}
        onWarning={() => undefined}
        onBusy={() => undefined}
      />
    </Field>
  );
}
