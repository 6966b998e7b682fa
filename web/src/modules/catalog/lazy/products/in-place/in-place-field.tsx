import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { type ReactNode, useState } from 'react';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { useInPlace } from './use-in-place.ts';

type InPlaceFieldProps = {
  resource: Resource;
  row: AnyRow;
  name: string;
  hint?: ReactNode;
  /** What tells it from others of its name, where only a screen reader needs its name. */
  hiddenLabel?: string;
};

/** Kinds that are chosen and not typed: they are saved at once. */
const chosen: ReadonlySet<string> = new Set(['reference', 'choice', 'boolean']);

/** One field of a row, changed where it stands. */
export function InPlaceField({ resource, row, name, hint, hiddenLabel }: InPlaceFieldProps) {
  const locale = useLocale();
  const [names] = useState(() => createNames(resource, [row]));
  const [warning, setWarning] = useState<string | null>(null);
  const { field, value, fault, type, save } = useInPlace(resource, row, name);
  if (!field) return null;
  return (
    <Field
      name={name}
      label={hiddenLabel ?? labelOf(field, locale)}
      hideLabel={hiddenLabel !== undefined}
      hint={hint}
      error={fault ?? undefined}
      warning={warning}
    >
      <div ref={savesAtEnter}>
        <FieldInput
          resource={resource}
          name={name}
          field={field}
          value={value}
          names={names}
          rowId={row.id}
          onChange={(next) => (chosen.has(field.kind) ? save({ value: next }) : type(next))}
          onBlur={() => save()}
          onWarning={setWarning}
          onBusy={() => undefined}
        />
      </div>
    </Field>
  );
}

/** Enter saves what is typed as leaving does, and stays where it is. */
function savesAtEnter(holder: HTMLElement | null) {
  const leave = ({ key, target }: KeyboardEvent) => {
    const isLine = target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
    if (key !== 'Enter' || !isLine) return;
    target.blur();
    target.focus();
  };
  holder?.addEventListener('keydown', leave);
  return () => holder?.removeEventListener('keydown', leave);
}
