import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../style/cn.ts';
import { useField } from './field.tsx';

export type ControlSize = 'sm' | 'md' | 'lg' | 'touch';

const sizes: Record<ControlSize, string> = {
  sm: 'control-sm',
  md: '',
  lg: 'control-lg',
  touch: 'control-touch',
};

/** Class of a field's box in one of the four sizes. */
export function controlStyle(size: ControlSize = 'md', className?: string): string {
  return cn('control', sizes[size], className);
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> & {
  size?: ControlSize | undefined;
  /** Icon or mark before the text. */
  prefix?: ReactNode | undefined;
  /** Icon, key or button after the text. */
  suffix?: ReactNode | undefined;
};

export function TextInput({ size, prefix, suffix, className, id, ...props }: TextInputProps) {
  const field = useField();
  const wired = { ...field, ...props, id: field.id ?? id };
  if (!prefix && !suffix) return <input className={controlStyle(size, className)} {...wired} />;
  return (
    <div className={controlStyle(size, className)}>
      {prefix && <span className="flex shrink-0 items-center text-muted-fg">{prefix}</span>}
      <input {...wired} />
      {suffix && <span className="flex shrink-0 items-center text-muted-fg">{suffix}</span>}
    </div>
  );
}
