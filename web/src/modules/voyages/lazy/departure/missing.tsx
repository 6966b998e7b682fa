import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { useEffect, useState } from 'react';
import { signal } from '#kit/device/lazy/tones.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { useMarks } from './roll-call.tsx';
import { departureTexts } from './texts/texts.ts';
import { countOf } from './use-departures.ts';
import { WordsDialog } from './words-dialog.tsx';

type MissingProps = { departing: Departing; phone: string | null };

const pause = 5_000;

/** Hands and ears go to the alarm as eyes do. */
const focusOnce = (alarm: HTMLElement | null) => alarm?.focus();

/** Somebody did not step off: all of the screen says so and rings until the person is found or somebody closes it. */
export function Missing({ departing, phone }: MissingProps) {
  const t = useText(departureTexts);
  const [isSmall, setIsSmall] = useState(false);
  const { missing } = countOf(departing);
  const title = `${departing.boat}: ${t('missing', { count: missing.length })}`;
  if (isSmall)
    return (
      <Button variant="danger" size="touch" block onClick={() => setIsSmall(false)}>
        {title}
      </Button>
    );
  const minimise = () => setIsSmall(true);
  return <Alarm departing={departing} phone={phone} missing={missing} title={title} onMinimise={minimise} />;
}

type AlarmProps = MissingProps & { missing: readonly string[]; title: string; onMinimise: () => void };

function Alarm({ departing, phone, missing, title, onMinimise }: AlarmProps) {
  const t = useText(departureTexts);
  const marks = useMarks(departing);
  const [isClosing, setIsClosing] = useState(false);
  const names = new Map(departing.list.map(({ id, name }) => [id, name]));
  // The loudspeaker and the motor of the phone.
  useEffect(() => {
    signal('error');
    const timer = setInterval(() => signal('error'), pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      ref={focusOnce}
      tabIndex={-1}
      role="alertdialog"
      aria-label={title}
      className="fixed inset-0 z-40 grid content-start gap-4 overflow-auto bg-danger-fill p-4 text-on-danger"
    >
      <h2 className="font-semibold text-3xl">{title}</h2>
      <ul className="grid gap-2">
        {missing.map((id) => {
          const name = names.get(id) ?? t('nameless');
          return (
            <li key={id}>
              <Button
                size="touch"
                block
                className="text-xl"
                onClick={() => void marks.run({ kind: 'marked', people: [id], mark: 'ashore' })}
              >
                {t('found', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
      <a href="tel:185" className={buttonStyle({ size: 'touch', block: true })}>
        {t('emergency')}
      </a>
      {phone && (
        <a href={`tel:${phone}`} className={buttonStyle({ size: 'touch', block: true })}>
          {t('harbour', { phone })}
        </a>
      )}
      <Button size="touch" onClick={() => setIsClosing(true)}>
        {t('closeInWords')}
      </Button>
      <Button size="touch" onClick={onMinimise}>
        {t('minimise')}
      </Button>
      {isClosing && (
        <WordsDialog
          title={t('closeInWords')}
          description={t('closeText')}
          submit={t('closeInWords')}
          done={t('marked')}
          boat={departing.boat}
          event={{ kind: 'closed', ...marks.about }}
          onClose={() => setIsClosing(false)}
        />
      )}
    </div>
  );
}
