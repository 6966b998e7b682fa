import { Button } from '#ui/button.tsx';
import { FilterFields } from '#ui/filter-selects.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

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
