import { Button } from '#ui/buttons/button.tsx';
import { FilterChip } from '#ui/chips/filter-chip.tsx';
import { useText } from '../../text/i18n.ts';
import { listTexts } from '../texts/texts.ts';
import { type Filter, inForce } from './filter.ts';

export type FilterChipsProps = {
  filters: readonly Filter[];
  /** Takes all of them off; nothing where another button does. */
  onClear: (() => void) | null;
  /** What that is called; offered for two and more unless it takes off something else, too. */
  clearLabel?: string | undefined;
};

/** What a list is filtered by, each to be taken off. */
export function FilterChips({ filters, onClear, clearLabel }: FilterChipsProps) {
  const t = useText(listTexts);
  const chips = inForce(filters);
  if (chips.length === 0) return null;
  return (
    <fieldset className="m-0 flex min-w-0 items-center gap-2 border-0 p-0">
      <legend className="sr-only">{t('filtersInForce')}</legend>
      <div className="flex min-w-0 gap-2 overflow-x-auto overscroll-x-contain">
        {chips.map(({ id, label, values, options, chip, onChange }) => (
          <span key={id} className="shrink-0">
            <FilterChip
              label={label}
              value={chip ?? options.find(({ value }) => value === values[0])?.label ?? values[0]}
              removeLabel={t('removeFilter', { name: label })}
              onRemove={() => onChange([])}
            />
          </span>
        ))}
      </div>
      {onClear && (clearLabel || chips.length > 1) && (
        <Button variant="quiet" size="xs" onClick={onClear}>
          {clearLabel ?? t('clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
