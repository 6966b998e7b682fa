import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { snoozeAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { call } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { alertsTexts } from '../texts/texts.ts';

type Values = { snoozed_until: string | null };

/** Until when the bell is silent about it: tomorrow at this hour, unless said otherwise. */
export function SnoozeDialog({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useText(alertsTexts);
  const tomorrow = Temporal.Now.instant().add({ hours: 24 }).round('minute').toString();
  return (
    <VerbDialog<Values, unknown>
      entity={alerts}
      fields={['snoozed_until']}
      start={{ snoozed_until: tomorrow }}
      title={t('snoozeTitle')}
      description={`${String(row.description)}. ${t('snoozeText')}`}
      size="sm"
      submit={t('snooze')}
      faults={({ snoozed_until }) => ({
        snoozed_until: snoozed_until === null && faultText({ code: 'required' }),
      })}
      run={({ snoozed_until }) =>
        call<typeof snoozeAlert>('POST /alerts/:id/snooze', {
          id: row.id,
          snoozed_until: snoozed_until ?? tomorrow,
        })
      }
      shows={['alerts']}
      done={() => t('snoozed')}
      onClose={onClose}
    />
  );
}
