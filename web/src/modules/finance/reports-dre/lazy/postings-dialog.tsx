import { read } from '@leme/contract/access/permission';
import type { listPostings, PostingRow } from '@leme/contract/finance/book-endpoints';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { useLineName } from '../../line-names.ts';
import type { Asked } from '../panel-props.ts';
import { reportsDreTexts } from '../texts/texts.ts';

type PostingsDialogProps = {
  line: string;
  /** A departure, or `none`. */
  session: string | undefined;
  period: Asked;
  onClose: () => void;
};

const perPage = 50;

/** The rows a figure is made of, each with what it comes of. */
export function PostingsDialog({ line, session, period, onClose }: PostingsDialogProps) {
  const t = useText(reportsDreTexts);
  const nameOf = useLineName();
  const { date, money } = useFormat();
  const [page, setPage] = useState(1);
  const query = useAsk<typeof listPostings>(
    'GET /finance/postings',
    {
      ...period,
      line,
      page,
      limit: perPage,
      ...(session === 'none' ? { without_session: 'true' } : session && { session_id: session }),
    },
    { shows: ['financial', 'finance-management', 'bookings'], keeps: true },
  );
  return (
    <Dialog
      title={t('postingsOf', { name: nameOf(line) })}
      description={t('days', { from: date(period.from), to: date(period.to) })}
      size="lg"
      onClose={onClose}
      footer={
        query.data && (
          <>
            <p className="me-auto font-semibold tabular-nums">
              {t('sum', { amount: money(query.data.sum) })}
            </p>
            {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('fewer')}</Button>}
            {query.data.has_more && <Button onClick={() => setPage(page + 1)}>{t('moreRows')}</Button>}
          </>
        )
      }
    >
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} title={t('noPostings')} />}
      >
        {({ data }) => (
          <Table name={t('postingsOf', { name: nameOf(line) })}>
            <thead>
              <Tr>
                <Th>{t('day')}</Th>
                <Th>{t('debit')}</Th>
                <Th>{t('credit')}</Th>
                <Th>{t('source')}</Th>
                <Th end>{t('amount')}</Th>
              </Tr>
            </thead>
            <tbody>
              {data.map((posting) => (
                <Tr key={posting.id}>
                  <Td>
                    {date(posting.date)}
                    {posting.true_date !== posting.date && ` (${date(posting.true_date)})`}
                  </Td>
                  <Td>{posting.debit}</Td>
                  <Td>{posting.credit}</Td>
                  <Td>
                    <Source posting={posting} />
                  </Td>
                  <Td end>{money(posting.amount)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        )}
      </QueryView>
    </Dialog>
  );
}

const pathOf = { booking: '/bookings', service: '/maintenance-logs', session: '/sessions' } as const;
const subjectOf = { booking: 'bookings', service: 'maintenance-logs', session: 'sessions' } as const;

/** Where a posting comes from: a booking, a service and a departure open for who may read them, an entry is named. */
function Source({ posting: { source } }: { posting: PostingRow }) {
  const t = useText(reportsDreTexts);
  const can = useCan();
  if (!source) return <EmptyValue />;
  const label = source.label || t('sailing');
  if (source.kind === 'entry') return label;
  if (!can(read(subjectOf[source.kind]))) return label;
  return (
    <PageLink path={`${pathOf[source.kind]}?open=${source.id}`} className={actionLink}>
      {label}
    </PageLink>
  );
}
