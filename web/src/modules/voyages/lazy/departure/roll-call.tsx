import type { Mark } from '@leme/contract/voyages/count/count-events';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sendDepartures } from './send.ts';
import { departureTexts } from './texts/texts.ts';
import { countOf } from './use-departures.ts';
import { WordsDialog } from './words-dialog.tsx';

type RollCallProps = { departing: Departing; onCount: () => void; onClose: () => void };

/** What is said of people by one tap each. */
export function useMarks({ boat_id, session_id, voyage, said }: Departing) {
  const t = useText(departureTexts);
  const { user } = useSignedIn();
  const about = { boat_id, session_id, voyage_id: voyage?.id ?? null, step: said.length + 1 };
  const verb = useVerb(
    ({ kind, people, mark = null }: { kind: 'marked' | 'missing'; people: string[]; mark?: Mark | null }) =>
      sendDepartures(
        [{ id: crypto.randomUUID(), kind, ...about, people, mark, client_time: new Date().toISOString() }],
        user.id,
      ),
    { shows: ['logbook', 'alerts'], failed: t('noteFailed'), each: ({ people }) => people.join() },
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
                onClick={() => void marks.run({ kind: 'missing', people: open })}
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
          event={{ kind: 'marked', mark: 'elsewhere', people: [elsewhere], ...marks.about }}
          onClose={() => setElsewhere(null)}
        />
      )}
    </>
  );
}
