import { financePeriods } from '@leme/contract/finance/entities';
import type { reopenPeriod } from '@leme/contract/finance/setup-endpoints';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { Period } from '../rows.ts';
import { financeManagementTexts } from '../texts/texts.ts';
import { useMonthName } from '../use-month-name.ts';

/** A month is opened again; why is asked, and stays. */
export function ReopenDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const t = useText(financeManagementTexts);
  const monthName = useMonthName();
  const { id, month } = period;
  return (
    <VerbDialog
      entity={financePeriods}
      fields={['reason']}
      start={{ reason: '' }}
      size="sm"
      title={t('reopenNamed', { month: monthName(month) })}
      submit={t('reopen')}
      faults={({ reason }) => ({ reason: reason.trim() === '' && faultText({ code: 'required' }) })}
      run={({ reason }) => call<typeof reopenPeriod>('POST /finance/periods/:id/reopening', { id, reason })}
      shows={['finance-management', 'financial']}
      done={() => t('reopened')}
      onClose={onClose}
    >
      {({ control }) => <EntityField entity={financePeriods} control={control} name="reason" required />}
    </VerbDialog>
  );
}
