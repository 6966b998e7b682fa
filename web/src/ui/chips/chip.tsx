import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export const chipStyle = cva(
  'inline-flex h-(--chip) max-w-full items-center gap-1.25 whitespace-nowrap rounded-full border border-transparent px-2 font-semibold text-(length:--chip-text)/4 [&_svg]:size-3.5 [&_svg]:shrink-0 max-md:px-2.5 max-md:[&_svg]:size-4 [&:has(>svg:first-child)]:ps-1.5',
  {
    variants: {
      tone: {
        neutral: 'bg-muted text-fg [[data-theme=sun]_&]:border-border',
        muted: 'bg-muted text-muted-fg [[data-theme=sun]_&]:border-border',
        success: 'bg-success-tint text-success',
        warning: 'bg-warning-tint text-warning',
        danger: 'bg-danger-tint text-danger',
        info: 'bg-info-tint text-info',
        line: 'border-border font-normal text-fg',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type ChipTone = NonNullable<VariantProps<typeof chipStyle>['tone']>;

export type ChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  tone?: ChipTone | undefined;
  icon?: ReactNode | undefined;
  children: ReactNode;
};

/** A state: icon, word and colour together. */
export function Chip({ tone, icon, children, className, ...props }: ChipProps) {
  return (
    <span className={cn(chipStyle({ tone }), className)} {...props}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
