import { overrideDecisions } from '@leme/contract/crew/overrides/competency-overrides';
import type { closeOverride, refuseOverride } from '@leme/contract/crew/overrides/override-endpoints';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { roleCompetencyOverridesTexts } from '../texts/texts.ts';

type Props = { id: string; verb: 'refusal' | 'closing'; onClose: () => void };

/** Why an exception is refused, or ended before its day. */
export function ReasonDialog({ id, verb, onClose }: Props) {
  const t = useText(roleCompetencyOverridesTexts);
  return (
    <VerbDialog
      entity={overrideDecisions}
      fields={['decision']}
      start={{ decision: '' }}
      title={t(`${verb}.title`)}
      submit={t(verb === 'refusal' ? 'refuse' : 'close')}
      run={({ decision }) => {
        const body = { id, reason: decision || null };
        return verb === 'refusal'
          ? call<typeof refuseOverride>('POST /competency-overrides/:id/refusal', body)
          : call<typeof closeOverride>('POST /competency-overrides/:id/closing', body);
      }}
      shows={['tenant-settings', 'crew-members']}
      done={() => t(`${verb}.done`)}
      onClose={onClose}
    />
  );
}
