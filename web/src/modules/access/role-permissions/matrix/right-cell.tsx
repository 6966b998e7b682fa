import { Check, Lock, Minus } from 'lucide-react';
import { cn } from '#ui/style/cn.ts';
import type { Cell } from './cells.ts';
import type { CellWords } from './use-cell-words.ts';

export type RightCellProps = {
  cell: Cell;
  words: CellWords;
  /** Where it stands among the cells, for the arrow keys: `row:column`. */
  place: string;
  isTabStop: boolean;
  onPress: (cell: Cell) => void;
};

const box =
  'relative inline-grid size-8 place-items-center rounded-md border [&>svg]:size-4 before:absolute before:-inset-1 before:content-[""]';

/** One right as a box to press; what is fixed can be reached and says why. */
export function RightCell({ cell, words, place, isTabStop, onPress }: RightCellProps) {
  const isFixed = cell.lock !== null;
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={words.label(cell)}
      aria-pressed={cell.isOn}
      aria-disabled={isFixed || undefined}
      title={words.detail(cell)}
      onClick={() => isFixed || onPress(cell)}
      className={cn(box, toneOf(cell), isFixed ? 'cursor-not-allowed' : 'hover:border-fg')}
    >
      <RightMark isOn={cell.isOn} />
      {cell.difference && (
        <span
          aria-hidden="true"
          className="absolute -end-1 -top-1 size-2.5 rounded-full border-2 border-surface bg-info"
        />
      )}
      {isFixed && (
        <Lock
          aria-hidden="true"
          strokeWidth={2}
          className="absolute -end-1 -bottom-1 size-3! rounded-xs bg-surface text-muted-fg print:hidden"
        />
      )}
    </button>
  );
}

function toneOf({ isOn, isPending, lock }: Cell): string {
  if (isPending) return 'border-2 border-warning-text bg-warning-tint text-warning';
  if (lock) return 'border-border border-dashed bg-muted text-muted-fg';
  return isOn ? 'border-brand-ui bg-brand text-on-brand' : 'border-edge bg-surface text-muted-fg';
}

/** Held or not, without colour. */
export function RightMark({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <Check aria-hidden="true" strokeWidth={2.5} />
  ) : (
    <Minus aria-hidden="true" strokeWidth={1.75} className="opacity-60" />
  );
}
