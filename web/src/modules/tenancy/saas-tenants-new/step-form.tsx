import type { Entity } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { entityResolver } from '#kit/form/lazy/entity/entity-resolver.ts';
import { useProblemForm } from '#kit/form/problem-form.ts';
import type { Values } from '#kit/resource/record/values/record-values.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { StepButtons } from './step-buttons.tsx';

export type StepValues = Record<string, unknown>;
export type StepFormOf = UseFormReturn<StepValues>;

export type StepFormProps = {
  entity: Entity;
  names: readonly string[];
  values: Values;
  /** Hears of everything that is typed. */
  onType: (values: StepValues) => void;
  /** What only the server can say of what is sound by itself. */
  check?: (values: StepValues) => Promise<{ name: string; message: string } | null>;
  onDone: () => void;
  onBack?: (() => void) | undefined;
  /** The inputs, where they are not simply those of the fields. */
  children?: (form: StepFormOf) => ReactNode;
};

/** One step of the opening: its fields judged as the server will, faults beside them, and on to the next. */
export function StepForm({ entity, names, values, onType, check, onDone, onBack, children }: StepFormProps) {
  const locale = useLocale();
  const id = useId();
  const { form, onSubmit, isBusy } = useProblemForm<StepValues>({
    defaultValues: values,
    resolver: entityResolver(entity, names),
    submit: async (typed) => onType(typed),
    onDone: (typed) => void goOn(typed),
    nameOf: (name) => entity.fields[name] && labelOf(entity.fields[name], locale),
  });
  const goOn = async (typed: StepValues) => {
    // Who cannot be asked now is answered at the end.
    const wrong = await check?.(typed).catch(() => null);
    if (!wrong) return onDone();
    form.setError(wrong.name, { type: 'server', message: wrong.message }, { shouldFocus: true });
  };
  // Outside system: the form library, which tells of every key.
  useEffect(() => {
    const watching = form.watch((typed) => onType(typed));
    return () => watching.unsubscribe();
  }, [form, onType]);
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children
        ? children(form)
        : names.map((name) => <EntityField key={name} entity={entity} control={form.control} name={name} />)}
      <StepButtons isBusy={isBusy} onBack={onBack} />
    </form>
  );
}
