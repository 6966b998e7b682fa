import type { ReadingRow, rejectReading } from '@leme/contract/fleet/motors/endpoints';
import { meterReadings } from '@leme/contract/fleet/motors/meter-readings';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { verbsTexts } from './texts/texts.ts';

/** A reading is wrong: why is asked, because only so hours may fall. */
export function RejectDialog({ reading, onClose }: { reading: ReadingRow; onClose: () => void }) {
  const t = useText(verbsTexts);
  const words = useMotorWords();
  return (
    <VerbDialog
      entity={meterReadings}
      fields={['reason']}
      start={{ reason: '' }}
      title={t('rejectTitle', { hours: words.hours(reading.hours) })}
      submit={t('reject')}
      faults={({ reason }) => ({ reason: reason.trim() === '' && faultText({ code: 'required' }) })}
      run={({ reason }) =>
        call<typeof rejectReading>('POST /meter-readings/:id/rejection', { id: reading.id, reason })
      }
      shows={['motors']}
      done={() => t('rejected')}
      onClose={onClose}
    >
      {({ control }) => <EntityField entity={meterReadings} control={control} name="reason" required />}
    </VerbDialog>
  );
}
