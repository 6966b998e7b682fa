import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { ReactNode } from 'react';
import { OutboxReason } from '#kit/outbox/lazy/outbox-sheet.tsx';
import type { ListedKind } from '#kit/outbox/listed-kind.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { Queued, QueuedEvent, QueuedPayment } from '../queue-rules.ts';
import { outboxTexts } from './texts/texts.ts';

type LineProps = { tap: readonly Queued[]; said: string; at: (time: string) => string; children: ReactNode };

/** Of whom, what, how many, of which day and when. */
function Line({ tap, said, at, children }: LineProps) {
  const t = useText(outboxTexts);
  const { date, time } = useFormat();
  const [first] = tap;
  if (!first) return null;
  return (
    <div className="min-w-0 flex-1">
      <strong className="block truncate">{first.customer_name}</strong>
      <span className="block text-muted-fg tabular-nums">
        {said}
        {tap.length > 1 && ` · ${t('people', { count: tap.length })}`} · {date(first.date)} ·{' '}
        {at(time(new Date(first.client_time)))}
      </span>
      {children}
    </div>
  );
}

/** Who came and who did not. */
export const listedMarks: ListedKind<QueuedEvent> = {
  kind: 'mark',
  nameOf: ({ customer_name }) => customer_name,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('queuedCount', { count }),
      refused: t('refused'),
      refusedText: t('refusedText'),
    };
  },
  Line: function MarkLine({ tap }) {
    const t = useText(outboxTexts);
    const words: Record<AttendanceState, string> = {
      pending: t('pending'),
      checked_in: t('checkedIn'),
      no_show: t('noShow'),
    };
    const [first] = tap;
    const known = {
      'booking-cancelled': t('reasonCancelled'),
      'passenger-removed': t('reasonRemoved'),
      'unknown-booking': t('reasonUnknown'),
      'not-allowed': t('reasonRight'),
    };
    return (
      first && (
        <Line tap={tap} said={words[first.status]} at={(time) => t('markedAt', { time })}>
          {'reason' in first && <OutboxReason reason={first.reason} known={known} />}
        </Line>
      )
    );
  },
};

/** Money taken at the pier. */
export const listedPayments: ListedKind<QueuedPayment> = {
  kind: 'payment',
  nameOf: ({ customer_name }) => customer_name,
  useWords() {
    const t = useText(outboxTexts);
    return {
      queued: (count) => t('queuedPayments', { count }),
      refused: t('refusedPayments'),
      refusedText: t('refusedPaymentsText'),
    };
  },
  Line: function PaymentLine({ tap }) {
    const t = useText(outboxTexts);
    const { money } = useFormat();
    const [first] = tap;
    const known = {
      'above-remaining': t('reasonAboveOwed'),
      'booking-cancelled': t('reasonCancelled'),
      'other-day': t('reasonOtherDay'),
      'not-allowed': t('reasonNoCollecting'),
      'unknown-booking': t('reasonUnknown'),
    };
    return (
      first && (
        <Line
          tap={tap}
          said={t('paymentOf', { amount: money(first.amount) })}
          at={(time) => t('takenAt', { time })}
        >
          {'reason' in first && <OutboxReason reason={first.reason} known={known} />}
        </Line>
      )
    );
  },
};
