import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { changeOf, type FilterFieldsProps, useFilterControls } from './filter-fields.tsx';
import { sessionsManifestMessages } from './late-messages.ts';
import { countFilters, noFilters } from './sessions-manifest-search.ts';

/** The filters in force, each removable. */
export function FilterChips({ onChange, ...props }: FilterFieldsProps) {
  const t = useText(sessionsManifestMessages);
  const { search } = props;
  const chosen = useFilterControls(props)
    .filter(({ value }) => value !== '')
    .map(({ id, label, value, options }) => ({
      id,
      label,
      value: options.find((option) => option.value === value)?.label ?? value,
      without: changeOf(id, ''),
    }));
  const lacking = search.missing
    ? [
        {
          id: 'missing' as const,
          label: t('missing'),
          value: t(search.missing),
          without: { missing: undefined },
        },
      ]
    : [];
  const inForce = countFilters(search);
  if (inForce === 0) return null;
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0">
      <legend className="sr-only">{t('filtersInForce')}</legend>
      {[...chosen, ...lacking].map(({ id, label, value, without }) => (
        <FilterChip
          key={id}
          label={label}
          value={value}
          removeLabel={t('removeFilter', { name: label })}
          onRemove={() => onChange(without)}
        />
      ))}
      {inForce > 1 && (
        <Button variant="quiet" size="xs" onClick={() => onChange({ ...noFilters, q: search.q })}>
          {t('clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
