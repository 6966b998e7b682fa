import { type ReactNode, useEffect, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import type { UserValues } from './user-values.ts';

type Bound<Value> = { value: Value; onChange: (value: Value) => void; onBlur: () => void };

export type FormFieldProps<N extends keyof UserValues> = Omit<FieldProps, 'children' | 'id' | 'error'> & {
  control: Control<UserValues>;
  name: N;
  children: (bound: Bound<UserValues[N]>) => ReactNode;
};

/** A field of the form: label, control and what is wrong with it; a fault can bring the focus here. */
export function FormField<N extends keyof UserValues>({
  control,
  name,
  children,
  ...props
}: FormFieldProps<N>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  // Outside system: the form library focuses what it was given, and the control has this id.
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.focus() });
  }, [ref, id]);
  return (
    <Field {...props} id={id} error={fieldState.error?.message}>
      {children({ value, onChange, onBlur })}
    </Field>
  );
}
