import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { LatePanel } from '../../loading/late-panel.tsx';
import { cn } from '../../style/cn.ts';

export type PopoverProps = {
  /** One element that takes a ref. */
  trigger: ReactNode;
  /** Spoken name of the panel. */
  name: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
};

export type PopoverPanelProps = Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> & {
  panel: LatePanel;
};

/** What a popover is once it may open. */
export function PopoverPanel({ panel, name, children, align = 'start', className }: PopoverPanelProps) {
  return (
    <Radix.Root open={panel.open} onOpenChange={panel.onOpenChange}>
      <Radix.Trigger asChild>{panel.standIn}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={panel.id}
          aria-label={name}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // A dialog underneath blocks scrolling by listening on the document.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className={cn(
            'z-70 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] animate-appear overflow-y-auto rounded-[10px] bg-surface p-3 shadow-pop outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
