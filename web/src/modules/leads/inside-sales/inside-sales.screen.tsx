import { may } from '@leme/contract/access/permission';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { dues } from '@leme/contract/leads/inside-sales/dues';
import { leads, temperatures } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { prefetchQueue, useQueue } from './queue.queries.ts';
import { type QueueAddress, readQueueAddress } from './queue-address.ts';
import { QueueDialogs } from './queue-dialogs.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueMenu, type QueueSheet } from './queue-menu.tsx';
import { insideSalesTexts } from './texts/texts.ts';

/** Whom to call now. */
export const screen = Object.assign(InsideSales, { prefetch: prefetchQueue });

function InsideSales() {
  const t = useText(insideSalesTexts);
  const { state: address, change } = useUrlState(readQueueAddress);
  const [measure, compact] = useIsCompact();
  const [sheet, setSheet] = useState<QueueSheet | null>(null);
  const maySeeAll = useCan()(may('inside-sales', 'update'));
  const live = useQueue(address);
  const filters = useQueueFilters(address, (part) => change({ page: undefined, ...part }));
  const whose = [
    { value: 'me', label: t('mine') },
    { value: 'pool', label: t('pool') },
    ...(maySeeAll ? [{ value: 'all', label: t('all') }] : []),
  ];
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={t('title')} actions={<QueueMenu onOpen={setSheet} />} />
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          name={t('whose')}
          value={address.owner ?? 'me'}
          options={whose}
          onValueChange={(owner) =>
            change({ owner: owner === 'me' ? undefined : (owner as 'pool' | 'all'), page: undefined })
          }
        />
        <div className={compact ? 'grid w-full grid-cols-2 gap-2' : 'ms-auto flex flex-wrap gap-2'}>
          <FilterSelects filters={filters} tall={compact} />
        </div>
      </div>
      <QueueList live={live} address={address} change={change} />
      <QueueDialogs
        address={address}
        change={change}
        rows={live.query.data?.data ?? []}
        sheet={sheet}
        onSheet={setSheet}
      />
    </div>
  );
}

function useQueueFilters(address: QueueAddress, onChange: (part: Partial<QueueAddress>) => void): Filter[] {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const { temperature, source } = leads.fields;
  const sources = source.options ?? [];
  return [
    {
      id: 'due',
      label: t('due'),
      values: oneValue(address.due),
      options: dues.map((due) => ({ value: due, label: t(`due.${due}`) })),
      onChange: ([value]) => onChange({ due: dues.find((due) => due === value) }),
    },
    {
      id: 'temperature',
      label: t('temperature'),
      values: oneValue(address.temperature),
      options: temperatures.map((value) => ({ value, label: choiceOf(temperature, value, locale) })),
      onChange: ([value]) => onChange({ temperature: temperatures.find((each) => each === value) }),
    },
    {
      id: 'source',
      label: t('source'),
      values: oneValue(address.source),
      options: sources.map((value) => ({ value, label: choiceOf(source, value, locale) })),
      onChange: ([value]) => onChange({ source: value }),
    },
  ];
}
