import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../loading/slot.tsx';
import { cn } from '../style/cn.ts';

export const buttonStyle = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border px-3 font-semibold transition-[background-color,filter]',
    '[&_svg]:shrink-0',
    '[[data-theme=sun]_&]:disabled:border-dashed [[data-theme=sun]_&]:aria-disabled:border-dashed',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-fg disabled:brightness-100',
    'aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:bg-muted aria-disabled:text-muted-fg aria-disabled:brightness-100',
  ],
  {
    variants: {
      variant: {
        primary: 'border-brand-edge bg-brand text-on-brand hover:brightness-93',
        plain: 'border-border bg-surface text-fg hover:bg-muted data-[state=open]:bg-muted',
        ghost: 'border-transparent bg-transparent text-fg hover:bg-muted data-[state=open]:bg-muted',
        quiet:
          'border-transparent bg-transparent text-muted-fg hover:bg-muted hover:text-fg data-[state=open]:bg-muted',
        danger: 'border-danger-fill bg-danger-fill text-on-danger hover:brightness-93',
        'danger-plain': 'border-border bg-surface text-danger-text hover:bg-muted',
      },
      size: {
        xs: 'h-(--control-xs) rounded-sm px-2 text-sm',
        sm: 'h-(--control-sm) px-2.5 text-sm',
        md: 'h-(--control) text-sm',
        lg: 'h-11 px-4 text-sm',
        touch: 'min-h-14 whitespace-normal px-4 py-1 text-base leading-tight',
      },
      icon: { true: 'aspect-square px-0', false: '' },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'plain', size: 'md', icon: false, block: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyle>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonStyle>['size']>;

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  /** Renders the only child (a link) with the look of a button. */
  asChild?: boolean | undefined;
  /** Work under way: the press is ignored and the state is spoken. */
  busy?: boolean | undefined;
};

export function Button({
  variant,
  size,
  block,
  asChild,
  busy,
  className,
  type,
  onClick,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={cn(buttonStyle({ variant, size, block }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}
