import { type ReactNode, useEffect, useId } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from '#ui/field/field.tsx';

/** What a control of a form is given. */
export type Bound<V extends FieldValues, N extends FieldPath<V>> = {
  value: FieldPathValue<V, N>;
  onChange: (value: FieldPathValue<V, N>) => void;
  onBlur: () => void;
};

export type FormFieldProps<V extends FieldValues, N extends FieldPath<V>> = Omit<
  FieldProps,
  'children' | 'id'
> & {
  control: Control<V>;
  name: N;
  children: (bound: Bound<V, N>) => ReactNode;
};

/** A field of a form: label, control and what is wrong with it; a fault can bring the focus here. */
export function FormField<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  children,
  error,
  ...field
}: FormFieldProps<V, N>) {
  const id = useId();
  const { field: bound, fieldState } = useController({ control, name });
  const { ref } = bound;
  // Outside system: the form library focuses what it was given, and the control has this id.
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.focus() });
  }, [ref, id]);
  return (
    <Field {...field} id={id} error={fieldState.error?.message ?? error}>
      {children({ value: bound.value, onChange: bound.onChange, onBlur: bound.onBlur })}
    </Field>
  );
}
