import { textIn } from '@leme/contract/kit/language/texts';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { hintOf, labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { Field } from '#ui/field/field.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLocale } from '../../../text/i18n.ts';
import { FieldInput } from '../../field-input/field-input.tsx';
import { webKindOf } from '../../kinds/kinds.ts';
import { type Asking, belongs, decidingIn } from '../values/belonging.ts';
import type { Names } from '../values/names.ts';
import { type FormSection, fieldsIn } from './form-section.ts';

export type RecordFieldsProps = {
  resource: Asking;
  sections: readonly FormSection[];
  form: UseFormReturn<Record<string, unknown>>;
  rowId: string | null;
  names: Names;
  onBusy: (isBusy: boolean) => void;
  level: 2 | 3;
};

/** The inputs of a form, section by section; those that belong to what is chosen. */
export function RecordFields({ sections, level, ...props }: RecordFieldsProps) {
  const { resource, form } = props;
  const deciding = decidingIn(resource);
  const chosen = useWatch({ control: form.control, name: deciding });
  const choices = Object.fromEntries(deciding.map((name, at) => [name, chosen[at]]));
  return (
    <SectionList
      resource={resource}
      sections={sections}
      level={level}
      shows={(name) => belongs(resource, name, choices)}
    >
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
  resource: Entity;
  sections: readonly FormSection[];
  /** Of the headings: a dialog's own title is one more. */
  level: 2 | 3;
  shows?: (name: string) => boolean;
  children: (name: string) => ReactNode;
};

/**
 * Sections with their titles, and in each the rows of fields, side by side where there is room. What gets the focus is
 * not scrolled under the bars above and below.
 */
export function SectionList({ resource, sections, level, shows = () => true, children }: SectionListProps) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <div className="@container grid gap-6 [&_:is(input,textarea,button)]:scroll-mt-20 [&_:is(input,textarea,button)]:scroll-mb-28">
      {sections
        .filter(({ rows }) => rows.flatMap(fieldsIn).some(shows))
        .map(({ title, rows }) => (
          <section key={rows.join()} className="grid gap-4">
            {title && (
              <Heading className="font-semibold text-base">{textIn(resource.texts, locale, title)}</Heading>
            )}
            {rows.map((row) => {
              const shown = fieldsIn(row).filter(shows);
              if (shown.length === 0) return null;
              return (
                <div key={row} className={cn('grid items-start gap-x-3 gap-y-4', columns[shown.length])}>
                  {shown.map(children)}
                </div>
              );
            })}
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
  const field = resource.fields[name] ?? resource.asks?.[name];
  const beside = useWatch({ control: form.control, name: field?.drawnWith ?? name });
  if (!field) return null;
  return (
    <Field
      id={id}
      name={name}
      label={labelOf(field, locale)}
      hint={hintOf(field, locale)}
      required={field.required && !webKindOf(field).mayBeBare}
      error={fieldState.error?.message}
      warning={warning}
    >
      <FieldInput
        resource={resource}
        name={name}
        field={field}
        value={bound.value}
        beside={beside}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        onWarning={setWarning}
        {...props}
      />
    </Field>
  );
}
