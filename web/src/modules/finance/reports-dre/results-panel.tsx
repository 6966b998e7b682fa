import type { Results, readResults } from '@leme/contract/finance/report-endpoints';
import { Suspense } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLineName } from '../line-names.ts';
import { Amount } from './amount.tsx';
import { reportShows } from './dre.queries.ts';
import { askedBy, comparedWith, periodOf } from './dre-search.ts';
import type { PanelProps } from './panel-props.ts';
import { ResultsWaysOut } from './results-ways-out.tsx';
import { reportsDreTexts } from './texts/texts.ts';

const ResultsCharts = lazyPart(async () => (await import('./lazy/results-charts.tsx')).ResultsCharts);

const shows = { shows: reportShows, keeps: true };

/** The statement of results, line by line, each leaf with the postings behind it. */
export function ResultsPanel({ search, today, onOpen }: PanelProps) {
  const t = useText(reportsDreTexts);
  const { regime = 'competence' } = search;
  const { date } = useFormat();
  const period = periodOf(search, today);
  const other = comparedWith(search, today);
  const of = askedBy(search);
  const query = useAsk<typeof readResults>('GET /finance/dre', { ...period, regime, ...of }, shows);
  const before = useAsk<typeof readResults>(
    'GET /finance/dre',
    { ...(other ?? period), regime, ...of },
    { ...shows, enabled: other !== undefined },
  );
  return (
    <QueryView
      query={query}
      skeleton="list"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ lines }) => lines.every(({ amount }) => !amount)}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    >
      {(results) => (
        <div className="grid grid-cols-1 gap-4">
          <Card>
            <CardHead
              title={t('results')}
              note={t('days', { from: date(period.from), to: date(period.to) })}
              actions={<ResultsWaysOut results={results} period={{ ...period, ...of }} />}
            />
            <ResultsTable
              results={results}
              before={other && before.data}
              // Cash stands on lines it was not posted to: there are no postings of such a line.
              onOpen={regime === 'competence' ? onOpen : undefined}
            />
          </Card>
          <Suspense>
            <ResultsCharts results={results} search={search} until={period.to} />
          </Suspense>
        </div>
      )}
    </QueryView>
  );
}

type ResultsTableProps = {
  results: Results;
  before: Results | undefined;
  onOpen: PanelProps['onOpen'] | undefined;
};

function ResultsTable({ results, before, onOpen }: ResultsTableProps) {
  const t = useText(reportsDreTexts);
  const nameOf = useLineName(results.drawn);
  const { percent } = useFormat();
  const lineOf = (of: Results | undefined, code: string) => of?.lines.find((line) => line.code === code);
  const kindOf = new Map(results.drawn.map(({ code, kind }) => [code, kind]));
  const isLeaf = (code: string) => kindOf.get(code) === 'sum';
  const net = results.net_revenue;
  return (
    <Table name={t('results')}>
      <thead>
        <Tr>
          <Th>{t('line')}</Th>
          <Th end>{t('amount')}</Th>
          <Th end>{t('ofNet')}</Th>
          {before && <Th end>{t('other')}</Th>}
        </Tr>
      </thead>
      <tbody>
        {results.lines.map(({ code, amount, unit }) => (
          <Tr
            key={code}
            className={cn(
              kindOf.get(code) === 'formula' && '*:bg-muted *:font-semibold',
              !isLeaf(code) && 'font-semibold',
            )}
          >
            <th
              scope="row"
              className={cn('border-b px-4 text-start font-[inherit]', isLeaf(code) && 'ps-8 font-normal')}
            >
              <span className="me-2 text-muted-fg tabular-nums">{code}</span> {nameOf(code)}
            </th>
            <Td end>
              <Amount
                amount={amount}
                unit={unit}
                name={nameOf(code)}
                onOpen={onOpen && isLeaf(code) ? () => onOpen(code) : undefined}
              />
            </Td>
            <Td end>
              {net === 0 || amount === null || unit === 'share' ? (
                <EmptyValue />
              ) : (
                percent(Math.round((amount * 10_000) / net))
              )}
            </Td>
            {before && (
              <Td end>
                <Amount amount={lineOf(before, code)?.amount ?? 0} unit={unit} name={nameOf(code)} />
              </Td>
            )}
          </Tr>
        ))}
        {results.without_line !== 0 && (
          <Tr>
            <th scope="row" className="border-b px-4 text-start text-warning-text">
              {t('withoutLine')}
            </th>
            <Td end>
              <Amount amount={results.without_line} name={t('withoutLine')} />
            </Td>
            <Td />
            {before && <Td />}
          </Tr>
        )}
      </tbody>
    </Table>
  );
}
