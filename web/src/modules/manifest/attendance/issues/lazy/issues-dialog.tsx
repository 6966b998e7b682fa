import { may } from '@leme/contract/access/permission';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { IssuesView } from '../issues.queries.ts';
import { ConflictList } from './conflict-list.tsx';
import { RefusalList } from './refusal-list.tsx';
import { issuesTexts } from './texts/texts.ts';
import type { Issues } from './use-issues.ts';
import { useNextRow } from './use-next-row.ts';

export type IssuesDialogProps = { query: IssuesView['query']; issues: Issues; onClose: () => void };

/** Everything to decide and everything to look at, of all sessions. */
export function IssuesDialog({ query, issues, onClose }: IssuesDialogProps) {
  const t = useText(issuesTexts);
  const isEmpty = issues.conflicts.length + issues.refusals.length === 0;
  return (
    <Dialog size="lg" onClose={onClose} title={t('title')}>
      <p role="status" className="sr-only">
        {issues.said}
      </p>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={() => isEmpty}
        empty={<EmptyState icon={<CircleCheck />} title={t('emptyTitle')} text={t('emptyText')} level={3} />}
      >
        {() => <Sections {...issues} />}
      </QueryView>
    </Dialog>
  );
}

function Sections({ conflicts, refusals, decide, review }: Omit<Issues, 'said'>) {
  const t = useText(issuesTexts);
  const can = useCan();
  const mayReview = can(may('bookings', 'update'));
  const nextRow = useNextRow();
  return (
    <div {...nextRow} className="grid gap-6">
      {conflicts.length > 0 && (
        <Section title={t('conflictsTitle')} text={t('conflictsText')}>
          <ConflictList conflicts={conflicts} onDecide={decide} />
        </Section>
      )}
      {refusals.length > 0 && (
        <Section title={t('refusalsTitle')} text={t(mayReview ? 'refusalsText' : 'refusalsOfOffice')}>
          <RefusalList refusals={refusals} onReview={mayReview ? review : null} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h3 id={id} className="font-semibold text-base">
          {title}
        </h3>
        <p className="text-muted-fg">{text}</p>
      </div>
      {children}
    </section>
  );
}
