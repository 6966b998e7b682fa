import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { pageTexts } from '../texts/texts.ts';
import type { Due } from './due-of.ts';
import { usePix } from './use-pix.ts';

type Props = { booking: BookingDetail; due: Due; onClose: () => void };

/** What is due as a code to read, a text to copy and a message to send. */
export function PixDialog({ booking, due, onClose }: Props) {
  const t = useText(pageTexts);
  const { money } = useFormat();
  const { query, codeFor } = usePix();
  const what = t(due.isDeposit ? 'depositDue' : 'balanceDue', { amount: money(due.amount) });
  return (
    <Dialog onClose={onClose} title={t('pixTitle')} description={`${booking.code} · ${what}`} size="sm">
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('pixFailed')}>
        {() => {
          const code = codeFor(booking.code, due);
          return code ? (
            <Code code={code} booking={booking} amount={due.amount} />
          ) : (
            <Banner tone="warning">{t('noPixKey')}</Banner>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

function Code({ code, booking, amount }: { code: string; booking: BookingDetail; amount: number }) {
  const t = useText(pageTexts);
  const { money } = useFormat();
  const toast = useToast();
  const modules = useMemo(() => modulesOf(code), [code]);
  const { customer_name: name, customer_phone: phone, code: booked } = booking;
  const text = t('pixMessage', { name, code: booked, amount: money(amount), pix: code });
  const copy = async () => {
    await navigator.clipboard.writeText(code).then(
      () => toast.show({ title: t('pixCopied') }),
      () => toast.show({ tone: 'danger', title: t('notCopied') }),
    );
  };
  return (
    <div className="grid justify-items-center gap-4">
      <QrDrawing modules={modules} name={t('pixImage', { amount: money(amount) })} className="w-64" />
      <strong className="text-xl tabular-nums">{money(amount)}</strong>
      <p className="wrap-anywhere max-h-32 w-full overflow-y-auto rounded-md border bg-muted p-3 font-mono text-xs">
        {code}
      </p>
      <div className="grid w-full grid-cols-2 gap-2">
        <Button variant="primary" size="lg" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('copy')}
        </Button>
        <a
          href={`${phone ? whatsAppLink(phone) : 'https://wa.me/'}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ size: 'lg' })}
        >
          <WhatsAppIcon />
          {t('sendWhatsApp')}
        </a>
      </div>
    </div>
  );
}
