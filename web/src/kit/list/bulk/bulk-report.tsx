import { RotateCcw, TriangleAlert, Undo2, X } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useText } from '../../text/i18n.ts';
import { bulkTexts } from './texts/texts.ts';
import type { Jobs, Report } from './use-jobs.ts';

const failedTexts = { delete: 'notDeleted', restore: 'notRestored', change: 'notChanged' } as const;
const shown = 20;

export type BulkReportProps<Row extends { id: string }> = {
  jobs: Jobs<Row>;
  report: Report<Row>;
  nameOf: (row: Row) => string;
  /** Why a row was refused. */
  reasonOf: (error: unknown) => string;
};

/** Which rows a job could not be done to, and why; the others are done. */
export function BulkReport<Row extends { id: string }>(props: BulkReportProps<Row>) {
  const { jobs, report, nameOf, reasonOf } = props;
  const t = useText(bulkTexts);
  const { done, refused, job } = report;
  const more = refused.length - shown;
  return (
    <section
      role="alert"
      className="grid gap-2 rounded-lg border border-danger-text bg-surface p-4 print:hidden"
    >
      <div className="flex items-start gap-2">
        <TriangleAlert
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-danger-text"
          strokeWidth={1.75}
        />
        <p className="min-w-0 flex-1">
          <strong>{t(failedTexts[job.kind], { count: refused.length })}</strong>{' '}
          {done.length > 0 && t('othersDone', { count: done.length })}
        </p>
        <IconButton
          name={t('close')}
          size="xs"
          icon={<X className="size-4" strokeWidth={1.75} />}
          onClick={jobs.closeReport}
        />
      </div>
      <ul className="grid max-h-60 gap-1 overflow-y-auto ps-6">
        {refused.slice(0, shown).map(({ row, error }) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b> <span className="text-muted-fg">{reasonOf(error)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-muted-fg">{t('more', { count: more })}</li>}
      </ul>
      <div className="flex flex-wrap gap-2 ps-6">
        <Button size="sm" onClick={() => jobs.retry(report)}>
          <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('retry')}
        </Button>
        {job.undo && done.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => jobs.undo(report)}>
            <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('undoOthers')}
          </Button>
        )}
      </div>
    </section>
  );
}
