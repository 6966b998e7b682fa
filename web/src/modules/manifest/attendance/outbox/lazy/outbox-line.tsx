import type { AttendanceState } from '@leme/contract/manifest/rules';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { isPayment, type Queued, type Refused } from '../queue-rules.ts';
import { outboxTexts } from './texts/texts.ts';

/** What one tap did, to whom and when; where the server would not take it, why. */
export function OutboxLine({ tap }: { tap: readonly (Queued | Refused)[] }) {
  const t = useText(outboxTexts);
  const { date, time, money } = useFormat();
  const [first] = tap;
  if (!first) return null;
  const words: Record<AttendanceState, string> = {
    pending: t('pending'),
    checked_in: t('checkedIn'),
    no_show: t('noShow'),
  };
  const at = time(new Date(first.client_time));
  return (
    <div className="min-w-0 flex-1">
      <strong className="block truncate">{first.customer_name}</strong>
      <span className="block text-muted-fg tabular-nums">
        {isPayment(first) ? t('paymentOf', { amount: money(first.amount) }) : words[first.status]}
        {tap.length > 1 && ` · ${t('people', { count: tap.length })}`} · {date(first.date)} ·{' '}
        {isPayment(first) ? t('takenAt', { time: at }) : t('markedAt', { time: at })}
      </span>
      {'reason' in first && <Reason entry={first} />}
    </div>
  );
}

function Reason({ entry }: { entry: Refused }) {
  const t = useText(outboxTexts);
  const ofMark: Readonly<Record<string, string>> = {
    'booking-cancelled': t('reasonCancelled'),
    'passenger-removed': t('reasonRemoved'),
    'unknown-booking': t('reasonUnknown'),
    'not-allowed': t('reasonRight'),
  };
  const ofPayment: Readonly<Record<string, string>> = {
    'above-remaining': t('reasonAboveOwed'),
    'booking-cancelled': t('reasonCancelled'),
    'other-day': t('reasonOtherDay'),
    'not-allowed': t('reasonNoCollecting'),
    'unknown-booking': t('reasonUnknown'),
  };
  const reasons = isPayment(entry) ? ofPayment : ofMark;
  return (
    <span className="flex items-start gap-1.5 text-danger-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      {reasons[entry.reason] ?? t('reasonOther', { reason: entry.reason })}
    </span>
  );
}
