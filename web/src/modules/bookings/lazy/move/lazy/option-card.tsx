import type { ReactNode } from 'react';

export type OptionCardProps = {
  /** Options of one name exclude each other. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** One of several, as a card to tap; arrows move between those of a group. */
export function OptionCard({ group, checked, onChoose, disabled = false, children }: OptionCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2 has-checked:border-brand-ui has-checked:bg-muted has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:border-dashed has-disabled:text-muted-fg has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 max-md:min-h-14">
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-4 shrink-0 accent-(--brand-ui) outline-none max-md:size-5"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {children}
      </span>
    </label>
  );
}
