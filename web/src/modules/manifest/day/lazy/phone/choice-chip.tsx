import type { ReactNode } from 'react';
import { cn } from '../../../../../ui/style/cn.ts';

export type ChoiceChipProps = {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
  count?: ReactNode | undefined;
  /** For a chip that is pressed and released by itself, beside a group of which one is chosen. */
  mark?: ReactNode | undefined;
};

/** A quick filter at the pier: 48 px high, filled while in force. */
export function ChoiceChip({ pressed, onPress, children, count, mark }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        'inline-flex h-12 shrink-0 items-center gap-2 whitespace-nowrap border border-edge bg-surface px-3.5 text-base tabular-nums aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:font-semibold aria-pressed:text-bg',
        mark ? 'rounded-md' : 'rounded-full',
      )}
    >
      {mark}
      {children}
      {count !== undefined && <b>{count}</b>}
    </button>
  );
}
