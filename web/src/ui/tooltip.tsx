import type { ReactNode } from 'react';
import { late } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';

const source = late(() => import('./tooltip-panel.tsx'));

export type TooltipProps = {
  text: ReactNode;
  /** One element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

export function Tooltip({ children, ...props }: TooltipProps) {
  return (
    <LateTrigger source={source} opening="hover" trigger={children}>
      {({ TooltipPanel }, standIn) => <TooltipPanel standIn={standIn} {...props} />}
    </LateTrigger>
  );
}
