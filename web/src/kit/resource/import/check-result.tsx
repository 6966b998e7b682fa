import type { Resource } from '@leme/contract/kit/resource/resource';
import { Download } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { useVerb } from '../../verb/use-verb.ts';
import { saveFile } from '../save-file.ts';
import { useFaultLine } from './faults/use-fault-line.ts';
import type { Import } from './import-calls.ts';
import { importTexts } from './texts/texts.ts';

export type ReportProps = { resource: Resource; report: Import };

/** What would come of the file: how many rows are new, change or stay out. */
export function CheckResult({ resource, report }: ReportProps) {
  const t = useText(importTexts);
  const faultLine = useFaultLine(resource);
  const { faults, will_create, will_update, valid, refused_count, twin_count } = report;
  if (faults.length > 0)
    return <Banner tone="danger">{faults.map((fault) => faultLine(fault)).join('; ')}</Banner>;
  const left = leftOut(report);
  const same = valid - will_create - will_update - left;
  if (same === valid && refused_count === 0 && twin_count === 0) return <Banner>{t('nothingNew')}</Banner>;
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {will_create > 0 && <li className="font-semibold">{t('willCreate', { count: will_create })}</li>}
        {will_update > 0 && <li className="font-semibold">{t('willUpdate', { count: will_update })}</li>}
        {same > 0 && <li className="text-muted-fg">{t('same', { count: same })}</li>}
        {left > 0 && <li className="text-muted-fg">{t('leftOut', { count: left })}</li>}
        {refused_count > 0 && (
          <li className="font-semibold text-danger-text">{t('refused', { count: refused_count })}</li>
        )}
      </ul>
      <RefusedRows resource={resource} report={report} />
    </div>
  );
}

/** How many rows of those who are there already stay out. */
function leftOut({ twins, twin_count, twin_choice }: Import): number {
  const others = twin_choice === 'skip' ? twin_count - twins.length : 0;
  return others + twins.filter(({ choice }) => choice === 'skip').length;
}

/** The rows that stay out and why, and the way to have them as a file. */
export function RefusedRows({ resource, report }: ReportProps) {
  const t = useText(importTexts);
  const kit = useText(kitTexts);
  const faultLine = useFaultLine(resource);
  const { refused, refused_count, id } = report;
  const save = useVerb(
    () => saveFile(`/api/${resource.name}/imports/${id}/refused`, `${resource.name}.csv`),
    { failed: kit('failed') },
  );
  if (refused_count === 0) return null;
  const more = refused_count - refused.length;
  return (
    <section aria-label={t('refusedTitle')} className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <ul tabIndex={0} className="grid max-h-56 gap-1 overflow-y-auto rounded-md border px-3 py-2">
        {refused.map(({ row, faults }) => (
          <li key={row} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2">
            <b className="tabular-nums">{t('row', { row })}</b>
            <span>{faults.map((fault) => faultLine(fault)).join('; ')}</span>
          </li>
        ))}
        {more > 0 && <li className="text-muted-fg">{t('moreRows', { count: more })}</li>}
      </ul>
      <Button size="sm" className="justify-self-start" onClick={() => void save.run()}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('saveRefused')}
      </Button>
    </section>
  );
}
