import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { FilterControl } from '#ui/filter-selects.tsx';
import { FilterFields } from '#ui/filter-selects.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** The filters of a day, as either manifest has them. */
export type Filters = {
  controls: readonly FilterControl[];
  /** How many are in force. */
  count: number;
  onClear: () => void;
  words: Record<'title' | 'counted' | 'inForce' | 'clear' | 'show' | 'close', string> & {
    remove: (name: string) => string;
  };
};

export type FilterSheetProps = Filters & {
  /** What else a phone finds behind the button. */
  children?: ReactNode;
};

export type FilterPanelProps = FilterSheetProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The filters one below the other. */
export function FilterPanel({ words, controls, count, onClear, children, ...sheet }: FilterPanelProps) {
  return (
    <Sheet
      {...sheet}
      title={words.title}
      closeLabel={words.close}
      footer={
        <>
          <Button size="pier" disabled={count === 0} onClick={onClear}>
            {words.clear}
          </Button>
          <Button size="pier" variant="primary" onClick={() => sheet.onOpenChange(false)}>
            {words.show}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FilterFields controls={controls} />
      </div>
      {children && <div className="mt-4 border-t pt-4">{children}</div>}
    </Sheet>
  );
}
