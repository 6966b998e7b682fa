import type { ReactNode } from 'react';
import { menuRow } from '../menus/menu-style.ts';
import { cn } from '../style/cn.ts';

export type ListboxRowProps = {
  id: string;
  /** Marked by arrows or pointer. */
  active: boolean;
  /** The value in force. */
  selected: boolean;
  disabled?: boolean | undefined;
  divided?: boolean | undefined;
  onPoint: () => void;
  onPress: () => void;
  children: ReactNode;
};

export function ListboxRow({
  id,
  active,
  selected,
  disabled,
  divided,
  onPoint,
  onPress,
  children,
}: ListboxRowProps) {
  const line = 'mt-2 before:absolute before:-inset-x-1 before:-top-1 before:h-px before:bg-border';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points here with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      data-highlighted={active || undefined}
      data-disabled={disabled || undefined}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
      className={cn(menuRow, 'cursor-default', divided && line)}
    >
      {children}
    </div>
  );
}
