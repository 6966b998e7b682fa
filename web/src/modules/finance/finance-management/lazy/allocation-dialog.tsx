import type { Allocation, readAllocation, runAllocations } from '@leme/contract/finance/allocation-endpoints';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useAccountName } from '../../account-names.ts';
import { financeManagementTexts } from '../texts/texts.ts';
import { useMonthName } from '../use-month-name.ts';

const shows = ['finance-management', 'financial', 'bookings'] as const;

/** What a month cost without a departure and what each departure would have of it, before it is posted. */
export function AllocationDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useText(financeManagementTexts);
  const { money } = useFormat();
  const monthName = useMonthName();
  const isOffline = useConnectivity() === 'offline';
  const query = useAsk<typeof readAllocation>('GET /finance/allocations', { month }, { shows });
  const run = useVerb(() => call<typeof runAllocations>('POST /finance/allocations/runs', { month }), {
    shows,
    failed: t('failed'),
    done: ({ amount }) => t('allocated', { amount: money(amount) }),
  });
  const post = async () => {
    if (await run.run()) onClose();
  };
  const hasChange = query.data?.data.some(({ change }) => change !== 0) ?? false;
  return (
    <Dialog
      size="lg"
      title={t('allocateMonth', { month: monthName(month) })}
      description={t('allocateAbout')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={isOffline || !hasChange}
          busy={run.isBusy}
          onClick={() => void post()}
        >
          {t('allocate')}
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data, pools }) => data.length === 0 && pools.length === 0}
        empty={<EmptyState level={3} title={t('noPools')} text={t('noPoolsText')} />}
      >
        {(allocation) => (
          <div className="grid grid-cols-1 gap-4">
            <Pools pools={allocation.pools} />
            <Departures allocation={allocation} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function Pools({ pools }: Pick<Allocation, 'pools'>) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const nameOf = useAccountName();
  return (
    <ul aria-label={t('toShare')} className="grid gap-1">
      {pools.map((pool) => (
        <li
          key={`${pool.account_id} ${pool.category} ${pool.amount}`}
          className="flex flex-wrap items-baseline gap-x-2"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{pool.category ?? nameOf(pool)}</span>
          <span className="text-muted-fg text-sm">
            {choiceOf(financeCategories.fields.allocation, pool.allocation, locale)}
          </span>
          <span className="tabular-nums">{money(pool.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function Departures({ allocation }: { allocation: Allocation }) {
  const t = useText(financeManagementTexts);
  const { money, shortDate, time } = useFormat();
  const { data, amount, change } = allocation;
  if (data.length === 0) return <EmptyState level={3} title={t('noDepartures')} />;
  return (
    <Table name={t('byDeparture')}>
      <thead>
        <Tr>
          <Th>{t('departure')}</Th>
          <Th>{t('boat')}</Th>
          <Th end>{t('share')}</Th>
          <Th end>{t('toPost')}</Th>
        </Tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <Tr key={row.session_id}>
            <th scope="row" className="border-b px-4 py-1.5 text-start font-normal">
              {t('departureNamed', {
                product: row.product,
                date: shortDate(row.date),
                time: time(row.start_time),
              })}
            </th>
            <Td>{row.boat ?? <EmptyValue />}</Td>
            <Td end>{money(row.amount)}</Td>
            <Td end>{row.change === 0 ? <EmptyValue /> : money(row.change)}</Td>
          </Tr>
        ))}
      </tbody>
      <tfoot>
        <Tr className="*:bg-muted *:font-semibold">
          <th scope="row" colSpan={2} className="px-4 py-1.5 text-start">
            {t('total')}
          </th>
          <Td end>{money(amount)}</Td>
          <Td end>{change === 0 ? <EmptyValue /> : money(change)}</Td>
        </Tr>
      </tfoot>
    </Table>
  );
}
