import { late } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';
import type { TooltipProps } from './tooltip-panel.tsx';

const source = late(() => import('./tooltip-panel.tsx'));

export function Tooltip({ children, ...props }: TooltipProps) {
  return (
    <LateTrigger source={source} opening="hover" trigger={children}>
      {({ TooltipPanel }, standIn) => <TooltipPanel standIn={standIn} {...props} />}
    </LateTrigger>
  );
}
