import type { Overview, readForecast, readOverview } from '@leme/contract/finance/overview-endpoints';
import type { ReactNode } from 'react';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { proseLink } from '#ui/style/link-style.ts';
import { useAccountName } from '../account-names.ts';
import { ForecastCharts } from './forecast-charts.tsx';
import { MoneyLine } from './money-line.tsx';
import { overviewShows } from './overview.queries.ts';
import { financeManagementTexts } from './texts/texts.ts';

/** Money now, the month, and what is owed on both sides. */
export function OverviewPanel() {
  const t = useText(financeManagementTexts);
  const query = useAsk<typeof readOverview>('GET /finance/overview', {}, { shows: overviewShows });
  return (
    <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(overview) => (
        <div className="grid grid-cols-1 gap-4">
          <Tiles overview={overview} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Money money={overview.money} />
            <MoneyLine course={overview.course} />
          </div>
          <Forecast />
        </div>
      )}
    </QueryView>
  );
}

/** Weeks to come, and what is late: asked for beside the figures, which do not wait for it. */
function Forecast() {
  const t = useText(financeManagementTexts);
  const query = useAsk<typeof readForecast>('GET /finance/forecast', {}, { shows: overviewShows });
  return (
    <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(forecast) => <ForecastCharts forecast={forecast} />}
    </QueryView>
  );
}

function Tiles({ overview }: { overview: Overview }) {
  const t = useText(financeManagementTexts);
  const { money } = useFormat();
  const late = (amount: number) => amount > 0 && t('late', { amount: money(amount) });
  const { result, receivable, payable, advances, overdue_receivable, overdue_payable } = overview;
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      <Tile label={t('result')} value={money(result)} isBad={result < 0} path="/reports/dre" />
      <Tile
        label={t('receivable')}
        value={money(receivable)}
        note={late(overdue_receivable)}
        path="/financial?kind=receivable"
      />
      <Tile
        label={t('payable')}
        value={money(payable)}
        note={late(overdue_payable)}
        path="/financial?kind=payable"
      />
      <Tile label={t('advances')} value={money(advances)} path="/bookings" />
    </dl>
  );
}

/** `path`: where its rows stand. */
type TileProps = { label: string; value: string; path: string; note?: ReactNode; isBad?: boolean };

function Tile({ label, value, path, note, isBad = false }: TileProps) {
  return (
    <div className="min-w-0 rounded-lg border bg-surface px-4 py-3">
      <dt className="text-muted-fg text-xs">{label}</dt>
      <dd
        className={cn(
          'wrap-anywhere font-semibold text-base tabular-nums md:text-lg',
          isBad && 'text-danger-text',
        )}
      >
        <PageLink
          path={path}
          className={cn(proseLink, 'max-md:inline-flex max-md:min-h-11 max-md:items-center')}
        >
          {value}
        </PageLink>
      </dd>
      {note && <dd className="text-warning-text text-xs">{note}</dd>}
    </div>
  );
}

function Money({ money: accounts }: Pick<Overview, 'money'>) {
  const t = useText(financeManagementTexts);
  const { money } = useFormat();
  const nameOf = useAccountName();
  return (
    <Card>
      <CardHead title={t('moneyNow')} />
      <Table name={t('moneyNow')}>
        <thead>
          <Tr>
            <Th>{t('account')}</Th>
            <Th end>{t('balance')}</Th>
          </Tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <Tr key={account.id}>
              <Td>{nameOf(account)}</Td>
              <Td end className={cn(account.balance < 0 && 'text-danger-text')}>
                {money(account.balance)}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
