import type { ReactNode } from 'react';
import { late } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';

const source = late(() => import('./popover-panel.tsx'));

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

export function Popover({ trigger, ...props }: PopoverProps) {
  return (
    <LateTrigger
      source={source}
      opening="click"
      trigger={trigger}
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      {({ PopoverPanel }, standIn) => <PopoverPanel standIn={standIn} {...props} />}
    </LateTrigger>
  );
}
