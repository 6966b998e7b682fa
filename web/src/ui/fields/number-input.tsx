import { type ReactNode, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { useField } from '../field/field.tsx';
import { type ControlSize, controlStyle } from '../field/text-input.tsx';

export type NumberInputProps = {
  value: number | null;
  onValueChange: (value: number | null) => void;
  decimals?: number | undefined;
  /** Nobody groups the digits of a year. */
  isYear?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Mark before or unit after the number. */
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
  size?: ControlSize | undefined;
  /** Spoken name where no field gives one. */
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** A number with the comma as decimal mark; nothing typed is null. */
export function NumberInput({
  value,
  onValueChange,
  decimals = 0,
  isYear = false,
  min,
  max,
  ...props
}: NumberInputProps) {
  const field = useField();
  // Begins with a press or a change, not with the focus: drawing the number anew would take its selection away.
  const [typing, setTyping] = useState(false);
  const id = field.id ?? props.id;
  return (
    <div className={controlStyle(props.size, props.className)}>
      {props.prefix && <span className="shrink-0 text-muted-fg">{props.prefix}</span>}
      <NumericFormat
        {...field}
        {...(id ? { id } : {})}
        {...(props.placeholder ? { placeholder: props.placeholder } : {})}
        {...(props.autoFocus ? { autoFocus: true } : {})}
        onPointerDown={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          props.onBlur?.();
        }}
        aria-label={props.name}
        disabled={props.disabled ?? false}
        className="w-full text-end tabular-nums"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value ?? ''}
        onValueChange={({ floatValue }, { source }) => {
          if (source !== 'event') return;
          setTyping(true);
          onValueChange(floatValue ?? null);
        }}
        thousandSeparator={isYear ? '' : '.'}
        decimalSeparator=","
        decimalScale={decimals}
        fixedDecimalScale={!typing}
        allowNegative={min === undefined || min < 0}
        isAllowed={({ floatValue }) => floatValue === undefined || max === undefined || floatValue <= max}
      />
      {props.suffix && <span className="shrink-0 text-muted-fg">{props.suffix}</span>}
    </div>
  );
}
