import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { Banknote } from 'lucide-react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { usePier } from '../pier.ts';
import { collectTexts } from './texts/texts.ts';

/** One press from a party that is aboard to its payment. */
export function CollectButton({ booking }: { booking: ManifestBooking }) {
  const t = useText(collectTexts);
  const { money } = useFormat();
  const { open } = usePier();
  return (
    <Button size="pier" block className="whitespace-normal" onClick={() => open('payment', booking.id)}>
      <Banknote aria-hidden="true" className="size-6" strokeWidth={1.75} />
      {t('receive', { amount: money(booking.remaining_amount ?? 0) })}
    </Button>
  );
}
