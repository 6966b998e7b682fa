import type { ReactNode } from 'react';
import { type Filter, inForce } from '../filter.ts';
import { FilterSelects } from '../selects/filter-selects.tsx';
import { FilterSheet } from './filter-sheet.tsx';

export type FilterPanelProps = {
  filters: readonly Filter[];
  onClear: () => void;
  /** What else a phone finds behind the button. */
  children?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Filters of which one value at most is chosen, in a sheet. */
export function FilterPanel({ filters, onClear, children, ...sheet }: FilterPanelProps) {
  return (
    <FilterSheet {...sheet} onClear={inForce(filters).length > 0 ? onClear : null}>
      <FilterSelects filters={filters} tall />
      {children && <div className="border-t pt-4">{children}</div>}
    </FilterSheet>
  );
}
