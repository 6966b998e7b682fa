import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import { maintenanceChecks } from '@leme/contract/maintenance/logs/maintenance-checks';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import type { ServiceDraft } from './service-draft.ts';
import { serviceTexts } from './texts/texts.ts';

type Props = { form: UseFormReturn<ServiceDraft>; lines: readonly ChecklistLine[] };

/** The checklist of a plan, line by line. */
export function CheckFields({ form: { control }, lines }: Props) {
  const t = useText(serviceTexts);
  const boundsOf = useBounds();
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold">{t('checks')}</legend>
      {lines.map((line, at) => (
        <FormField
          key={line.label}
          control={control}
          name={`checks.${at}.value`}
          label={line.label}
          required={line.required}
          hint={boundsOf(line)}
        >
          {({ value, onChange, onBlur }) => (
            <Said line={line} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        </FormField>
      ))}
    </fieldset>
  );
}

/** Between which numbers an answer lies. */
function useBounds() {
  const t = useText(serviceTexts);
  const { number } = useFormat();
  return ({ min, max }: ChecklistLine) => {
    const [least, most] = [min === null ? '' : number(min), max === null ? '' : number(max)];
    if (least && most) return t('within', { least, most });
    return least ? t('atLeast', { least }) : most ? t('atMost', { most }) : undefined;
  };
}

type Value = ServiceDraft['checks'][number]['value'];
type SaidProps = { line: ChecklistLine; value: Value; onChange: (value: Value) => void; onBlur: () => void };

function Said({ line, value, onChange, onBlur }: SaidProps) {
  const [names] = useState(() => createNames(maintenanceChecks, []));
  if (line.type === 'check')
    return <Checkbox checked={value === true} label={line.label} onCheckedChange={onChange} />;
  if (line.type === 'number')
    return (
      <NumberInput
        value={typeof value === 'number' ? value : null}
        decimals={2}
        isFixed={false}
        min={-9_999_999.99}
        max={9_999_999.99}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  if (line.type === 'text')
    return (
      <TextInput
        value={typeof value === 'string' ? value : ''}
        maxLength={500}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    );
  return (
    <FieldInput
      resource={maintenanceChecks}
      name="photo"
      rowId={null}
      field={maintenanceChecks.fields.photo}
      value={value}
      onChange={(next) => onChange(next as string | null)}
      onBlur={onBlur}
      names={names}
      onWarning={() => undefined}
      onBusy={() => undefined}
    />
  );
}
