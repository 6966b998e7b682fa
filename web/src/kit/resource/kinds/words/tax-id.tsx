import { bareTaxId, formatTaxId, isTaxId } from '@leme/contract/kit/values/tax-id';
import { TextInput } from '#ui/field/text-input.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { webKind } from '../web-kind.ts';
import { textOrEmpty } from './text.tsx';

/** CPF or CNPJ as somebody writes it; a right one is punctuated when the field is left. */
function TaxIdInput({ value, onChange, onBlur }: FieldInputProps<string>) {
  return (
    <TextInput
      className="tabular-nums"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const bare = bareTaxId(value);
        const text = isTaxId(bare) ? formatTaxId(bare) : value.trim();
        if (text !== value) onChange(text);
        onBlur();
      }}
    />
  );
}

export const taxIdKind = webKind<string>({
  Input: TaxIdInput,
  edit: (value) => formatTaxId(textOrEmpty(value)),
  text: formatTaxId,
});
