import { localise } from '@leme/contract/kit/locale';
import type { Resource } from '@leme/contract/kit/resource';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { cn } from '#ui/cn.ts';
import { Field } from '#ui/field.tsx';
import { useLocale } from '../../i18n.ts';
import { FieldInput } from '../field-input/field-input.tsx';
import { type FormSection, fieldsIn } from './form-section.ts';
import type { Names } from './names.ts';

export type RecordFieldsProps = {
  resource: Resource;
  sections: readonly FormSection[];
  form: UseFormReturn<Record<string, unknown>>;
  rowId: string | null;
  names: Names;
  onBusy: (isBusy: boolean) => void;
  level: 2 | 3;
};

/** The inputs of a form, section by section. */
export function RecordFields({ sections, level, ...props }: RecordFieldsProps) {
  return (
    <SectionList sections={sections} level={level}>
      {(name) => <RecordField key={name} name={name} {...props} />}
    </SectionList>
  );
}

const columns = [
  '',
  '',
  '@md:grid-cols-2',
  '@md:grid-cols-2 @xl:grid-cols-3',
  '@md:grid-cols-2 @2xl:grid-cols-4',
];

type SectionListProps = {
  sections: readonly FormSection[];
  /** Of the headings: a dialog's own title is one more. */
  level: 2 | 3;
  children: (name: string) => ReactNode;
};

/**
 * Sections with their titles, and in each the rows of fields, side by side where there is room. What gets the focus is
 * not scrolled under the bars above and below.
 */
export function SectionList({ sections, level, children }: SectionListProps) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <div className="@container grid gap-6 [&_:is(input,textarea,button)]:scroll-mt-20 [&_:is(input,textarea,button)]:scroll-mb-28">
      {sections.map(({ title, rows }) => (
        <section key={rows.join()} className="grid gap-4">
          {title && <Heading className="font-semibold text-base">{localise(title)[locale]}</Heading>}
          {rows.map((row) => (
            <div key={row} className={cn('grid items-start gap-x-3 gap-y-4', columns[fieldsIn(row).length])}>
              {fieldsIn(row).map(children)}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

type RecordFieldProps = Omit<RecordFieldsProps, 'sections' | 'level'> & { name: string };

function RecordField({ resource, name, form, ...props }: RecordFieldProps) {
  const id = useId();
  const locale = useLocale();
  const [warning, setWarning] = useState<string | null>(null);
  const { field: bound, fieldState } = useController({ control: form.control, name });
  const { ref } = bound;
  // Outside system: the form library focuses what it was given, and the control has this id.
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.focus() });
  }, [ref, id]);
  const field = resource.fields[name];
  if (!field) return null;
  return (
    <Field
      id={id}
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      required={field.required && field.kind !== 'boolean' && field.kind !== 'references'}
      error={fieldState.error?.message}
      warning={warning}
    >
      <FieldInput
        resource={resource}
        name={name}
        field={field}
        value={bound.value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        onWarning={setWarning}
        {...props}
      />
    </Field>
  );
}
