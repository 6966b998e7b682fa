import type { Mark } from '@leme/contract/voyages/count/count-events';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { departureTexts } from './texts/texts.ts';
import { countOf } from './use-departures.ts';
import { useFate, useSayOf } from './use-say.ts';
import { WordsDialog } from './words-dialog.tsx';

type RollCallProps = { departing: Departing; onCount: () => void; onClose: () => void };

/** What is said of people by one tap each. */
export function useMarks({ boat_id, boat, session_id, voyage, said }: Departing) {
  const t = useText(departureTexts);
  const say = useSayOf(boat);
  const fateOf = useFate();
  const about = { boat_id, session_id, voyage_id: voyage?.id ?? null, step: said.length + 1 };
  const verb = useVerb(
    ({ kind, people, mark = null }: { kind: 'marked' | 'missing'; people: string[]; mark?: Mark | null }) =>
      say.departure([{ id: newId(), kind, ...about, people, mark }]),
    {
      shows: ['logbook', 'alerts'],
      failed: t('noteFailed'),
      each: ({ people }) => people.join(),
      // What waits is seen at once on the list itself.
      done: (fate) =>
        fate.kind === 'stored' ? undefined : fateOf(fate, { title: t('marked') }, t('noteFailed')),
    },
  );
  return { ...verb, about };
}

/** Everybody who left, by name: a tap as each steps off, and an alarm for whoever does not. */
export function RollCall({ departing, onCount, onClose }: RollCallProps) {
  const t = useText(departureTexts);
  const { people, marked, back } = countOf(departing);
  const marks = useMarks(departing);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const names = new Map(departing.list.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? t('nameless');
  const open = people.filter((id) => marked[id] !== 'ashore' && marked[id] !== 'elsewhere');
  return (
    <>
      <Dialog
        title={t('rollCall', { boat: departing.boat })}
        description={t('rollCallText', { back: back ?? 0, out: people.length })}
        onClose={onClose}
        size="lg"
        footer={
          <>
            {open.length > 0 && (
              <Button
                size="touch"
                variant="danger"
                onClick={() => {
                  void marks.run({ kind: 'missing', people: open });
                  // The alarm takes over the page.
                  onClose();
                }}
              >
                {t('somebodyMissing')}
              </Button>
            )}
            <Button size="touch" variant="primary" onClick={onCount}>
              {t('countAgain')}
            </Button>
          </>
        }
      >
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {people.map((id) => {
            const isOff = !open.includes(id);
            const mark = isOff ? 'aboard' : 'ashore';
            return (
              <li key={id} className="grid gap-1">
                <Button
                  size="touch"
                  block
                  aria-pressed={isOff}
                  variant={isOff ? 'primary' : 'plain'}
                  className="justify-start text-start text-xl"
                  onClick={() => void marks.run({ kind: 'marked', people: [id], mark })}
                >
                  {isOff && <Check aria-hidden="true" className="size-6" />}
                  {nameOf(id)}
                </Button>
                {!isOff && (
                  <Button
                    size="touch"
                    variant="quiet"
                    aria-label={t('elsewhereOf', { name: nameOf(id) })}
                    onClick={() => setElsewhere(id)}
                  >
                    {t('elsewhere')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Dialog>
      {elsewhere !== null && (
        <WordsDialog
          title={t('elsewhereOf', { name: nameOf(elsewhere) })}
          description={t('elsewhereText')}
          submit={t('elsewhere')}
          done={t('marked')}
          boat={departing.boat}
          event={{ kind: 'marked', mark: 'elsewhere', people: [elsewhere], ...marks.about }}
          onClose={() => setElsewhere(null)}
        />
      )}
    </>
  );
}
