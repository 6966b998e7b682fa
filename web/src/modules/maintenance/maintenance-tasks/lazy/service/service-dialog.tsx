import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import { maintenanceLogs } from '@leme/contract/maintenance/logs/maintenance-logs';
import { checkedFaults } from '@leme/contract/maintenance/plans/checked';
import type { ServiceDone } from '@leme/contract/maintenance/problems';
import type { Shortage } from '@leme/contract/stock/problems';
import { isProblem } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { CheckFields } from './check-fields.tsx';
import { PartFields } from './part-fields.tsx';
import { linesOf, noteService, partsOf, partsUsed, type ServiceDraft } from './service-draft.ts';
import { serviceTexts } from './texts/texts.ts';

export type ServiceDialogProps = { task: AnyRow; asset: AnyRow; today: string; onClose: () => void };

/** A service is noted: what was done, at how many hours, with which parts, and what it cost. */
export function ServiceDialog({ task, asset, today, onClose }: ServiceDialogProps) {
  const t = useText(serviceTexts);
  const { date, number } = useFormat();
  const words = useServiceProblems();
  const lines = linesOf(task);
  const start: ServiceDraft = {
    date: today,
    kind: 'preventiva',
    hours: null,
    description: String(task.title),
    cost: 0,
    location_id: null,
    parts: partsOf(task),
    supplier_id: null,
    person_id: null,
    files: [],
    checks: lines.map(({ label }) => ({ label, value: null })),
  };
  return (
    <VerbDialog
      entity={maintenanceLogs}
      fields={['date', 'kind', 'hours', 'description', 'cost', 'supplier_id', 'person_id', 'files']}
      start={start}
      title={t('title', { name: String(asset.name) })}
      submit={t('submit')}
      faults={(draft) => ({
        ...checkFaultsOf(lines, draft),
        location_id: draft.location_id === null && partsUsed(draft).length > 0 && t('whichPlace'),
      })}
      run={(draft) => noteService(asset, draft)}
      shows={['maintenance-tasks', 'maintenance-logs', 'motors', 'stock']}
      words={words}
      done={({ due_on, due_hours }) => ({
        title: t('done'),
        text: [
          due_hours !== null &&
            t('nextHours', {
              hours: number(due_hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
            }),
          due_on !== null && t('nextDay', { date: date(due_on) }),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={maintenanceLogs} control={form.control} name="date" />
            <EntityField entity={maintenanceLogs} control={form.control} name="kind" />
          </div>
          <EntityField entity={maintenanceLogs} control={form.control} name="description" />
          <div className="grid gap-4 md:grid-cols-2">
            {asset.motor_id !== null && (
              <EntityField entity={maintenanceLogs} control={form.control} name="hours" />
            )}
            <EntityField entity={maintenanceLogs} control={form.control} name="cost" />
          </div>
          <CheckFields form={form} lines={lines} />
          <PartFields form={form} />
          <EntityField entity={maintenanceLogs} control={form.control} name="supplier_id" />
          <EntityField entity={maintenanceLogs} control={form.control} name="person_id" />
          <EntityField entity={maintenanceLogs} control={form.control} name="files" />
        </>
      )}
    </VerbDialog>
  );
}

/** What a line lacks, beside its input. */
function checkFaultsOf(lines: readonly ChecklistLine[], { checks }: ServiceDraft) {
  return Object.fromEntries(
    checkedFaults(lines, checks, '/checks').map((fault) => [
      fault.pointer.slice(1).replaceAll('/', '.'),
      faultText(fault),
    ]),
  );
}

/** A part that is not there is named, and so is who noted the service first. */
function useServiceProblems() {
  const t = useText(serviceTexts);
  const { date, number } = useFormat();
  const problemText = useProblemText();
  return (error: unknown) => {
    if (isProblem(error, 'stock-short')) {
      const { item, location, available } = error.params as Shortage;
      return t('short', { item, location, available: number(available, { maximumFractionDigits: 3 }) });
    }
    if (isProblem(error, 'service-done')) {
      const { by, date: day } = error.params as ServiceDone;
      return t('first', { name: by ?? '–', date: date(day) });
    }
    return problemText(error);
  };
}
