import { may } from '@leme/contract/access/permission';
import type { GateCheck } from '@leme/contract/voyages/gate/decide-departure';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FirstSentence, GateLight } from '../light/gate-light.tsx';
import { CastOff } from './cast-off.tsx';
import { GateList } from './gate-list.tsx';
import { Seals } from './seal/seals.tsx';
import { departureTexts } from './texts/texts.ts';
import { gateOf, useDepartures } from './use-departures.ts';
import { WordsDialog } from './words-dialog.tsx';

type BoatGateProps = { session_id: string; boat_id: string };
type Shown = 'checks' | 'seals' | 'addition' | 'answer' | GateCheck | null;

/** The light of a boat with the sentence that is told first; once it left, its sealed manifest. */
export function BoatGate({ session_id, boat_id }: BoatGateProps) {
  const t = useText(departureTexts);
  const words = useText(gateWords);
  const mayWrite = useCan()(may('logbook', 'create'));
  const [shown, setShown] = useState<Shown>(null);
  const { data: day } = useDepartures();
  const departing = day?.data.find((each) => each.session_id === session_id && each.boat_id === boat_id);
  if (!day || !departing) return null;
  const { boat, seals } = departing;
  const last = seals.at(-1);
  const gate = gateOf(departing);
  const close = () => setShown(null);
  const result = last?.result ?? gate.result;
  const voyage_id = departing.voyage?.id ?? null;
  const about = { boat_id, session_id, voyage_id };
  const isOpen = seals.some((seal) => seal.result === 'NO_GO' && !seal.answered);
  return (
    <>
      <Button
        size="touch"
        block
        className="justify-start text-start font-normal"
        onClick={() => setShown(last && voyage_id ? 'seals' : 'checks')}
      >
        <GateLight result={result} of={boat} />
        {last ? <span>{t('sealed')}</span> : <FirstSentence gate={gate} />}
      </Button>
      {shown === 'checks' && (
        <Dialog title={t('checksOf', { boat })} onClose={close}>
          <GateList departing={departing} gate={gate} onRelease={last ? undefined : setShown} />
        </Dialog>
      )}
      {shown === 'seals' && voyage_id && (
        <Seals
          departing={departing}
          voyage_id={voyage_id}
          onAdd={mayWrite && last ? () => setShown('addition') : undefined}
          onAnswer={mayWrite && isOpen ? () => setShown('answer') : undefined}
          onClose={close}
        />
      )}
      {shown === 'addition' && last && (
        <CastOff day={day} departing={departing} amends={{ id: last.id, root: last.root }} onClose={close} />
      )}
      {shown === 'answer' && (
        <WordsDialog
          title={t('answer')}
          description={t('closeText')}
          submit={t('answer')}
          done={t('marked')}
          boat={boat}
          event={{ kind: 'answered', ...about, step: departing.said.length + 1 }}
          onClose={close}
        />
      )}
      {shown !== null && typeof shown === 'object' && (
        <WordsDialog
          title={t('releaseOf', { check: words(`gate.check.${shown.code}`) })}
          description={t('releaseText')}
          submit={t('release')}
          done={t('released')}
          boat={boat}
          event={{ kind: 'released', check: shown.code, boat_id, session_id }}
          onClose={close}
        />
      )}
    </>
  );
}
