import { OutboxReason } from '#kit/outbox/lazy/outbox-sheet.tsx';
import type { ListedKind } from '#kit/outbox/listed-kind.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { QueuedReading } from '../queue-rules.ts';
import { outboxTexts } from './texts/texts.ts';

/** What dials said. */
export const listedReadings: ListedKind<QueuedReading> = {
  kind: 'reading',
  nameOf: ({ motor }) => motor,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('readings', { count }),
      refused: t('refused'),
      refusedText: t('refusedText'),
    };
  },
  Line: function ReadingLine({ tap: [entry] }) {
    const t = useText(outboxTexts);
    const { dateTime, number } = useFormat();
    if (!entry) return null;
    const known = { forbidden: t('notAllowed'), 'not-found': t('unknownMotor'), validation: t('unfit') };
    return (
      <div className="min-w-0 flex-1">
        <strong className="block truncate">{entry.motor}</strong>
        <span className="block text-muted-fg tabular-nums">
          {t('reading', { hours: number(entry.reading.hours) })} · {dateTime(entry.client_time)}
        </span>
        {'reason' in entry && <OutboxReason reason={entry.reason} known={known} />}
      </div>
    );
  },
};
