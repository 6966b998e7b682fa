import { oneOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useProblemText } from '../../problem/problem-text.ts';
import { useLocale, useText } from '../../text/i18n.ts';
import { CheckResult } from './check-result.tsx';
import { ChooseFile } from './choose-file.tsx';
import { useFaultLine } from './faults/use-fault-line.ts';
import { GivenList } from './given-list.tsx';
import { MappingList } from './mapping-list.tsx';
import { ReadingList } from './reading-list.tsx';
import { RunProgress } from './run-progress.tsx';
import { importTexts } from './texts/texts.ts';
import { TwinList } from './twin-list.tsx';
import { type ImportFailure, type ImportWork, useImport } from './use-import.ts';

export type ImportDialogProps = { resource: Resource; onClose: () => void };

/** Brings a CSV in: the file, what its columns mean, what would come of it, and only then the rows. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const t = useText(importTexts);
  const locale = useLocale();
  const work = useImport(resource);
  const { report, busy, failure } = work;
  const isMapped = report?.status === 'checked';
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={report ? report.file_name : oneOf(resource, locale)}
      size="lg"
      footer={report && <Actions work={work} onClose={onClose} />}
    >
      <div className="grid gap-4" aria-busy={busy !== null}>
        {failure && <Failure resource={resource} failure={failure} />}
        {!report && <ChooseFile resource={resource} busy={busy !== null} onFile={work.send} />}
        {isMapped && (
          <>
            <div aria-live="polite">
              {work.isRemapped ? (
                <Banner>{t('remapped')}</Banner>
              ) : (
                <CheckResult resource={resource} report={report} />
              )}
            </div>
            {!work.isRemapped && (
              <GivenList resource={resource} report={report} busy={busy !== null} onGive={work.give} />
            )}
            {!work.isRemapped && report.readings.length > 0 && (
              <ReadingList report={report} disabled={busy !== null} onRead={work.read} />
            )}
            {!work.isRemapped && report.twin_count > 0 && (
              <TwinList resource={resource} report={report} disabled={busy !== null} onSettle={work.settle} />
            )}
            <h3 className="font-semibold">{t('columns')}</h3>
            <MappingList
              resource={resource}
              report={report}
              mapping={work.mapping}
              disabled={busy !== null}
              onMap={work.map}
            />
          </>
        )}
        {report && !isMapped && (
          <div aria-live="polite">
            <RunProgress resource={resource} report={report} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Failure({ resource, failure }: { resource: Resource; failure: ImportFailure }) {
  const problemText = useProblemText();
  const faultLine = useFaultLine(resource);
  const text = 'error' in failure ? problemText(failure.error) : failure.faults.map(faultLine).join('; ');
  return <Banner tone="danger">{text}</Banner>;
}

function Actions({ work, onClose }: { work: ImportWork; onClose: () => void }) {
  const t = useText(importTexts);
  const { report, busy } = work;
  if (!report) return null;
  if (report.status === 'running') return <Button onClick={onClose}>{t('close')}</Button>;
  if (report.status === 'done')
    return (
      <>
        <Button onClick={work.restart}>{t('another')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('toList')}
        </Button>
      </>
    );
  const changes = report.will_create + report.will_update;
  const isReady = (changes > 0 && report.faults.length === 0) || report.status === 'failed';
  return (
    <>
      <Button disabled={busy !== null} onClick={work.restart}>
        {t('otherFile')}
      </Button>
      {work.isRemapped ? (
        <Button variant="primary" busy={busy !== null} onClick={work.check}>
          {t('check')}
        </Button>
      ) : (
        <Button variant="primary" disabled={!isReady} busy={busy !== null} onClick={work.run}>
          {report.status === 'failed' ? t('goOn') : t('run', { count: changes })}
        </Button>
      )}
    </>
  );
}
