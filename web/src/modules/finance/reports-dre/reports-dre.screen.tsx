import { dayIn } from '@leme/contract/kit/values/days';
import { Suspense } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { prefetchResults } from './dre.queries.ts';
import { askedBy, periodOf, readDreSearch } from './dre-search.ts';
import { PeriodBar } from './period-bar.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SailingsPanel } from './sailings-panel.tsx';
import { reportsDreTexts } from './texts/texts.ts';

const PostingsDialog = lazyPart(async () => (await import('./lazy/postings-dialog.tsx')).PostingsDialog);

/** What a period earned, and what each departure did: the same postings grouped twice, each figure with its rows. */
export const screen = Object.assign(Results, { prefetch: prefetchResults });

function Results() {
  const t = useText(reportsDreTexts);
  const { state: search, change } = useUrlState(readDreSearch);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const open = (line: string, session?: string) => change({ line, session }, { push: true });
  const panel = { search, today, onOpen: open };
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PeriodBar search={search} today={today} onChange={change} />
      <Tabs
        name={t('views')}
        value={search.tab ?? 'results'}
        onValueChange={(tab) => change({ tab: tab === 'sailings' ? tab : undefined })}
        items={[
          { value: 'results', label: t('results'), content: <ResultsPanel {...panel} /> },
          { value: 'sailings', label: t('sailings'), content: <SailingsPanel {...panel} /> },
        ]}
      />
      <Suspense>
        {search.line !== undefined && (
          <PostingsDialog
            line={search.line}
            session={search.session}
            period={{ ...periodOf(search, today), ...askedBy(search) }}
            onClose={() => change({ line: undefined, session: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}
