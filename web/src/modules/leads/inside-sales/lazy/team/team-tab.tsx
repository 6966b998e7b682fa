import type { readSalesStats } from '@leme/contract/leads/inside-sales/endpoints';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { shown } from '../../queue.queries.ts';
import { windows } from '../../queue-address.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { Figures } from './figures.tsx';
import { useWindow } from './use-window.ts';

const usual = 90;

export type TeamTabProps = {
  days: (typeof windows)[number] | undefined;
  onDays: (days: (typeof windows)[number] | undefined) => void;
};

/** What came of the leads of the last days, who carries how much, and why leads were lost. */
export function TeamTab({ days = usual, onDays }: TeamTabProps) {
  const t = useText(insideSalesTexts);
  const { date } = useFormat();
  const asked = useWindow(days);
  const query = useAsk<typeof readSalesStats>('GET /inside-sales/stats', asked, { ...shown, keeps: true });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          name={t('windowName')}
          className="max-w-full flex-wrap"
          value={String(days)}
          options={windows.map((each) => ({ value: String(each), label: t('days', { count: each }) }))}
          onValueChange={(next) => {
            const found = windows.find((each) => String(each) === next);
            onDays(found === usual ? undefined : found);
          }}
        />
        {query.data && (
          <p className="text-muted-fg tabular-nums">
            {t('window', { from: date(query.data.from), to: date(query.data.to) })}
          </p>
        )}
      </div>
      {isStale(query) && <StaleNotice query={query} onRetry={() => void query.refetch()} />}
      <QueryView query={query} skeleton="grid" errorTitle={t('loadFailed')}>
        {(stats) => <Figures stats={stats} />}
      </QueryView>
    </div>
  );
}
