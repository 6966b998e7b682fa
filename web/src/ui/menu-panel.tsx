import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { cn } from './cn.ts';
import { Key } from './key.tsx';
import type {
  MenuCheckItemProps,
  MenuChoicesProps,
  MenuItemProps,
  MenuLabelProps,
  MenuProps,
} from './menu.tsx';
import { menuPanel, menuRow } from './menu-style.ts';

export type MenuPanelProps = Omit<MenuProps, 'trigger'> & { standIn: ReactElement };

/** What a menu is once it may open. */
export function MenuPanel({
  standIn,
  children,
  align = 'end',
  side,
  open,
  onOpenChange,
  className,
  onKeyDown,
}: MenuPanelProps) {
  const controlled = open === undefined ? {} : { open };
  return (
    // Not modal: the page behind stays what it is for screen readers, and nothing locks its scrolling.
    <Radix.Root modal={false} {...controlled} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{standIn}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          {...(side ? { side } : {})}
          {...(onKeyDown ? { onKeyDown } : {})}
          sideOffset={4}
          collisionPadding={8}
          className={cn(menuPanel, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
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
          <span className="min-w-0 flex-1">{children}</span>
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
      <span className="min-w-0 flex-1">{children}</span>
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
