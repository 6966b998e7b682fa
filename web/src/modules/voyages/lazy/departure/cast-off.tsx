import type { GateCheck } from '@leme/contract/voyages/gate/decide-departure';
import type { DayFacts, Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import { gateAtLeaving } from '@leme/contract/voyages/seal/compose-seal';
import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { GateLight } from '../light/gate-light.tsx';
import { GateList } from './gate-list.tsx';
import { keepCount, keptCount } from './kept-count.ts';
import { departureTexts } from './texts/texts.ts';
import { type Casting, useCastOff } from './use-cast-off.ts';
import { WordsDialog } from './words-dialog.tsx';

type CastOffProps = {
  day: DayFacts;
  departing: Departing;
  /** The seal this one adds to, where the boat left already. */
  amends: { id: string; root: string } | null;
  onClose: () => void;
};

const stale = 12 * 60 * 60 * 1000;

/** A boat casts off: people are counted before anybody sees how many are expected, then the gate says what it says. */
export function CastOff({ day, departing, amends, onClose: close }: CastOffProps) {
  const t = useText(departureTexts);
  const [before] = useState(() => keptCount(departing));
  const [counted, setCounted] = useState<number | null>(before?.counted ?? null);
  const [others, setOthers] = useState<number | null>(before?.others ?? null);
  const [isCounting, setIsCounting] = useState(before === null);
  const onClose = () => {
    keepCount(departing, null);
    close();
  };
  const { boat } = departing;
  const title = t(amends ? 'addition' : 'castOff', { boat });
  if (isCounting || counted === null)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault();
          if (counted === null) return;
          // A phone that is killed here goes on where it was.
          keepCount(departing, { counted, others });
          setIsCounting(false);
        }}
        footer={
          <Button type="submit" variant="primary" size="touch" block disabled={counted === null}>
            {t('check')}
          </Button>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <Field label={t('countAsk')} hint={t('countHint')}>
            <NumberInput
              value={counted}
              onValueChange={setCounted}
              min={0}
              max={2_000}
              autoFocus
              className="min-h-14 text-2xl"
            />
          </Field>
          <Field label={t('others')}>
            <NumberInput value={others} onValueChange={setOthers} min={0} max={200} className="min-h-14" />
          </Field>
        </div>
      </Dialog>
    );
  const casting = { day, departing, amends, counted, others: others ?? 0 };
  return <AtTheGate {...casting} title={title} onCount={() => setIsCounting(true)} onClose={onClose} />;
}

type AtTheGateProps = Casting & { title: string; onCount: () => void; onClose: () => void };

function AtTheGate({ title, onCount, onClose, ...casting }: AtTheGateProps) {
  const t = useText(departureTexts);
  const words = useText(gateWords);
  const format = useFormat();
  const { departing, amends, day } = casting;
  const [hours, setHours] = useState(departing.hours);
  const [releasing, setReleasing] = useState<GateCheck | null>(null);
  const gate = gateAtLeaving(departing.facts, casting);
  const castOff = useCastOff(casting, hours, onClose);
  const isRed = gate.result === 'NO_GO';
  const isOld = Date.now() - Date.parse(day.made_at) > stale;
  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <>
            <Button size="touch" onClick={onCount}>
              {t('countAgain')}
            </Button>
            <Button
              size="touch"
              variant={isRed ? 'danger' : 'primary'}
              busy={castOff.isBusy}
              onClick={() => void castOff.run()}
            >
              {t(amends ? 'seal' : isRed ? 'leftAnyway' : 'left')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <p>
            <GateLight result={gate.result} />
          </p>
          {isOld && <Banner tone="warning">{t('madeAt', { time: format.dateTime(day.made_at) })}</Banner>}
          {isRed && <Banner tone="danger">{t('anywayText')}</Banner>}
          <GateList departing={departing} gate={gate} onRelease={amends ? undefined : setReleasing} />
          {!amends && departing.motor_id !== null && (
            <Field label={t('hours')}>
              <NumberInput
                value={hours}
                onValueChange={setHours}
                decimals={1}
                min={0}
                max={50_000}
                className="min-h-14"
              />
            </Field>
          )}
        </div>
      </Dialog>
      {releasing && (
        <WordsDialog
          title={t('releaseOf', { check: words(`gate.check.${releasing.code}`) })}
          description={t('releaseText')}
          submit={t('release')}
          done={t('released')}
          boat={departing.boat}
          event={{
            kind: 'released',
            check: releasing.code,
            boat_id: departing.boat_id,
            session_id: departing.session_id,
          }}
          onClose={() => setReleasing(null)}
        />
      )}
    </>
  );
}
