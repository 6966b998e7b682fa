import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { reverseMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import { maintenanceLogs } from '@leme/contract/maintenance/logs/maintenance-logs';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { maintenanceLogsTexts } from '../texts/texts.ts';

/** A row of the book is taken back by its opposite; why is asked. */
export function ReverseDialog({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useText(maintenanceLogsTexts);
  return (
    <VerbDialog
      entity={maintenanceLogs}
      fields={['reason']}
      start={{ reason: '' }}
      title={t('reverseTitle', { name: String(row.description) })}
      description={t('reverseText')}
      submit={t('reverse')}
      faults={({ reason }) => ({ reason: reason.trim() === '' && faultText({ code: 'required' }) })}
      run={({ reason }) =>
        call<typeof reverseMaintenanceLog>('POST /maintenance-logs/:id/reversal', { id: row.id, reason })
      }
      shows={['maintenance-logs', 'maintenance-tasks', 'stock']}
      done={() => t('reverseDone')}
      onClose={onClose}
    >
      {({ control }) => <EntityField entity={maintenanceLogs} control={control} name="reason" required />}
    </VerbDialog>
  );
}
