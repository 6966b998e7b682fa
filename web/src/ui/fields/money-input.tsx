import { NumberInput, type NumberInputProps } from './number-input.tsx';

export type MoneyInputProps = Omit<NumberInputProps, 'decimals' | 'prefix' | 'value' | 'onValueChange'> & {
  /** Amount in reais, or in cents with `unit="cents"`. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  unit?: 'reais' | 'cents' | undefined;
  /** Mark of the currency before the amount. */
  currency?: string | undefined;
};

/** An amount with two decimals; nothing typed is null. */
export function MoneyInput({
  value,
  onValueChange,
  unit = 'reais',
  currency = 'R$',
  min = 0,
  ...props
}: MoneyInputProps) {
  const factor = unit === 'cents' ? 100 : 1;
  return (
    <NumberInput
      {...props}
      min={min}
      prefix={currency}
      decimals={2}
      value={value === null ? null : value / factor}
      onValueChange={(amount) => onValueChange(amount === null ? null : toUnit(amount, factor))}
    />
  );
}

function toUnit(amount: number, factor: number): number {
  return factor === 1 ? amount : Math.round(amount * factor);
}
