import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { SaidEvent } from '@leme/contract/voyages/logbook/endpoints';
import { voyageLines } from '@leme/contract/voyages/logbook/voyage-lines';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { logbookTexts } from '../texts/texts.ts';

/** A thing that was said, in words, and who said it when. */
export type SaidLine = { id: string; text: string; by: string };

/** All that was said, in its order. */
export function SaidLines({ lines }: { lines: readonly SaidLine[] }) {
  const t = useText(logbookTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold">
        {t('said')}
      </h3>
      <ol className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <li key={line.id} className="min-w-0 break-words">
            <p>{line.text}</p>
            <p className="text-muted-fg text-sm">{line.by}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An event in words: what it is, the values it speaks of, and both clocks: the device's and the server's. */
export function useSaidLine(): (event: SaidEvent) => SaidLine {
  const t = useText(logbookTexts);
  const locale = useLocale();
  const format = useFormat();
  return (event) => {
    const { kind, people, hours, captain, text, occurrence, level, eta } = event;
    const about = [
      occurrence !== null && choiceOf(voyageLines.fields.occurrence, occurrence, locale),
      people !== null && t('people', { count: people }),
      hours !== null && t('hours', { hours: format.number(hours) }),
      level !== null && t('level', { level }),
      captain,
      eta !== null && t('until', { time: format.time(eta) }),
      text,
    ].filter(Boolean);
    const times = [
      event.client_time !== null && t('onDevice', { when: format.dateTime(event.client_time) }),
      t('onServer', { when: format.dateTime(event.created_at) }),
    ].filter(Boolean);
    return {
      id: event.id,
      text: [t(`kind.${kind}`), ...about].join(' · '),
      by: [event.by, ...times].join(' · '),
    };
  };
}
