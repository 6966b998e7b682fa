import { CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export type NetState = 'online' | 'slow' | 'offline';

const dots: Record<NetState, string> = {
  online: 'bg-success-fill',
  slow: 'bg-linear-to-r from-50% from-warning-text to-50% to-transparent ring-2 ring-warning-text ring-inset',
  offline: 'ring-2 ring-danger-text ring-inset [[data-theme=sun]_&]:ring-fg',
};

export type NetDotProps = {
  state: NetState;
  label: ReactNode;
  /** Words for what waits to be sent; nothing when the queue is empty. */
  queue?: ReactNode | undefined;
  /** Words for what a reload would lose; it takes the place of the queue where there is room for one. */
  risk?: ReactNode | undefined;
  className?: string | undefined;
};

/** State of the connection: shape and word, never colour alone; on a phone what waits stands under it. */
export function NetDot({ state, label, queue, risk, className }: NetDotProps) {
  return (
    <span
      className={cn(
        'inline-flex h-7 items-center gap-x-3.5 whitespace-nowrap px-2 font-semibold text-muted-fg text-xs max-md:h-auto max-md:flex-col max-md:items-start max-md:px-1 max-md:text-[14px]/5 max-md:text-fg',
        className,
      )}
    >
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={cn('size-2 rounded-full', dots[state])} />
        {label}
      </span>
      {risk && (
        <span className="inline-flex items-center gap-1.5 text-warning-text max-md:max-w-38 max-md:whitespace-normal max-md:text-start max-md:leading-4">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {risk}
        </span>
      )}
      {queue && (
        <span className={cn('inline-flex items-center gap-1.5', risk && 'max-md:sr-only')}>
          {risk && <span className="sr-only">,</span>}
          <CloudUpload aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {queue}
        </span>
      )}
    </span>
  );
}
