import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { reverseFuel } from '@leme/contract/voyages/fuel/endpoints';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { quickFuelTexts } from '../texts/texts.ts';

/** What was noted is taken back by its opposite; why is asked. */
export function ReverseFuel({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useText(quickFuelTexts);
  return (
    <VerbDialog
      entity={fuelEntries}
      fields={['reason']}
      start={{ reason: '' }}
      title={t('reverseTitle', { name: String((row.labels as Record<string, unknown>).boat_id) })}
      description={t('reverseText')}
      submit={t('reverse')}
      faults={({ reason }) => ({ reason: reason.trim() === '' && faultText({ code: 'required' }) })}
      run={({ reason }) => call<typeof reverseFuel>('POST /quick-fuel/:id/reversal', { id: row.id, reason })}
      shows={['quick-fuel']}
      done={() => t('reverseDone')}
      onClose={onClose}
    >
      {({ control }) => <EntityField entity={fuelEntries} control={control} name="reason" required />}
    </VerbDialog>
  );
}
