import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useField } from '../field/field.tsx';
import { cn } from '../style/cn.ts';

export type CheckboxProps = {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  /** Visible label; without one `name` is required. */
  label?: ReactNode | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function Checkbox({ checked, onCheckedChange, label, name, disabled, className }: CheckboxProps) {
  const own = useId();
  const field = useField();
  const id = label === undefined ? (field.id ?? own) : own;
  const box = (
    <Radix.Root
      {...field}
      id={id}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      disabled={disabled}
      aria-label={label === undefined ? name : undefined}
      className={cn(
        'relative inline-grid size-4 shrink-0 place-items-center rounded-xs border border-edge bg-surface',
        'before:absolute before:-inset-2 before:content-[""] max-md:size-5 max-md:before:-inset-3.25',
        'data-[state=checked]:border-brand-ui data-[state=checked]:bg-brand data-[state=checked]:text-on-brand',
        'data-[state=indeterminate]:border-brand-ui data-[state=indeterminate]:bg-brand data-[state=indeterminate]:text-on-brand',
        'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted',
        label === undefined && className,
      )}
    >
      <Radix.Indicator>
        {checked === 'indeterminate' ? (
          <Minus className="size-3" strokeWidth={3} />
        ) : (
          <Check className="size-3" strokeWidth={3} />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (label === undefined) return box;
  return (
    <span className={cn('inline-flex min-h-6 items-center gap-2 max-md:min-h-11', className)}>
      {box}
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
