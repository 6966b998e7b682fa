import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { useLocale } from '#kit/text/i18n.ts';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { type LeadValues, leadForm } from '../lead-values.ts';

type Bound<N extends keyof LeadValues> = { value: LeadValues[N]; onBlur: () => void };

export type LeadFieldProps<N extends keyof LeadValues> = Omit<FieldProps, 'children' | 'id' | 'label'> & {
  lead: LeadDraft;
  name: N;
  /** Unless it is called as its declaration says. */
  label?: ReactNode;
  children: (bound: Bound<N>) => ReactNode;
};

/** A field of the form of a lead, with what is wrong with it; a fault can bring the focus here. */
export function LeadField<N extends keyof LeadValues>(props: LeadFieldProps<N>) {
  const { lead, name, label, error, children, ...field } = props;
  const id = useId();
  const locale = useLocale();
  const { field: bound, fieldState } = useController({ control: lead.form.control, name });
  const { ref } = bound;
  // Outside system: the form library focuses what it was given, and the control has this id.
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.focus() });
  }, [ref, id]);
  const declared = leadForm.fields[name];
  return (
    <Field
      {...field}
      id={id}
      label={label ?? (declared && labelOf(declared, locale))}
      error={fieldState.error?.message ?? error}
    >
      {children({ value: bound.value as LeadValues[N], onBlur: bound.onBlur })}
    </Field>
  );
}

type PlainFieldProps<N extends keyof LeadValues> = Omit<LeadFieldProps<N>, 'children'> & {
  /** What the input shows in place of the value. */
  shown?: LeadValues[N];
};

/** A field whose input is that of its kind. */
export function PlainField<N extends keyof LeadValues>({ shown, ...props }: PlainFieldProps<N>) {
  const { lead, name } = props;
  const [warning, setWarning] = useState<string | null>(null);
  const field = leadForm.fields[name];
  if (!field) return null;
  return (
    <LeadField {...props} warning={props.warning ?? warning}>
      {({ value, onBlur }) => (
        <FieldInput
          resource={leadForm}
          name={name}
          field={field}
          rowId={lead.rowId}
          names={lead.names}
          onBlur={onBlur}
          value={shown ?? value}
          onChange={(next) => lead.set({ [name]: next })}
          onWarning={setWarning}
          onBusy={() => undefined}
        />
      )}
    </LeadField>
  );
}
