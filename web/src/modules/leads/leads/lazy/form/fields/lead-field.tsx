import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useState } from 'react';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { useLocale } from '#kit/text/i18n.ts';
import type { FieldProps } from '#ui/field/field.tsx';
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

/** A field of the form of a lead, with what is wrong with it. */
export function LeadField<N extends keyof LeadValues>(props: LeadFieldProps<N>) {
  const { lead, name, label, children, ...field } = props;
  const locale = useLocale();
  const declared = leadForm.fields[name];
  return (
    <FormField
      {...field}
      control={lead.form.control}
      name={name}
      label={label ?? (declared && labelOf(declared, locale))}
    >
      {({ value, onBlur }) => children({ value: value as LeadValues[N], onBlur })}
    </FormField>
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
