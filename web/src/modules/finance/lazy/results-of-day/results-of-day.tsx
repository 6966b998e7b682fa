import { read } from '@leme/contract/access/permission';
import { Suspense } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';

const ResultsTable = lazyPart(async () => (await import('./results-table.tsx')).ResultsTable);

/** What the departures of a day left, for who reads the statement of results; nobody else asks for it or sees it. */
export function ResultsOfDay({ date }: { date: string }) {
  const mayRead = useCan()(read('reports-dre'));
  if (!mayRead) return null;
  return (
    <Suspense>
      <ResultsTable date={date} />
    </Suspense>
  );
}
