import { currencies } from '@leme/contract/kit/kinds/numbers/amount';
import type { Amount } from '@leme/contract/kit/resource/fields';
import { useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** An amount and its currency; the currency alone is nothing yet. */
function AmountInput({ field, value, onChange, onBlur }: FieldInputProps<Amount | null>) {
  const t = useText(fieldInputTexts);
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' });
  const [chosen, setChosen] = useState<string>(currencies[0]);
  const currency = value?.currency ?? chosen;
  const set = (amount: number | null, code: string) => {
    setChosen(code);
    onChange(amount === null ? null : { amount, currency: code });
  };
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-2">
      <NumberInput
        decimals={2}
        min={field.min ?? 0}
        value={value?.amount ?? null}
        onValueChange={(amount) => set(amount, currency)}
        onBlur={onBlur}
      />
      <Field label={t('currency')} hideLabel>
        <Select
          value={currency}
          options={currencies.map((code) => ({
            value: code,
            label: code,
            content: `${code} ${names.of(code) ?? ''}`,
          }))}
          onValueChange={(code) => set(value?.amount ?? null, code)}
          onBlur={onBlur}
        />
      </Field>
    </div>
  );
}

export const amountKind = webKind<Amount | null>({
  Input: AmountInput,
  edit: (value) => (isAmount(value) ? value : null),
  text: (value, _, { format }) =>
    isAmount(value)
      ? format.number(value.amount, { style: 'currency', currency: value.currency })
      : String(value),
  digits: 'at-end',
});
