import { may } from '@leme/contract/access/permission';
import type { PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import type { OccurrenceKind } from '@leme/contract/voyages/logbook/voyage-events';
import { voyageLines } from '@leme/contract/voyages/logbook/voyage-lines';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { logbookTexts } from '../texts/texts.ts';
import { type Fate, useAnswer, useSay } from './say.ts';

type OccurrenceDialogProps = { voyage: PierVoyage; phone: string | null; onClose: () => void };
type Values = { occurrence: OccurrenceKind | null; text: string };

const isGrave = (kind: OccurrenceKind | null) => kind === 'acidente' || kind === 'homem_ao_mar';

/** Something happened at sea: damage becomes an alert an order can be opened for; in danger it says first whom to call. */
export function OccurrenceDialog({ voyage, phone, onClose }: OccurrenceDialogProps) {
  const t = useText(logbookTexts);
  const tell = useAnswer();
  const open = useOpenPage();
  const mayOrder = useCan()(may('work-orders', 'create'));
  const { id: voyage_id, boat, boat_id, session_id, steps: step } = voyage;
  const say = useSay(boat);
  return (
    <VerbDialog<Values, Fate>
      entity={voyageLines}
      fields={['occurrence', 'text']}
      start={{ occurrence: null, text: '' }}
      title={t('occurrenceOf', { boat })}
      submit={t('note')}
      faults={({ occurrence }) => ({ occurrence: occurrence === null && faultText({ code: 'required' }) })}
      run={({ occurrence, text }) =>
        say({
          kind: 'occurrence',
          voyage_id,
          boat_id,
          session_id,
          step,
          occurrence,
          text: text.trim() || null,
        })
      }
      mayWait
      done={(answer, { occurrence }) => ({
        ...tell(answer, t('noted')),
        ...(occurrence === 'avaria' &&
          answer.kind === 'stored' &&
          mayOrder && { action: { label: t('toOrder'), onPress: () => open('/alerts?type=occurrence') } }),
      })}
      onClose={onClose}
    >
      {({ control, watch }) => (
        <>
          <EntityField entity={voyageLines} control={control} name="occurrence" required />
          {isGrave(watch('occurrence')) && (
            <Banner tone="danger">
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Call name={t('rescue')} number="185" />
                {phone !== null && <Call name={t('harbour')} number={phone} />}
              </span>
            </Banner>
          )}
          <EntityField entity={voyageLines} control={control} name="text" />
        </>
      )}
    </VerbDialog>
  );
}

function Call({ name, number }: { name: string; number: string }) {
  return (
    <a href={`tel:${number}`} className="inline-flex min-h-14 items-center font-semibold underline">
      {name}: {number}
    </a>
  );
}
