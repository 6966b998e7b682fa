import { securityEventKinds, securityEventNames } from '@leme/contract/access/security-events';
import { useLocalised, useText } from '#kit/i18n.ts';
import { FilterChip } from '#ui/filter-chip.tsx';
import { FilterBar, FilterFields } from '#ui/filter-selects.tsx';
import { useEventPeople } from './access-log.queries.ts';
import { type AccessLogSearch, periods } from './access-log-search.ts';
import { operationsTexts } from './texts/texts.ts';

export type EventFiltersProps = {
  search: AccessLogSearch;
  narrow: boolean;
  onChange: (part: AccessLogSearch) => void;
};

/** Since when, what and who; a network is chosen from a line and stands here as a chip. */
export function EventFilters({ search, narrow, onChange }: EventFiltersProps) {
  const t = useText(operationsTexts);
  const localised = useLocalised();
  const people = useEventPeople().data?.data ?? [];
  const all = { value: '', label: t('all') };
  const choose = (part: AccessLogSearch) => onChange({ ...part, page: undefined });
  const words = { 1: t('today'), 7: t('sevenDays'), 30: t('thirtyDays'), 180: t('everything') };
  const controls = [
    {
      id: 'days',
      label: t('period'),
      value: search.days ?? '180',
      options: periods.map((days) => ({ value: days, label: words[days] })),
      onChoose: (value: string) => choose({ days: periods.find((days) => days === value && days !== '180') }),
    },
    {
      id: 'kind',
      label: t('what'),
      value: search.kind ?? '',
      options: [
        all,
        ...securityEventKinds.map((kind) => ({ value: kind, label: localised(securityEventNames[kind]) })),
      ],
      onChoose: (value: string) => choose({ kind: securityEventKinds.find((kind) => kind === value) }),
    },
    {
      id: 'person',
      label: t('person'),
      value: search.person ?? '',
      options: [all, ...people.map(({ id, name }) => ({ value: id, label: name }))],
      onChoose: (value: string) => choose({ person: value || undefined }),
    },
  ];
  return (
    <div className="grid gap-2">
      <div className={narrow ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
        {narrow ? <FilterFields controls={controls} /> : <FilterBar controls={controls} />}
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
