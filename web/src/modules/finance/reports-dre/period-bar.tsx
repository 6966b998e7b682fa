import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { comparisons, type DreSearch, movedBy, periodOf, spans } from './dre-search.ts';
import { reportsDreTexts } from './texts/texts.ts';
import { useDreFilters } from './use-dre-filters.ts';

type PeriodBarProps = { search: DreSearch; today: string; onChange: (part: DreSearch) => void };

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Which period, read in which way, and beside which other one. */
export function PeriodBar({ search, today, onChange }: PeriodBarProps) {
  const t = useText(reportsDreTexts);
  const { date } = useFormat();
  const { from, to } = periodOf(search, today);
  const filters = useDreFilters(search, onChange);
  const go = (by: number) => onChange({ from: movedBy(search, today, by) });
  const { tab, span = 'month', regime = 'competence', against = 'none' } = search;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="flex items-center gap-1">
        <IconButton name={t('earlier')} icon={<ChevronLeft {...icon} />} onClick={() => go(-1)} />
        <p className="tabular-nums" aria-live="polite">
          {t('days', { from: date(from), to: date(to) })}
        </p>
        <IconButton name={t('later')} icon={<ChevronRight {...icon} />} onClick={() => go(1)} />
      </div>
      <Segmented
        name={t('span')}
        value={span}
        onValueChange={(value) =>
          onChange({ span: spans.find((each) => each !== 'month' && each === value) })
        }
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      {tab === undefined && (
        <>
          <Segmented
            name={t('regime')}
            value={regime}
            onValueChange={(value) => onChange({ regime: value === 'cash' ? value : undefined })}
            options={(['competence', 'cash'] as const).map((value) => ({
              value,
              label: t(`regime.${value}`),
            }))}
          />
          <Segmented
            name={t('against')}
            value={against}
            onValueChange={(value) => onChange({ against: comparisons.find((each) => each === value) })}
            options={(['none', ...comparisons] as const).map((value) => ({
              value,
              label: t(`against.${value}`),
            }))}
          />
        </>
      )}
      <FilterSelects filters={filters} />
    </div>
  );
}
