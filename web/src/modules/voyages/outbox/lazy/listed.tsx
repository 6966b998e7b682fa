import { OutboxReason } from '#kit/outbox/lazy/outbox-sheet.tsx';
import type { ListedKind } from '#kit/outbox/listed-kind.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { QueuedDeparture, QueuedFuel, QueuedVoyage } from '../queue-rules.ts';
import { outboxTexts } from './texts/texts.ts';

type LineProps = { entry: (QueuedVoyage | QueuedDeparture | QueuedFuel) & { reason?: string }; said: string };

/** Of which boat, what, and when; where the server would not take it, why. */
function Line({ entry, said }: LineProps) {
  const t = useText(outboxTexts);
  const { dateTime } = useFormat();
  const known = {
    'not-allowed': t('notAllowed'),
    'unknown-boat': t('unknownBoat'),
    'unknown-motor': t('unknownMotor'),
    'unknown-supplier': t('unknownStation'),
    'unknown-photo': t('unknownPhoto'),
    future: t('future'),
    'no-money': t('noMoney'),
    'unknown-fill': t('unknownFill'),
    reversed: t('reversed'),
    'unknown-tank': t('unknownTank'),
    'tank-short': t('tankShort'),
    'unknown-departure': t('unknownDeparture'),
    'legal-check': t('legalCheck'),
    'reason-too-short': t('reasonTooShort'),
    'left-already': t('leftAlready'),
    incomplete: t('incomplete'),
  };
  return (
    <div className="min-w-0 flex-1">
      <strong className="block truncate">{entry.boat}</strong>
      <span className="block text-muted-fg tabular-nums">
        {said} · {dateTime(entry.client_time)}
      </span>
      {entry.reason !== undefined && <OutboxReason reason={entry.reason} known={known} />}
    </div>
  );
}

/** What was said of voyages. */
export const listedVoyages: ListedKind<QueuedVoyage> = {
  kind: 'voyage',
  nameOf: ({ boat }) => boat,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('voyages', { count }),
      refused: t('refusedVoyages'),
      refusedText: t('refusedText'),
    };
  },
  Line: function VoyageLine({ tap: [entry] }) {
    const t = useText(outboxTexts);
    return entry && <Line entry={entry} said={t(`kind.${entry.event.kind}`)} />;
  },
};

/** What was said of departures: count and seal of one press stand as one. */
export const listedDepartures: ListedKind<QueuedDeparture> = {
  kind: 'departure',
  nameOf: ({ boat }) => boat,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('departures', { count }),
      refused: t('refusedDepartures'),
      refusedText: t('refusedText'),
    };
  },
  Line: function DepartureLine({ tap }) {
    const t = useText(outboxTexts);
    const said = tap.map(({ event }) => t(`departure.${event.kind}`)).join(' · ');
    return tap[0] && <Line entry={tap[0]} said={said} />;
  },
};

/** What boats were fuelled with. */
export const listedFuel: ListedKind<QueuedFuel> = {
  kind: 'fuel',
  nameOf: ({ boat }) => boat,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('fills', { count }),
      refused: t('refusedFills'),
      refusedText: t('refusedText'),
    };
  },
  Line: function FuelLine({ tap: [entry] }) {
    const t = useText(outboxTexts);
    const { money, number } = useFormat();
    if (!entry) return null;
    const { litres, total, reverses_id } = entry.event;
    const amounts = { litres: number(litres), total: money(total) };
    return <Line entry={entry} said={t(reverses_id === null ? 'fill' : 'fillBack', amounts)} />;
  },
};
