import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useContext, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldInput } from '../../../resource/field-input/field-input.tsx';
import { createNames } from '../../../resource/record/values/names.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import { type Bound, FormField, type FormFieldProps } from './form-field.tsx';
import { Uploads } from './uploads.ts';

export type EntityFieldProps<V extends FieldValues, N extends FieldPath<V>> = Omit<
  FormFieldProps<V, N>,
  'label' | 'note' | 'children'
> & {
  entity: Entity;
  /** Its input, where it is another than the usual one of its kind. */
  children?: (bound: Bound<V, N> & { maxLength?: number }) => ReactNode;
};

/**
 * A field of a form under the name its entity declares: label, whether it may stay empty and how long it may be come
 * from there. `required` says otherwise where that depends on another field.
 */
export function EntityField<V extends FieldValues, N extends FieldPath<V>>({
  entity,
  children,
  ...props
}: EntityFieldProps<V, N>) {
  const t = useText(kitTexts);
  const locale = useLocale();
  const field = entity.fields[props.name];
  if (!field) throw new Error(`${entity.name} has no field ${props.name}`);
  // A list that begins empty may stay so.
  const { required = field.required && !Array.isArray(field.fallback) } = props;
  const isText = kindOf(field).counts === 'characters' && field.max !== undefined;
  return (
    <FormField
      {...props}
      label={labelOf(field, locale)}
      required={required}
      note={required ? undefined : t('optional')}
    >
      {(bound) =>
        children ? (
          children({ ...bound, ...(isText && field.max !== undefined && { maxLength: field.max }) })
        ) : (
          <UsualInput entity={entity} name={props.name} field={field} bound={bound} />
        )
      }
    </FormField>
  );
}

type UsualInputProps = {
  entity: Entity;
  name: string;
  field: Field;
  bound: { value: unknown; onChange: (value: never) => void; onBlur: () => void };
};

/** The input of its kind, as the form of a register has it. */
function UsualInput({ entity, bound, ...props }: UsualInputProps) {
  const [names] = useState(() => createNames(entity, []));
  const onBusy = useContext(Uploads);
  return (
    <FieldInput
      {...props}
      resource={entity}
      rowId={null}
      value={bound.value}
      onChange={bound.onChange as (value: unknown) => void}
      onBlur={bound.onBlur}
      names={names}
      onWarning={() => undefined}
      onBusy={onBusy}
    />
  );
}
