import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import { cn } from '../style/cn.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does: spoken, and shown as a tooltip. */
  name: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Key combination shown beside the name in the tooltip. */
  shortcut?: string | undefined;
};

// Where nothing but its sign is seen, one that does nothing now is not to look like one under the pointer.
const stillQuieter = 'disabled:border-transparent disabled:bg-transparent disabled:text-edge';

export function IconButton({
  name,
  icon,
  variant = 'quiet',
  size,
  shortcut,
  className,
  type,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={shortcut ? `${name} · ${shortcut}` : name}>
      <button
        type={type ?? 'button'}
        aria-label={name}
        className={cn(
          buttonStyle({ variant, size, icon: true }),
          variant === 'quiet' && stillQuieter,
          className,
        )}
        {...props}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
