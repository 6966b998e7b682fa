import type { PaymentRow } from '@leme/contract/bookings/payment-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { bookingFormTexts } from '../../booking-form/texts/texts.ts';
import { usePayments } from '../../party/booking.queries.ts';
import { paymentTexts } from './texts/texts.ts';

/** What came in and went out before: how much, how, who took it and when. */
export function PaymentHistory({ bookingId, isTitled = true }: { bookingId: string; isTitled?: boolean }) {
  const t = useText(paymentTexts);
  return (
    <section className="col-span-full grid gap-1.5">
      {isTitled && <h3 className="font-semibold">{t('history')}</h3>}
      <QueryView
        query={usePayments(bookingId).query}
        skeleton="text"
        skeletonCount={2}
        errorTitle={t('historyFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="text-muted-fg">{t('noHistory')}</p>}
      >
        {({ data }) => (
          <ul className="grid gap-1">
            {data.map((payment) => (
              <Line key={payment.id} {...payment} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Line({ amount, method, note, paid_at, user_name }: PaymentRow) {
  const t = useText(paymentTexts);
  const words = useText(bookingFormTexts);
  const { money, dateTime } = useFormat();
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 border-t pt-1 tabular-nums">
      <strong className={cn(amount < 0 && 'text-danger-text')}>{money(amount)}</strong>
      <span className="text-end text-muted-fg">
        {words(method)} · {user_name ?? t('somebody')} · {dateTime(paid_at)}
      </span>
      {note && <span className="wrap-anywhere col-span-full text-muted-fg">{note}</span>}
    </li>
  );
}
