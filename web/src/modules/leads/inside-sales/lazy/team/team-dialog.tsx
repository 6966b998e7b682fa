import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { readSalesStats, SalesStats } from '@leme/contract/leads/inside-sales/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { FigureTable } from './figure-table.tsx';

const { status, source, lost_kind } = leads.fields;

/** What came of the leads of the last days, who carries how much, and why leads were lost. */
export function TeamDialog({ onClose }: { onClose: () => void }) {
  const t = useText(insideSalesTexts);
  const { tenant } = useSignedIn();
  const query = useQuery({
    queryKey: ['sales-stats', tenant.id],
    meta: shown,
    queryFn: ({ signal }) => call<typeof readSalesStats>('GET /inside-sales/stats', {}, { signal }),
  });
  return (
    <Dialog size="lg" onClose={onClose} title={t('team')}>
      <QueryView query={query} skeleton="table" errorTitle={t('loadFailed')}>
        {(stats) => <Figures stats={stats} />}
      </QueryView>
    </Dialog>
  );
}

function Figures({ stats }: { stats: SalesStats }) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const { number, money, date } = useFormat();
  const { from, to, first_contact: first } = stats;
  const days = (value: number | null) => (value === null ? '–' : number(value, { maximumFractionDigits: 1 }));
  const share = first.of === 0 ? 0 : first.in_time / first.of;
  const nobody = t('nobody');
  const groups = [
    ['owner_id', t('byOwner'), stats.owners],
    ['source', t('bySource'), stats.sources],
    ['product_id', t('byProduct'), stats.products],
  ] as const;
  const linkOf = (name: string, value: string | null) => (value === null ? undefined : `${name}=${value}`);
  return (
    <div className="grid gap-6">
      <p>{t('window', { from: date(from), to: date(to) })}</p>
      <FigureTable
        title={t('funnel')}
        heads={[t('status'), t('leads'), t('value'), t('daysBetween')]}
        rows={stats.funnel.map((row) => ({
          link: linkOf('status', row.status),
          cells: [choiceOf(status, row.status, locale), number(row.count), money(row.value), days(row.days)],
        }))}
      />
      <FigureTable
        title={t('firstContacts')}
        note={t('inTime', {
          share: number(share, { style: 'percent', maximumFractionDigits: 1 }),
          aim: number(first.aim / 100, { style: 'percent' }),
          median: days(first.median_minutes),
        })}
        heads={[t('minutes'), t('leads')]}
        rows={first.bars.map(({ until, count }) => ({
          cells: [until === null ? t('longer') : t('upTo', { minutes: number(until) }), number(count)],
        }))}
      />
      <FigureTable
        title={t('load')}
        heads={[t('seller'), t('open'), t('overdue'), t('waiting')]}
        rows={stats.load.map((row) => ({
          link: linkOf('owner_id', row.id),
          cells: [
            `${row.label ?? nobody}${row.is_absent ? ` (${t('away')})` : ''}`,
            number(row.open),
            number(row.overdue),
            number(row.waiting),
          ],
        }))}
      />
      {groups.map(([name, title, rows]) => (
        <FigureTable
          key={name}
          title={title}
          heads={[title, t('leads'), t('wonLeads'), t('lostLeads'), t('value')]}
          rows={rows.map((row) => ({
            link: linkOf(name, row.id),
            cells: [
              (name === 'source' && row.id ? choiceOf(source, row.id, locale) : row.label) ?? nobody,
              number(row.count),
              number(row.won),
              number(row.lost),
              money(row.value),
            ],
          }))}
        />
      ))}
      <FigureTable
        title={t('whyLost')}
        heads={[t('kind'), t('leads'), t('value')]}
        rows={stats.lost.map((row) => ({
          link: linkOf('lost_kind', row.kind),
          cells: [
            row.kind ? choiceOf(lost_kind, row.kind, locale) : t('unsaid'),
            number(row.count),
            money(row.value),
          ],
        }))}
      />
    </div>
  );
}
