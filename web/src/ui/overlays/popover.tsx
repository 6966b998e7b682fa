import { lazyModule } from '../loading/lazy-code.ts';
import { LazyTrigger } from '../loading/lazy-trigger.tsx';
import type { PopoverProps } from './lazy/popover-panel.tsx';

const source = lazyModule(() => import('./lazy/popover-panel.tsx'));

export function Popover({ trigger, ...props }: PopoverProps) {
  return (
    <LazyTrigger
      source={source}
      opening="click"
      trigger={trigger}
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      {({ PopoverPanel }, standIn) => <PopoverPanel standIn={standIn} {...props} />}
    </LazyTrigger>
  );
}
