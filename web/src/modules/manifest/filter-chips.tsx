import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { changeOf, type FilterFieldsProps, useFilterControls } from './filter-controls.ts';
import { countFilters } from './manifest-filters.ts';
import { manifestMessages } from './messages.ts';

/** The filters in force, each removable. */
export function FilterChips({ filters, guides, onChange }: FilterFieldsProps) {
  const t = useText(manifestMessages);
  const controls = useFilterControls(filters, guides).filter(({ value }) => value !== '' && value !== 'all');
  const inForce = countFilters(filters);
  if (inForce === 0) return null;
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0">
      <legend className="sr-only">{t('filtersInForce')}</legend>
      {controls.map(({ id, label, value, options }) => (
        <FilterChip
          key={id}
          label={label}
          value={options.find((option) => option.value === value)?.label ?? value}
          removeLabel={t('removeFilter', { name: label })}
          onRemove={() => onChange(changeOf(id, ''))}
        />
      ))}
      {inForce > 1 && (
        <Button
          variant="quiet"
          size="xs"
          onClick={() => onChange({ guide: undefined, checkin: undefined, no_show: undefined })}
        >
          {t('clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
