import type { ComponentProps, ReactNode } from 'react';
import { late, latePart } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';

const source = late(() => import('./menu-panel.tsx'));

export type MenuProps = {
  /** One element that takes a ref; it opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  onKeyDown?: ComponentProps<'div'>['onKeyDown'] | undefined;
};

export function Menu({ trigger, ...props }: MenuProps) {
  return (
    <LateTrigger
      source={source}
      opening="press"
      trigger={trigger}
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      {({ MenuPanel }, standIn) => <MenuPanel standIn={standIn} {...props} />}
    </LateTrigger>
  );
}

export type MenuItemProps = {
  children: ReactNode;
  onSelect?: ((event: Event) => void) | undefined;
  icon?: ReactNode | undefined;
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The only child is a link. */
  asChild?: boolean | undefined;
};

export const MenuItem = latePart(source, (panel) => panel.MenuItem);

export type MenuCheckItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  /** The menu closes after the choice; columns and filters keep it open. */
  closes?: boolean | undefined;
};

export const MenuCheckItem = latePart(source, (panel) => panel.MenuCheckItem);

export type MenuChoice = { value: string; label: ReactNode; icon?: ReactNode | undefined };

export type MenuChoicesProps = {
  value: string;
  onValueChange: (value: string) => void;
  choices: MenuChoice[];
};

/** One choice out of several inside a menu: language, theme, page size. */
export const MenuChoices = latePart(source, (panel) => panel.MenuChoices);

export type MenuLabelProps = { children: ReactNode };

export const MenuLabel = latePart(source, (panel) => panel.MenuLabel);

export const MenuSeparator = latePart(source, (panel) => panel.MenuSeparator);
