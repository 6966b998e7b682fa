import { stockLocations } from '@leme/contract/stock/stock-locations';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { partsUsed, type ServiceDraft } from './service-draft.ts';
import { serviceTexts } from './texts/texts.ts';

/** The parts the plan asks for: how many were used, and where they were taken from. */
export function PartFields({ form: { control } }: { form: UseFormReturn<ServiceDraft> }) {
  const t = useText(serviceTexts);
  const parts = useWatch({ control, name: 'parts' });
  const { query } = useRows(stockLocations, { limit: 200 }, { waits: parts.length === 0 });
  if (parts.length === 0) return null;
  const places = (query.data?.data ?? []).map(({ id, name }) => ({ value: id, label: String(name) }));
  return (
    <fieldset className="grid gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold">{t('parts')}</legend>
      {parts.map(({ item_id, name }, at) => (
        <FormField key={item_id} control={control} name={`parts.${at}.quantity`} label={name}>
          {({ value, onChange }) => (
            <NumberInput
              min={0}
              max={999_999}
              decimals={3}
              isFixed={false}
              value={value}
              onValueChange={onChange}
            />
          )}
        </FormField>
      ))}
      <FormField
        control={control}
        name="location_id"
        label={t('from')}
        required={partsUsed({ parts }).length > 0}
      >
        {({ value, onChange }) => <Select value={value} options={places} onValueChange={onChange} />}
      </FormField>
    </fieldset>
  );
}
