import type { ComponentProps } from 'react';
import { useField } from '../field/field.tsx';
import { cn } from '../style/cn.ts';

/** Grows with its text where the browser can. */
export function TextArea({ className, rows = 3, id, ...props }: ComponentProps<'textarea'>) {
  const field = useField();
  return (
    <textarea
      {...field}
      rows={rows}
      className={cn('control field-sizing-content h-auto min-h-16 resize-y py-2', className)}
      {...props}
      id={field.id ?? id}
    />
  );
}
