import type { CustomerBookings } from '@leme/contract/bookings/customer-booking-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip, type ChipProps } from '#ui/chips/chip.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { partyText } from '../party/booking-item.tsx';
import { owedBack } from '../payment/owed-back.ts';
import { BookingCode } from './booking-code.tsx';
import { customerTexts } from './texts/texts.ts';

export type CustomerBooking = CustomerBookings['data'][number];

/** One booking: departure, party, how it stands and what is owed. */
export function BookingLine({ booking }: { booking: CustomerBooking }) {
  const t = useText(customerTexts);
  const { date, time } = useFormat();
  const { code, session } = booking;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span className="flex min-w-0 items-center gap-2">
          <b className="tabular-nums">
            {date(session.date)} {time(session.start_time)}
          </b>
          <ProductColor color={session.product.color} />
          <span className="min-w-0 truncate">{session.product.name}</span>
        </span>
        <span className="text-muted-fg">{partyText(booking)}</span>
      </div>
      <Money booking={booking} />
      <span className="flex items-center gap-3">
        <State booking={booking} />
        <BookingCode booking={booking} date={session.date} name={t('openManifest', { code })} />
      </span>
    </li>
  );
}

const states = {
  draft: ['waiting', 'neutral'],
  on_hold: ['waiting', 'warning'],
  confirmed: ['confirmed', 'neutral'],
  cancelled: ['cancelled', 'danger'],
  expired: ['expired', 'neutral'],
  completed: ['completed', 'neutral'],
} as const satisfies Record<string, [string, ChipProps['tone']]>;

const isState = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

function State({ booking }: { booking: CustomerBooking }) {
  const t = useText(customerTexts);
  const { status, checkin, no_show } = booking;
  if (status !== 'cancelled' && checkin) return <Chip tone="success">{t('checkedIn')}</Chip>;
  if (status !== 'cancelled' && no_show) return <Chip tone="warning">{t('noShow')}</Chip>;
  if (!isState(status)) return null;
  const [text, tone] = states[status];
  return <Chip tone={tone}>{t(text)}</Chip>;
}

/** What was paid and what is owed or to be returned; nothing for who may not see money. */
function Money({ booking }: { booking: CustomerBooking }) {
  const t = useText(customerTexts);
  const { money } = useFormat();
  const { total_price: total, paid_amount: paid, remaining_amount: owed, status } = booking;
  if (total === null || paid === null || owed === null) return null;
  const isOff = status === 'cancelled';
  const credit = owedBack(booking);
  return (
    <span className="grid justify-items-end tabular-nums max-md:justify-items-start">
      {!isOff && (
        <span className="text-muted-fg">
          {paid === total
            ? t('paid', { total: money(total) })
            : t('paidOf', { paid: money(paid), total: money(total) })}
        </span>
      )}
      {credit > 0 && <strong className="text-warning-text">{t('credit', { amount: money(credit) })}</strong>}
      {!isOff && owed > 0 && (
        <strong className="text-danger-text">{t('owed', { amount: money(owed) })}</strong>
      )}
    </span>
  );
}
