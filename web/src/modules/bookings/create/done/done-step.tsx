import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { pixCode, pixTxid } from '@leme/contract/kit/pix';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { CircleCheck, Mail, Plus, Printer, RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { chargeOf } from '../../lazy/page/panels/due-of.ts';
import { firstOwed, restOf } from '../close/owed.ts';
import type { Sale } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';
import { Receipt } from './receipt.tsx';
import { useMessage } from './use-message.ts';

const PixPanel = lazyPart(async () => (await import('./lazy/pix-panel.tsx')).PixPanel);
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type Props = { sale: Sale; booking: BookingDetail; onAnother: () => void; onSame: () => void };

/** What the sale became, and how the customer hears of it. */
export function DoneStep({ sale, booking, onAnother, onSame }: Props) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const { money, dateTime } = useFormat();
  const pix = usePix(booking);
  const message = useMessage(sale, booking, pix);
  const rest = restOf(booking) / 100;
  const { customer_phone: phone, customer_email: email, hold_expires_at } = booking;
  const isOption = booking.status === 'on_hold';
  return (
    <Card aria-label={t('doneTitle')}>
      <CardBody className="grid grid-cols-1 gap-4 pt-4">
        <div className="grid gap-1" role="status">
          <h2 className="flex items-center gap-2 font-semibold text-lg">
            <CircleCheck {...icon} className="size-5 text-success-text" />
            {t(isOption ? 'optionDone' : 'confirmed', { code: booking.code })}
          </h2>
          {sale.tour && (
            <p className="wrap-anywhere">
              {message.what}, {booking.customer_name}
            </p>
          )}
          {isOption && hold_expires_at && <p>{t('keptUntil', { at: dateTime(hold_expires_at) })}</p>}
          {booking.total_price !== null && (
            <p className="tabular-nums">
              {rest > 0
                ? t('stillOwes', { amount: money(rest) })
                : t('allPaid', { amount: money(booking.total_price) })}
            </p>
          )}
        </div>
        {pix && (
          <Suspense>
            <PixPanel code={pix.code} amount={pix.amount} />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-2 [&>*]:max-md:h-11">
          <Button
            onClick={() => printSheet(<Receipt lines={message.lines} code={booking.code} />, 'sale-receipt')}
          >
            <Printer {...icon} />
            {kit('print')}
          </Button>
          {phone && (
            <Button asChild>
              <a
                href={`${whatsAppLink(phone)}?text=${encodeURIComponent(message.text)}`}
                target="_blank"
                rel="noreferrer"
              >
                <WhatsAppIcon />
                {t('whatsApp')}
              </a>
            </Button>
          )}
          {email && (
            <Button asChild>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.text)}`}
              >
                <Mail {...icon} />
                {t('mail')}
              </a>
            </Button>
          )}
          <Button onClick={onSame}>
            <RotateCcw {...icon} />
            {t('another')}
          </Button>
          <Button variant="primary" onClick={onAnother}>
            <Plus {...icon} />
            {t('newSale')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

/** The Pix text of what is owed first; none where nothing is, or the company has set no key. */
function usePix(booking: BookingDetail): { code: string; amount: number } | null {
  const { data } = useSettings(bookingSettings);
  const key = data?.pix_key ? pixKeyOf(data.pix_key) : null;
  const amount = firstOwed(booking, booking.deposit_amount);
  if (!key || booking.total_price === null || amount <= 0) return null;
  const { pix_name, pix_city } = data ?? {};
  const isDeposit = (booking.paid_amount ?? 0) < (booking.deposit_amount ?? 0);
  const txid = pixTxid(booking.code, chargeOf({ isDeposit }));
  return { code: pixCode({ key, name: pix_name ?? '', city: pix_city ?? '', amount, txid }), amount };
}
