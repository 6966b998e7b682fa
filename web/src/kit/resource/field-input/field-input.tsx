import type { ReactNode } from 'react';
import { MoneyInput } from '#ui/money-input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { DayInput } from './day-input.tsx';
import type { FieldInputProps } from './field-props.ts';
import { FileInput } from './file-input.tsx';
import { InstantInput } from './instant-input.tsx';
import { LocalisedInput } from './localised-input.tsx';
import { LatePhoneInput } from './phone/late-phone-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { TaxIdInput } from './tax-id-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

/** The input of a field of whatever kind; the value is as `startValues` makes it. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <TextLine {...of<string>(props)} inputMode={field.onlyDigits && 'numeric'} />;
    case 'email':
      return <TextLine {...of<string>(props)} type="email" inputMode="email" autoCapitalize="none" />;
    case 'long-text':
      return <Paragraphs {...of<string>(props)} />;
    case 'money':
    case 'integer':
    case 'decimal':
    case 'basis-points':
      return <NumberOf {...of<number | null>(props)} />;
    case 'date':
      return <DayInput {...of<string | null>(props)} />;
    case 'instant':
      return <InstantInput {...of<string | null>(props)} />;
    case 'boolean':
      return <YesNoInput {...of<boolean>(props)} />;
    case 'choice':
      return <ChoiceInput {...of<string | null>(props)} />;
    case 'reference':
      return <ReferenceInput {...of<string | null>(props)} />;
    case 'references':
      return <ReferencesInput {...of<string[]>(props)} />;
    case 'colour':
      return <ColourInput {...of<string>(props)} />;
    case 'phone':
      return <LatePhoneInput {...of<string>(props)} />;
    case 'tax-id':
      return <TaxIdInput {...of<string>(props)} />;
    case 'file':
      return <FileInput {...of<string | null>(props)} />;
    case 'localised':
      return <LocalisedInput {...of<Record<string, string>>(props)} />;
  }
}

/** The form holds values of all kinds; which one it is follows from the field. */
function of<Value>(props: FieldInputProps): FieldInputProps<Value> {
  return props as FieldInputProps<unknown> as FieldInputProps<Value>;
}

function TextLine({
  value,
  onChange,
  onBlur,
  ...props
}: FieldInputProps<string> & Pick<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>) {
  const { type, inputMode, autoCapitalize } = props;
  return (
    <TextInput
      type={type}
      inputMode={inputMode}
      autoCapitalize={autoCapitalize}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

function Paragraphs({ value, onChange, onBlur }: FieldInputProps<string>) {
  return (
    <TextArea rows={3} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
  );
}

function NumberOf({ field, value, onChange, onBlur }: FieldInputProps<number | null>) {
  const { kind, min = 0, digits = 2, unit } = field;
  const bound = { onBlur, min };
  if (kind === 'money') return <MoneyInput {...bound} value={value} onValueChange={onChange} />;
  if (kind === 'basis-points')
    return (
      <NumberInput
        {...bound}
        decimals={2}
        suffix="%"
        value={value === null ? null : value / 100}
        onValueChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
      />
    );
  return (
    <NumberInput
      {...bound}
      decimals={kind === 'decimal' ? digits : 0}
      isYear={field.isYear}
      suffix={unit}
      value={value}
      onValueChange={onChange}
    />
  );
}
