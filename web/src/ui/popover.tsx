import { late } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';
import type { PopoverProps } from './popover-panel.tsx';

const source = late(() => import('./popover-panel.tsx'));

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
