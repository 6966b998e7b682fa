import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import type { Modules } from '#ui/qr/qr-code.ts';
import { pictureOf } from './qr-picture.ts';
import { qrTexts } from './texts/texts.ts';

export type BookingQrProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Pick<ManifestBooking, 'id' | 'code' | 'customer_name'>;
  session: Pick<ManifestSession, 'product' | 'date' | 'start_time'>;
};

type Shared = Pick<BookingQrProps, 'booking' | 'session'> & { modules: Modules };

/** Hands the code on as a picture with a line of text, as text alone, or to the clipboard: what the device can. */
export function useShareCode({ booking, session, modules }: Shared): () => void {
  const t = useText(qrTexts);
  const toast = useToast();
  const { date, time } = useFormat();
  const share = async () => {
    const text = t('shareText', {
      code: booking.code,
      product: session.product.name,
      date: date(session.date),
      time: time(session.start_time),
    });
    try {
      if (!navigator.share) {
        await navigator.clipboard.writeText(text);
        toast.show({ title: t('copied') });
        return;
      }
      const files = [await pictureOf(modules, booking.code)];
      await navigator.share(navigator.canShare?.({ files }) ? { files, text } : { text });
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.show({ tone: 'danger', title: t('shareFailed') });
    }
  };
  return () => void share();
}
