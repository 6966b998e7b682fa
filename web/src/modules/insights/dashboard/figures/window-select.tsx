import { mostMonths } from '@leme/contract/insights/dashboard-window';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { type DashboardSearch, monthChoices, windowOf } from '../dashboard-search.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { monthLabel } from './month-words.ts';

export type WindowSelectProps = {
  search: DashboardSearch;
  today: string;
  onChange: (part: DashboardSearch) => void;
};

const own = 'own';
const look = { size: 'sm', className: 'w-auto min-w-28 max-w-60' } as const;

/** The months the charts show: so many until today, or from one month to another. */
export function WindowSelect({ search, today, onChange }: WindowSelectProps) {
  const t = useText(dashboardTexts);
  const { from, to } = windowOf(search, today);
  const isOwn = search.from !== undefined;
  return (
    <>
      <Select
        {...look}
        name={t('window')}
        prefix={t('window')}
        value={isOwn ? own : String(search.months ?? monthChoices[0])}
        options={[
          ...monthChoices.map((count) => ({ value: String(count), label: t('lastMonths', { count }) })),
          { value: own, label: t('ownWindow') },
        ]}
        onValueChange={(value) => {
          const months = monthChoices.find((count) => String(count) === value && count !== monthChoices[0]);
          onChange(
            value === own ? { from, to, months: undefined } : { from: undefined, to: undefined, months },
          );
        }}
      />
      {isOwn && <OwnWindow from={from} to={to} today={today} onChange={onChange} />}
    </>
  );
}

type OwnProps = { from: string; to: string; today: string; onChange: (part: DashboardSearch) => void };

/** First and last month of a window of one's own; one end goes along when it would come before the other. */
function OwnWindow({ from, to, today, onChange }: OwnProps) {
  const t = useText(dashboardTexts);
  const begin = Temporal.PlainDate.from(today).with({ day: 1 });
  const months = Array.from({ length: mostMonths }, (_, back) =>
    begin.subtract({ months: back }).toString().slice(0, 7),
  );
  const known = [...new Set([...months, from.slice(0, 7), to.slice(0, 7)])].toSorted().toReversed();
  const options = known.map((month) => ({ value: month, label: monthLabel(month) }));
  const endOf = (month: string) => {
    const day = Temporal.PlainDate.from(`${month}-01`);
    const last = day.with({ day: day.daysInMonth }).toString();
    return last < today ? last : today;
  };
  const choose = (first: string, last: string) => onChange({ from: `${first}-01`, to: endOf(last) });
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  return (
    <>
      <Select
        {...look}
        name={t('fromMonth')}
        prefix={t('fromMonth')}
        value={first}
        options={options}
        onValueChange={(month) => choose(month, month > last ? month : last)}
      />
      <Select
        {...look}
        name={t('toMonth')}
        prefix={t('toMonth')}
        value={last}
        options={options}
        onValueChange={(month) => choose(month < first ? month : first, month)}
      />
    </>
  );
}
