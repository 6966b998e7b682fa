import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { SalesStats } from '@leme/contract/leads/inside-sales/endpoints';
import { spanOf } from '@leme/contract/leads/inside-sales/first-contacts';
import { leads } from '@leme/contract/leads/leads';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { FigureChart } from './figure-chart.tsx';

const { source, lost_kind } = leads.fields;

/** Each figure as bars and as a table; what counts leads of a list opens that list. */
export function Figures({ stats }: { stats: SalesStats }) {
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 lg:grid-cols-2">
      <Funnel stats={stats} />
      <FirstContacts stats={stats} />
      <Load stats={stats} />
      <Lost stats={stats} />
      <By stats={stats} name="owner_id" />
      <By stats={stats} name="source" />
      <By stats={stats} name="product_id" />
    </div>
  );
}

/** The list of the leads of these days with one more filter. */
const listOf = ({ from, to }: SalesStats, filter: string) => `/leads?${filter}&created_at=${from}..${to}`;

type Given = { stats: SalesStats };

/** Figures as people read them and as a file has them. */
function useCells() {
  const { number, money } = useFormat();
  const one = (value: number) => number(value, { maximumFractionDigits: 1 });
  return {
    count: (value: number) => ({ text: number(value), cell: String(value) }),
    value: (value: number) => ({ text: money(value), cell: value }),
    days: (value: number | null) => ({ text: value === null ? '–' : one(value), cell: value }),
    share: (part: number, all: number) =>
      number(all === 0 ? 0 : part / all, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    one,
  };
}

function Funnel({ stats }: Given) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const cells = useCells();
  const all = stats.funnel.reduce((sum, { count }) => sum + count, 0);
  const won = stats.funnel.find(({ status }) => status === 'won')?.count ?? 0;
  return (
    <FigureChart
      title={t('funnel')}
      sentence={t('funnelSaid', { leads: t('count', { count: all }), share: cells.share(won, all) })}
      heads={[t('status'), t('leads'), t('value'), t('daysBetween')]}
      rows={stats.funnel.map(({ status, count, value, days }) => ({
        id: status,
        label: choiceOf(leads.fields.status, status, locale),
        count,
        path: listOf(stats, `status=${status}`),
        more: [cells.value(value), cells.days(days)],
      }))}
    />
  );
}

function FirstContacts({ stats }: Given) {
  const t = useText(insideSalesTexts);
  const { number } = useFormat();
  const cells = useCells();
  const { bars, median_minutes, in_time, of, aim } = stats.first_contact;
  return (
    <FigureChart
      title={t('firstContacts')}
      sentence={
        median_minutes === null
          ? t('noContacts')
          : t('inTime', {
              share: cells.share(in_time, of),
              aim: number(aim / 100, { style: 'percent' }),
              median: cells.one(median_minutes),
            })
      }
      heads={[t('minutes'), t('leads')]}
      rows={bars.map(({ until, count }) => ({
        id: String(until),
        label: until === null ? t('longer') : t('upTo', { minutes: number(until) }),
        count,
        path: listOf(stats, `first_contact=${spanOf(until)}`),
        more: [],
      }))}
    />
  );
}

function Load({ stats }: Given) {
  const t = useText(insideSalesTexts);
  const cells = useCells();
  const sum = (name: 'open' | 'overdue') => stats.load.reduce((all, row) => all + row[name], 0);
  return (
    <FigureChart
      title={t('load')}
      sentence={t('loadSaid', {
        open: cells.count(sum('open')).text,
        overdue: cells.count(sum('overdue')).text,
      })}
      heads={[t('seller'), t('open'), t('overdue'), t('waiting')]}
      rows={stats.load.map(({ id, label, is_absent, open, overdue, waiting }) => ({
        id: String(id),
        label: is_absent ? t('isAway', { name: label ?? t('nobody') }) : (label ?? t('nobody')),
        count: open,
        path: id && `/inside-sales?owner=${id}`,
        more: [cells.count(overdue), cells.count(waiting)],
      }))}
    />
  );
}

function Lost({ stats }: Given) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const cells = useCells();
  const called = (kind: SalesStats['lost'][number]['kind']) =>
    kind ? choiceOf(lost_kind, kind, locale) : t('unsaid');
  const all = stats.lost.reduce((sum, { count }) => sum + count, 0);
  const [first] = stats.lost;
  return (
    <FigureChart
      title={t('whyLost')}
      sentence={
        first
          ? t('lostSaid', { leads: t('count', { count: all }), kind: called(first.kind) })
          : t('nothingLost')
      }
      heads={[t('kind'), t('leads'), t('value')]}
      rows={stats.lost.map(({ kind, count, value }) => ({
        id: String(kind),
        label: called(kind),
        count,
        path: kind && listOf(stats, `status=lost&lost_kind=${kind}`),
        more: [cells.value(value)],
      }))}
    />
  );
}

const groups = {
  owner_id: { title: 'byOwner', rows: 'owners' },
  source: { title: 'bySource', rows: 'sources' },
  product_id: { title: 'byProduct', rows: 'products' },
} as const;

function By({ stats, name }: Given & { name: keyof typeof groups }) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const cells = useCells();
  const { title, rows } = groups[name];
  const called = ({ id, label }: SalesStats['owners'][number]) => {
    if (name === 'source' && id) return choiceOf(source, id, locale);
    return label ?? t(name === 'owner_id' ? 'nobody' : 'unsaid');
  };
  const [first] = stats[rows];
  return (
    <FigureChart
      title={t(title)}
      sentence={
        first
          ? t('mostSaid', { name: called(first), leads: t('count', { count: first.count }) })
          : t('nothingYet')
      }
      heads={[t(title), t('leads'), t('wonLeads'), t('lostLeads'), t('value')]}
      rows={stats[rows].map((row) => ({
        id: String(row.id),
        label: called(row),
        count: row.count,
        path: row.id && listOf(stats, `${name}=${row.id}`),
        more: [cells.count(row.won), cells.count(row.lost), cells.value(row.value)],
      }))}
    />
  );
}
