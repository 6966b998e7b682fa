import { lazyModule } from '../loading/lazy-code.ts';
import { LazyTrigger } from '../loading/lazy-trigger.tsx';
import type { TooltipProps } from './lazy/tooltip-panel.tsx';

const source = lazyModule(() => import('./lazy/tooltip-panel.tsx'));

export function Tooltip({ children, ...props }: TooltipProps) {
  return (
    <LazyTrigger source={source} opening="hover" trigger={children}>
      {({ TooltipPanel }, standIn) => <TooltipPanel standIn={standIn} {...props} />}
    </LazyTrigger>
  );
}
