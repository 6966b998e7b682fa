import { securityEventKinds } from '@leme/contract/access/security-events';
import { operationsWords } from '@leme/contract/operations/texts/texts';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useText } from '#kit/text/i18n.ts';
import { FilterChip } from '#ui/chips/filter-chip.tsx';
import { operationsTexts } from '../texts/texts.ts';
import { useEventPeople } from './access-log.queries.ts';
import { type AccessLogSearch, periods } from './access-log-search.ts';

export type EventFiltersProps = {
  search: AccessLogSearch;
  compact: boolean;
  onChange: (part: AccessLogSearch) => void;
};

/** Since when, what and who; a network is chosen from a line and stands here as a chip. */
export function EventFilters({ search, compact, onChange }: EventFiltersProps) {
  const t = useText(operationsTexts);
  const named = useText(operationsWords);
  const people = useEventPeople().data?.data ?? [];
  const choose = (part: AccessLogSearch) => onChange({ ...part, page: undefined });
  const words = { 1: t('today'), 7: t('sevenDays'), 30: t('thirtyDays'), 180: t('everything') };
  const filters: Filter[] = [
    {
      id: 'days',
      label: t('period'),
      isRequired: true,
      values: [search.days ?? '180'],
      options: periods.map((days) => ({ value: days, label: words[days] })),
      onChange: ([value]) => choose({ days: periods.find((days) => days === value && days !== '180') }),
    },
    {
      id: 'kind',
      label: t('what'),
      values: oneValue(search.kind),
      options: securityEventKinds.map((kind) => ({ value: kind, label: named(`event.${kind}`) })),
      onChange: ([value]) => choose({ kind: securityEventKinds.find((kind) => kind === value) }),
    },
    {
      id: 'person',
      label: t('person'),
      values: oneValue(search.person),
      options: people.map(({ id, name }) => ({ value: id, label: name })),
      onChange: ([person]) => choose({ person }),
    },
  ];
  return (
    <div className="grid gap-2">
      <div className={compact ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
        <FilterSelects filters={filters} tall={compact} />
      </div>
      {search.address && (
        <FilterChip
          label={t('network')}
          value={search.address}
          removeLabel={t('allNetworks')}
          onRemove={() => choose({ address: undefined })}
        />
      )}
    </div>
  );
}
