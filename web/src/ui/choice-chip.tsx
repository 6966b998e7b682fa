import type { ReactNode } from 'react';

export type ChoiceChipProps = {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
  count?: ReactNode | undefined;
};

/** A quick filter at the pier: 48 px high, filled while in force. */
export function ChoiceChip({ pressed, onPress, children, count }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex h-12 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-surface px-3.5 text-base tabular-nums aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:font-semibold aria-pressed:text-bg"
    >
      {children}
      {count !== undefined && <b>{count}</b>}
    </button>
  );
}
