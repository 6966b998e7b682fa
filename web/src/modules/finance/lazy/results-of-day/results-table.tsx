import type { readSailings, SailingRow } from '@leme/contract/finance/report-endpoints';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { resultsOfDayTexts } from './texts/texts.ts';

const shows = ['financial', 'finance-management', 'bookings'] as const;

/** The month of a day: what is shared and taxed of it counts for its departures, too. */
function monthOf(date: string) {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

export function ResultsTable({ date }: { date: string }) {
  const t = useText(resultsOfDayTexts);
  const month = monthOf(date);
  const query = useAsk<typeof readSailings>('GET /finance/sailings', month, { shows, keeps: true });
  return (
    <Card>
      <CardHead
        title={t('title')}
        actions={
          <PageLink path={`/reports/dre?tab=sailings&from=${month.from}`} className={actionLink}>
            {t('statement')}
          </PageLink>
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => !data.some((row) => row.date === date)}
        empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
      >
        {({ data }) => <Rows rows={data.filter((row) => row.date === date)} />}
      </QueryView>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly SailingRow[] }) {
  const t = useText(resultsOfDayTexts);
  const { money, number, time } = useFormat();
  return (
    <Table name={t('title')}>
      <thead>
        <Tr>
          <Th>{t('departure')}</Th>
          <Th end>{t('people')}</Th>
          <Th end>{t('margin')}</Th>
          <Th end>{t('perPerson')}</Th>
        </Tr>
      </thead>
      <tbody>
        {rows.map(({ session_id, product, start_time, people, margin, margin_per_person }) => (
          <Tr key={session_id}>
            <th scope="row" className="border-b px-4 py-1.5 text-start font-normal">
              {t('departureAt', { product, time: time(start_time) })}
            </th>
            <Td end>{number(people)}</Td>
            <Td end className={cn(margin < 0 && 'text-danger-text')}>
              {money(margin)}
            </Td>
            <Td end>{margin_per_person === null ? <EmptyValue /> : money(margin_per_person)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
