import { expectedPeople } from '@leme/contract/voyages/count/expected-people';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { RollCall } from './roll-call.tsx';
import { departureTexts } from './texts/texts.ts';
import { countOf } from './use-departures.ts';
import { useFate, useSayOf } from './use-say.ts';

type CountBackProps = { departing: Departing; onClose: () => void };

/** A boat is back: people are counted before anybody sees how many left, and called one by one where that does not fit. */
export function CountBack({ departing, onClose }: CountBackProps) {
  const { state, back } = countOf(departing);
  const [isCounting, setIsCounting] = useState(false);
  const isCalled = state === 'roll_call' && back !== null && !isCounting;
  return isCalled ? (
    <RollCall departing={departing} onCount={() => setIsCounting(true)} onClose={onClose} />
  ) : (
    <Counting departing={departing} onCounted={() => setIsCounting(false)} onClose={onClose} />
  );
}

function Counting({ departing, onCounted, onClose }: CountBackProps & { onCounted: () => void }) {
  const t = useText(departureTexts);
  const [counted, setCounted] = useState<number | null>(null);
  const [fits, setFits] = useState(false);
  const { people, marked } = countOf(departing);
  const elsewhere = Object.values(marked).filter((mark) => mark === 'elsewhere').length;
  const note = useNoted(departing, onCounted, onClose);
  const isEqual = counted !== null && counted + elsewhere === people.length;
  return (
    <Dialog
      title={t('back', { boat: departing.boat })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (counted === null) return;
        if (isEqual && !fits) setFits(true);
        else void note.run({ counted, elsewhere, fits: isEqual });
      }}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="touch"
          block
          busy={note.isBusy}
          disabled={counted === null}
        >
          {t(fits && isEqual ? 'allAshore' : 'check')}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label={t('backAsk')} hint={t('countHint')}>
          <NumberInput
            value={counted}
            onValueChange={(value) => {
              setCounted(value);
              setFits(false);
            }}
            min={0}
            max={2_000}
            autoFocus
            className="min-h-14 text-2xl"
          />
        </Field>
        {fits && isEqual && <p role="status">{t('fits')}</p>}
      </div>
    </Dialog>
  );
}

type Noted = { counted: number; elsewhere: number; fits: boolean };

/** The count and the return are said together: as many people short as were counted short. */
function useNoted(
  { boat_id, boat, session_id, voyage, seals, said }: Departing,
  onCounted: () => void,
  onClose: () => void,
) {
  const t = useText(departureTexts);
  const say = useSayOf(boat);
  const fateOf = useFate();
  const [ids, renew] = useState(newIds);
  return useVerb(
    async ({ counted, elsewhere }: Noted) => {
      const left = expectedPeople(seals).length;
      const about = { boat_id, session_id, voyage_id: voyage?.id ?? null };
      const event = {
        id: ids.counted,
        kind: 'counted' as const,
        ...about,
        step: said.length,
        moment: 'back' as const,
        counted,
      };
      const fate = say.departure([event]);
      if (!voyage) return await fate;
      const people = Math.max(0, (voyage.people_out ?? left) - left + counted + elsewhere);
      const back = {
        id: ids.back,
        kind: 'returned' as const,
        ...about,
        voyage_id: voyage.id,
        step: voyage.steps,
        people,
      };
      void say.voyage(back);
      return await fate;
    },
    {
      shows: ['logbook', 'sessions', 'alerts'],
      failed: t('noteFailed'),
      done: (fate, { fits }) => {
        renew(newIds());
        if (fits) onClose();
        else onCounted();
        return fateOf(fate, { title: t('counted') }, t('noteFailed'));
      },
    },
  );
}

const newIds = () => ({ counted: crypto.randomUUID(), back: crypto.randomUUID() });
