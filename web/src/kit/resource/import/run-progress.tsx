import { Banner } from '#ui/feedback/banner.tsx';
import { useText } from '../../text/i18n.ts';
import { RefusedRows, type ReportProps } from './check-result.tsx';
import { importTexts } from './texts/texts.ts';

/** How far the rows are in, and in the end what became of them. */
export function RunProgress({ resource, report }: ReportProps) {
  const t = useText(importTexts);
  const { status, done, total, created, updated, refused_count } = report;
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  if (status === 'running')
    return (
      <div className="grid gap-2 py-4">
        <p className="font-semibold tabular-nums">{t('progress', { done, total })}</p>
        <div
          role="progressbar"
          aria-label={t('running')}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-muted ring-1 ring-border ring-inset"
        >
          <div className="h-full bg-brand" style={{ width: `${percent}%` }} />
        </div>
        <p className="text-muted-fg">{t('mayClose')}</p>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Banner tone={status === 'failed' ? 'danger' : refused_count > 0 ? 'warning' : 'success'}>
        <p className="font-semibold">{t(status === 'failed' ? 'runFailed' : 'finished')}</p>
        <p>
          {[
            ...(created > 0 || updated === 0 ? [t('created', { count: created })] : []),
            ...(updated > 0 ? [t('updated', { count: updated })] : []),
            ...(refused_count > 0 ? [t('refused', { count: refused_count })] : []),
          ].join(' · ')}
        </p>
      </Banner>
      <RefusedRows resource={resource} report={report} />
    </div>
  );
}
