import type { PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import { voyageLines } from '@leme/contract/voyages/logbook/voyage-lines';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { logbookTexts } from '../texts/texts.ts';
import { type Fate, useAnswer, useSay } from './say.ts';

type Values = { people: number | null; hours: number | null; text: string };
const fields = ['people', 'hours', 'text'] as const;

/** A boat is back: people are counted, not proposed, and the dial is read. Counted anew it does not come back anew. */
export function ReturnDialog({ voyage, onClose }: { voyage: PierVoyage; onClose: () => void }) {
  const t = useText(logbookTexts);
  const tell = useAnswer();
  const { id: voyage_id, boat, boat_id, session_id, steps: step, people_out, hours_start } = voyage;
  const isAgain = voyage.returned_at !== null;
  const say = useSay(boat);
  return (
    <VerbDialog<Values, Fate>
      entity={voyageLines}
      fields={fields}
      start={{ people: null, hours: null, text: '' }}
      title={t(isAgain ? 'countAgainOf' : 'returnOf', { boat })}
      description={t('leftWith', { people: people_out ?? '–', hours: hours_start ?? '–' })}
      submit={t(isAgain ? 'note' : 'return')}
      faults={({ people }) => ({ people: people === null && faultText({ code: 'required' }) })}
      run={({ text, ...said }) =>
        say({ ...said, kind: 'returned', voyage_id, boat_id, session_id, step, text: text.trim() || null })
      }
      mayWait
      done={(answer) => tell(answer, t(isAgain ? 'counted' : 'back'))}
      onClose={onClose}
    >
      {({ control }) =>
        fields.map((name) => (
          <EntityField
            key={name}
            entity={voyageLines}
            control={control}
            name={name}
            {...(name === 'people' && { required: true })}
          />
        ))
      }
    </VerbDialog>
  );
}
