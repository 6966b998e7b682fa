import { Select, type SelectProps } from './select.tsx';

export type CountSelectProps = Omit<SelectProps, 'value' | 'onValueChange' | 'options'> & {
  value: number | null;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
};

/** A whole number chosen from a list; typing the digits jumps to it. */
export function CountSelect({ value, onValueChange, min = 0, max = 150, ...props }: CountSelectProps) {
  const options = Array.from({ length: max - min + 1 }, (_, index) => {
    const text = String(min + index);
    return { value: text, label: text };
  });
  return (
    <Select
      {...props}
      value={value === null ? null : String(value)}
      onValueChange={(next) => onValueChange(Number(next))}
      options={options}
    />
  );
}
