import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export type FilterChipProps = {
  /** Name of the filter, before the colon. */
  label: string;
  value: ReactNode;
  removeLabel: string;
  onRemove: () => void;
};

/** A filter in force; its cross takes it off. */
export function FilterChip({ label, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className="inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full border bg-surface ps-2.5 pe-0.5 max-md:h-11 max-md:ps-3.5">
      <span className="min-w-0 truncate">
        <span className="text-muted-fg">{label}:</span> {value}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-full text-muted-fg hover:bg-muted hover:text-fg max-md:size-10"
      >
        <X aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      </button>
    </span>
  );
}
