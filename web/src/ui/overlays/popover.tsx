import { lazyModule } from '../loading/lazy-code.ts';
import { LazyTrigger } from '../loading/lazy-trigger.tsx';
import type { PopoverProps } from './lazy/popover-panel.tsx';

const source = lazyModule(() => import('./lazy/popover-panel.tsx'));

export function Popover({ trigger, open, onOpenChange, ...props }: PopoverProps) {
  return (
    <LazyTrigger source={source} opens="dialog" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ PopoverPanel }, panel) => <PopoverPanel panel={panel} {...props} />}
    </LazyTrigger>
  );
}
