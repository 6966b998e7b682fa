import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Eye } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { BulkAction } from '#kit/list/bulk/bulk-bar.tsx';
import { BulkReport } from '#kit/list/bulk/bulk-report.tsx';
import { useJobs } from '#kit/list/bulk/use-jobs.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import type { OwnScreen } from '#kit/resource/screen-of-list.tsx';
import { useText } from '#kit/text/i18n.ts';
import { acknowledge, reopen, resolve } from './alert-acts.tsx';
import { alertOf } from './alert-cells.tsx';
import { alertsTexts } from './texts/texts.ts';

type Together = NonNullable<OwnScreen['together']>;
const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const nameOf = (row: AnyRow) => String(row.description);

/** What is done to several alerts, each by its own verb. */
export function useAlertBulk(mayChange: boolean): { together: Together; report: ReactNode } {
  const t = useText(alertsTexts);
  const client = useQueryClient();
  const problemText = useProblemText();
  const mark = useRef<(rows: readonly AnyRow[], ticked: boolean) => void>(() => undefined);
  const jobs = useJobs<AnyRow>({
    nameOf,
    onDone: (rows) => mark.current(rows, false),
    onChanged: () => void refetchShowing(client, ['alerts']),
  });
  const together: Together = ({ ticked, selection }) => {
    mark.current = selection.mark;
    if (!mayChange) return [];
    const pending = ticked.filter((row) => alertOf(row).status === 'pendente');
    const reason = pending.length === 0 ? t('noneFits') : undefined;
    const action = (id: 'acknowledgeAll' | 'resolveAll', icon: ReactNode): BulkAction => ({
      id: `*${id}`,
      label: t(id),
      icon,
      reason,
      run: () =>
        jobs.start(
          id === 'resolveAll'
            ? {
                kind: 'change',
                work: async (row) => ({ ...row, ...(await resolve(row.id)) }),
                undo: async ({ after }) => ({ ...after, ...(await reopen(after.id)) }),
              }
            : {
                kind: 'change',
                undo: null,
                work: async (row) => ({ ...row, ...(await acknowledge(row.id)) }),
              },
          pending,
        ),
    });
    return [action('acknowledgeAll', <Eye {...sign} />), action('resolveAll', <CheckCheck {...sign} />)];
  };
  return {
    together,
    report: jobs.report && (
      <BulkReport jobs={jobs} report={jobs.report} nameOf={nameOf} reasonOf={problemText} />
    ),
  };
}
