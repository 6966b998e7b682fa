import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export type SegmentedProps = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; icon?: ReactNode | undefined }[];
  /** Spoken name of the group. */
  name: string;
  className?: string | undefined;
};

export function Segmented({ value, onValueChange, options, name, className }: SegmentedProps) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={name}
      value={value}
      onValueChange={(next) => next && onValueChange(next)}
      className={cn('inline-flex max-w-full flex-wrap gap-0.5 rounded-md border bg-muted p-0.5', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-6.5 flex-auto items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 text-muted-fg hover:text-fg data-[state=on]:bg-surface data-[state=on]:font-semibold data-[state=on]:text-fg data-[state=on]:ring-1 data-[state=on]:ring-border max-md:h-11 max-md:min-w-11 [[data-theme=sun]_&]:data-[state=on]:bg-fg [[data-theme=sun]_&]:data-[state=on]:text-bg"
        >
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
