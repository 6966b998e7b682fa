import { read } from '@leme/contract/access/permission';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { QrCode } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { cn } from '#ui/style/cn.ts';
import { useNow } from '../../../days/use-today.ts';
import { PaymentHistory } from '../../payment/lazy/payment-history.tsx';
import { owedBack } from '../../payment/owed-back.ts';
import { pageTexts } from '../texts/texts.ts';
import { dueOf } from './due-of.ts';

const PixDialog = lazyPart(async () => (await import('./pix-dialog.tsx')).PixDialog);

/** What was paid, what is due and until when, and the Pix text for it. */
export function PaymentsPanel({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const { money } = useFormat();
  const heading = useId();
  const seesAll = useCan()(read('booking-payments'));
  const [isPix, setPix] = useState(false);
  const { paid_amount: paid, total_price: total, remaining_amount: rest } = booking;
  if (paid === null || total === null || rest === null) return null;
  const due = dueOf(booking);
  const back = owedBack(booking);
  const owed = back > 0 || booking.status === 'cancelled' ? 0 : rest;
  return (
    <Card aria-labelledby={heading}>
      <CardHead
        id={heading}
        title={t('payments')}
        actions={
          due && (
            <Button size="sm" className="max-md:h-11 print:hidden" onClick={() => setPix(true)}>
              <QrCode aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('pix')}
            </Button>
          )
        }
      />
      <CardBody className="grid gap-3">
        <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <strong
            className={cn(
              owed > 0 ? 'text-danger-text' : back > 0 ? 'text-warning-text' : 'text-success-text',
            )}
          >
            {owed > 0
              ? t('owed', { amount: money(owed) })
              : back > 0
                ? t('toReturn', { amount: money(back) })
                : t(booking.status === 'cancelled' ? 'nothingOwed' : 'settled')}
          </strong>
          <span className="text-muted-fg">{t('paidOf', { paid: money(paid), total: money(total) })}</span>
        </p>
        <Dues booking={booking} />
        {seesAll && <PaymentHistory bookingId={booking.id} isTitled={false} />}
      </CardBody>
      <Suspense>
        {isPix && due && <PixDialog booking={booking} due={due} onClose={() => setPix(false)} />}
      </Suspense>
    </Card>
  );
}

function Dues({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const { money, dateTime } = useFormat();
  const now = useNow();
  const { deposit_amount, deposit_due_at, balance_due_at, paid_amount, remaining_amount, status } = booking;
  const isLiving = status === 'on_hold' || status === 'confirmed';
  if (!isLiving) return null;
  const missing = Math.max(0, Math.round(((deposit_amount ?? 0) - (paid_amount ?? 0)) * 100) / 100);
  const when = (moment: string | null) => moment && dateTime(moment);
  const isLate = (moment: string | null) => moment !== null && Date.parse(moment) < now;
  const rows = [
    deposit_amount !== null && {
      key: 'deposit',
      text:
        missing > 0
          ? t('depositDue', { amount: money(missing) })
          : t('depositPaid', { amount: money(deposit_amount) }),
      until: missing > 0 ? when(deposit_due_at) : null,
      isLate: missing > 0 && isLate(deposit_due_at),
    },
    (remaining_amount ?? 0) > 0 &&
      balance_due_at !== null && {
        key: 'balance',
        text: t('balanceDue', { amount: money(remaining_amount ?? 0) }),
        until: when(balance_due_at),
        isLate: isLate(balance_due_at),
      },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li
          key={row.key}
          className={cn(
            'flex flex-wrap justify-between gap-x-4 tabular-nums',
            row.isLate && 'text-danger-text',
          )}
        >
          <span>{row.text}</span>
          {row.until && (
            <span>{row.isLate ? t('late', { when: row.until }) : t('until', { when: row.until })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
