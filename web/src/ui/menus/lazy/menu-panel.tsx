import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Key } from '../../buttons/key.tsx';
import { returnFocus } from '../../dialogs/return-focus.ts';
import type { LatePanel } from '../../loading/late-panel.tsx';
import { cn } from '../../style/cn.ts';
import { menuPanel, menuRow } from '../menu-style.ts';

export type MenuChoice = { value: string; label: ReactNode; icon?: ReactNode | undefined };

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

export type MenuLabelProps = { children: ReactNode };

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

export type MenuChoicesProps = {
  value: string;
  onValueChange: (value: string) => void;
  choices: MenuChoice[];
};

export type MenuCheckItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  /** The menu closes after the choice; columns and filters keep it open. */
  closes?: boolean | undefined;
};

export type MenuPanelProps = Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> & { panel: LatePanel };

/** What a menu is once it may open. */
export function MenuPanel({ panel, children, align = 'end', side, className, onKeyDown }: MenuPanelProps) {
  return (
    // Not modal: the page behind stays what it is for screen readers, and nothing locks its scrolling.
    <Radix.Root modal={false} open={panel.open} onOpenChange={panel.onOpenChange}>
      <Radix.Trigger asChild>{panel.standIn}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={panel.id}
          aria-labelledby={panel.triggerId}
          align={align}
          {...(side ? { side } : {})}
          {...(onKeyDown ? { onKeyDown } : {})}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={() => returnFocus.cameFrom(document.getElementById(panel.triggerId))}
          className={cn(menuPanel, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          {children}
          {panel.byKey && <FirstRow of={panel.id} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A menu that a key opened begins at its first row. The primitive sees to that only for keys after its own code came. */
function FirstRow({ of }: { of: string }) {
  // Outside system: the focus.
  useEffect(() => {
    const row = document.getElementById(of)?.querySelector('[role^="menuitem"]:not([data-disabled])');
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [of]);
  return null;
}

export function MenuItem({ children, onSelect, icon, shortcut, danger, disabled, asChild }: MenuItemProps) {
  return (
    <Radix.Item
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      asChild={asChild ?? false}
      className={cn(menuRow, danger ? 'text-danger-text' : '[&>svg]:text-muted-fg')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="wrap-break-word min-w-0 flex-1">{children}</span>
          {shortcut && <Key>{shortcut}</Key>}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuCheckItem({ checked, onCheckedChange, children, disabled, closes }: MenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled ?? false}
      {...(closes ? {} : { onSelect: (event: Event) => event.preventDefault() })}
      className={menuRow}
    >
      <span className="wrap-break-word min-w-0 flex-1">{children}</span>
      <span className="size-4">
        <Radix.ItemIndicator>
          <Check className="size-4 text-muted-fg" strokeWidth={1.75} />
        </Radix.ItemIndicator>
      </span>
    </Radix.CheckboxItem>
  );
}

export function MenuChoices(props: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={props.value} onValueChange={props.onValueChange}>
      {props.choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className={cn(menuRow, '[&>svg]:text-muted-fg')}
        >
          {choice.icon}
          <span className="min-w-0 flex-1">{choice.label}</span>
          <span className="size-4">
            <Radix.ItemIndicator>
              <Check className="size-4 text-muted-fg" strokeWidth={1.75} />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: MenuLabelProps) {
  return <Radix.Label className="px-2 pt-2 pb-1 text-muted-fg text-xs">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-border" />;
}
