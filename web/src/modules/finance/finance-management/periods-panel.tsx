import { may } from '@leme/contract/access/permission';
import type { listPeriods } from '@leme/contract/finance/setup-endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { MonthActions } from './month-actions.tsx';
import type { Period } from './rows.ts';
import { financeManagementTexts } from './texts/texts.ts';
import { useMonthName } from './use-month-name.ts';

const ReopenDialog = lazyPart(async () => (await import('./lazy/reopen-dialog.tsx')).ReopenDialog);

/** A month is shared, taxed and closed; those that were closed stay, with who and why they were opened again. */
export function PeriodsPanel() {
  const t = useText(financeManagementTexts);
  const mayChange = useCan()(may('finance-management', 'update'));
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const [reopening, setReopening] = useState<Period | null>(null);
  const query = useAsk<typeof listPeriods>('GET /finance/periods', {}, { shows: ['finance-management'] });
  return (
    <div className="grid grid-cols-1 gap-4">
      {mayChange && <MonthActions today={today} />}
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} title={t('noPeriods')} />}
      >
        {({ data }) => (
          <Card>
            <ul>
              {data.map((period) => (
                <PeriodLine
                  key={period.id}
                  period={period}
                  onReopen={mayChange && period.reopened_at === null ? () => setReopening(period) : undefined}
                />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
      <Suspense>
        {reopening && <ReopenDialog period={reopening} onClose={() => setReopening(null)} />}
      </Suspense>
    </div>
  );
}

type PeriodLineProps = { period: Period; onReopen: (() => void) | undefined };

function PeriodLine({ period, onReopen }: PeriodLineProps) {
  const t = useText(financeManagementTexts);
  const { dateTime, money } = useFormat();
  const monthName = useMonthName();
  const isOffline = useConnectivity() === 'offline';
  const { month, closed_at, closed_by, reopened_by, reason, lines } = period;
  const result = lines.find(({ code }) => code === '14')?.amount ?? null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2.5 last:border-b-0">
      <span className="font-semibold">{monthName(month)}</span>
      {result !== null && <span className="tabular-nums">{money(result)}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere text-muted-fg text-sm">
        {t('closedBy', { name: closed_by ?? '–', at: dateTime(closed_at) })}
        {reason !== null && ` · ${t('reopenedBy', { name: reopened_by ?? '–', reason })}`}
      </span>
      {onReopen && (
        <Button
          size="sm"
          disabled={isOffline}
          aria-label={t('reopenNamed', { month: monthName(month) })}
          onClick={onReopen}
        >
          {t('reopen')}
        </Button>
      )}
    </li>
  );
}
