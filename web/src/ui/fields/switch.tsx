import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useField } from '../field/field.tsx';
import { cn } from '../style/cn.ts';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Visible label; without one `name` is required. */
  label?: ReactNode | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function Switch({ checked, onCheckedChange, label, name, disabled, className }: SwitchProps) {
  const own = useId();
  const field = useField();
  const id = label === undefined ? (field.id ?? own) : own;
  const control = (
    <Radix.Root
      {...field}
      id={id}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      aria-label={label === undefined ? name : undefined}
      className={cn(
        'group relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-surface p-0.5 transition-colors',
        'before:absolute before:-inset-2 before:content-[""] max-md:before:-inset-y-3.25',
        'data-[state=checked]:border-brand-ui data-[state=checked]:bg-brand',
        'disabled:cursor-not-allowed disabled:opacity-60',
        label === undefined && className,
      )}
    >
      <Radix.Thumb className="size-3.5 rounded-full bg-edge transition-transform group-data-[state=checked]:translate-x-4 group-data-[state=checked]:bg-on-brand" />
    </Radix.Root>
  );
  if (label === undefined) return control;
  return (
    <span className={cn('inline-flex min-h-6 items-center gap-2 max-md:min-h-11', className)}>
      {control}
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
