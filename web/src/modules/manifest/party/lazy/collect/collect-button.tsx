import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { Banknote } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cn } from '#ui/style/cn.ts';
import { useManifestActions } from '../../manifest-actions.ts';
import { collectTexts } from './texts/texts.ts';

export type CollectProps = { booking: ManifestBooking; className: string };

/** One press from a party that is aboard to its payment. */
export function CollectButton({ booking, className }: CollectProps) {
  const t = useText(collectTexts);
  const { money } = useFormat();
  const { open } = useManifestActions();
  return (
    <Button
      size="touch"
      className={cn('whitespace-normal', className)}
      onClick={() => open('payment', booking.id)}
    >
      <Banknote aria-hidden="true" className="size-6" strokeWidth={1.75} />
      {t('receive', { amount: money(booking.remaining_amount ?? 0) })}
    </Button>
  );
}
