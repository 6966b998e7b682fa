import type { Resource } from '@leme/contract/kit/resource';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { useLocale, useLocalised, useText } from '../../../i18n.ts';
import type { ListProps } from '../use-list.ts';
import { filterTexts } from './texts/texts.ts';
import { useOptionNames } from './use-options.ts';

export type FilterChipsProps = ListProps & {
  /** The field whose single value is seen elsewhere. */
  shownElsewhere: string | null;
};

/** What narrows the list, each to be taken off. */
export function FilterChips({ list, shownElsewhere }: FilterChipsProps) {
  const t = useText(filterTexts);
  const { filters, resource } = list;
  const isShown = (name: string, values: readonly string[]) => name !== shownElsewhere || values.length > 1;
  const chips = [...filters].filter(([name, values]) => isShown(name, values));
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map(([name, values]) => (
        <ValueChip
          key={name}
          resource={resource}
          name={name}
          values={values}
          onRemove={() => list.narrow({ [name]: undefined })}
        />
      ))}
      <Button variant="quiet" size="xs" onClick={list.clear}>
        {t('clearAll')}
      </Button>
    </div>
  );
}

type ValueChipProps = { resource: Resource; name: string; values: readonly string[]; onRemove: () => void };

function ValueChip({ resource, name, values, onRemove }: ValueChipProps) {
  const t = useText(filterTexts);
  const locale = useLocale();
  const localised = useLocalised();
  const field = resource.fields[name];
  const nameOf = useOptionNames(resource, name, field?.to ? values : []);
  if (!field) return null;
  const wordOf = (value: string) => {
    if (field.kind === 'boolean') return t(value === '1' ? 'yes' : 'no');
    return field.options ? (field.options[value]?.[locale] ?? value) : nameOf(value);
  };
  const [first = '', second, ...others] = values.map(wordOf);
  const shown = [first, second].filter((word) => word !== undefined).join(', ');
  const label = localised(field.label);
  return (
    <FilterChip
      label={label}
      value={others.length > 0 ? t('andMore', { names: shown, count: others.length }) : shown}
      removeLabel={t('removeFilter', { name: label })}
      onRemove={onRemove}
    />
  );
}
