import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import type { FilterSheetProps } from './filter-panel.tsx';

/** The filters in force, each removable; `children` are those that are chosen elsewhere. */
export function FilterChips({ words, controls, count, onClear, children }: FilterSheetProps) {
  if (count === 0) return null;
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0">
      <legend className="sr-only">{words.inForce}</legend>
      {controls.map(({ id, label, value, options: [everything, ...options], onChoose }) => {
        if (!everything || value === everything.value) return null;
        return (
          <FilterChip
            key={id}
            label={label}
            value={options.find((option) => option.value === value)?.label ?? value}
            removeLabel={words.remove(label)}
            onRemove={() => onChoose(everything.value)}
          />
        );
      })}
      {children}
      {count > 1 && (
        <Button variant="quiet" size="xs" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </fieldset>
  );
}
