import { useOutboxState } from '#kit/outbox/own-outbox.ts';
import { useText } from '#kit/text/i18n.ts';
import { isFuel } from '../outbox/queue-rules.ts';
import { quickFuelTexts } from './texts/texts.ts';

/** How much fuel was noted here and is not with the server yet. */
export function WaitingFuel() {
  const t = useText(quickFuelTexts);
  const { queued } = useOutboxState();
  const count = queued.filter(isFuel).length;
  if (count === 0) return null;
  return (
    <p role="status" className="mb-3 text-sm">
      {t('waiting', { count })}
    </p>
  );
}
