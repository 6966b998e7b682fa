import { Printer, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { OnPaper } from '#ui/paper/on-paper.tsx';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { bookingModules } from './booking-modules.ts';
import { qrTexts } from './texts/texts.ts';
import type { BookingQrProps } from './use-share-code.ts';
import { useShareCode } from './use-share-code.ts';

/** The code large enough for a camera, its six characters, and the two ways to hand it on. */
export function BookingQrDialog({ open, onOpenChange, booking, session }: BookingQrProps) {
  const t = useText(qrTexts);
  const { tenant } = useSignedIn();
  const { shortDate, time } = useFormat();
  const modules = useMemo(
    () => bookingModules({ tenant_id: tenant.id, booking_id: booking.id }),
    [tenant.id, booking.id],
  );
  const when = `${shortDate(session.date)}, ${time(session.start_time)}`;
  const share = useShareCode({ booking, session, modules });
  const code = (
    <div className="grid justify-items-center gap-1 text-center">
      <QrDrawing modules={modules} name={t('image', { code: booking.code })} className="w-72" />
      <p className="font-mono font-semibold text-2xl tracking-widest">{booking.code}</p>
      <p className="font-semibold text-lg">{booking.customer_name}</p>
      <p>
        {session.product.name} · {when}
      </p>
    </div>
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={() => onOpenChange(false)}
        title={t('title')}
        size="sm"
        footer={
          <>
            <Button size="lg" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('print')}
            </Button>
            <Button size="lg" variant="primary" onClick={share}>
              <Share2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('share')}
            </Button>
          </>
        }
      >
        {code}
      </Dialog>
      {open && <OnPaper>{code}</OnPaper>}
    </>
  );
}
