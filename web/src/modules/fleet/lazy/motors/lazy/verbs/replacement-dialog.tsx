import type { postMeterReplacement } from '@leme/contract/fleet/motors/endpoints';
import { meterReplacements } from '@leme/contract/fleet/motors/meter-replacements';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { verbsTexts } from './texts/texts.ts';

type Draft = { at: string; last_hours: number | null; first_hours: number | null; reason: string };

/** Another dial: what the old one said last, and what the new one begins with. */
export function ReplacementDialog({ motor, onClose }: { motor: Motor; onClose: () => void }) {
  const t = useText(verbsTexts);
  const words = useMotorWords();
  const start: Draft = {
    at: new Date().toISOString(),
    last_hours: motor.dial_hours,
    first_hours: 0,
    reason: '',
  };
  return (
    <VerbDialog
      entity={meterReplacements}
      fields={['at', 'last_hours', 'first_hours', 'reason']}
      start={start}
      title={t('replaceTitle', { name: motor.name })}
      description={t('replaceText', { hours: words.hours(motor.hours) })}
      submit={t('replace')}
      run={({ at, last_hours, first_hours, reason }) =>
        call<typeof postMeterReplacement>('POST /motors/:id/meter-replacements', {
          id: motor.id,
          at,
          last_hours,
          first_hours: first_hours ?? 0,
          reason,
        })
      }
      shows={['motors']}
      done={() => t('replaceDone')}
      onClose={onClose}
    />
  );
}
