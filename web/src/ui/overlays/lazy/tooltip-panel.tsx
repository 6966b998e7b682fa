import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { LatePanel } from '../../loading/late-panel.tsx';

export type TooltipProps = {
  text: ReactNode;
  /** One element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

export type TooltipPanelProps = Omit<TooltipProps, 'children'> & { panel: LatePanel };

/** What a tooltip is once it may open. */
export function TooltipPanel({ text, panel, side = 'bottom' }: TooltipPanelProps) {
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root open={panel.open} onOpenChange={panel.onOpenChange}>
        <Radix.Trigger asChild>{panel.standIn}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={panel.id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-65 animate-appear rounded-sm bg-fg px-2 py-1.5 text-bg text-xs"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
