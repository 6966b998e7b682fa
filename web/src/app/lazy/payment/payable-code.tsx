import type { PublicCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { cn } from '#ui/style/cn.ts';
import { paymentTexts } from './texts/texts.ts';

/** The code of a charge while it can be paid: to scan with another device, to copy on this one. */
export function PayableCode({ charge, payload }: { charge: PublicCharge; payload: string }) {
  const t = useText(paymentTexts);
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const modules = useMemo(() => modulesOf(payload), [payload]);
  const copy = async () => {
    await navigator.clipboard.writeText(payload).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  };
  return (
    <div className="grid justify-items-center gap-4">
      <QrDrawing modules={modules} name={t('image', { code: charge.code ?? '' })} className="w-72" />
      <Button variant="primary" size="lg" className="w-full" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('copy')}
      </Button>
      <p role="status" className={cn(said === 'notCopied' && 'text-danger-text', !said && 'sr-only')}>
        {said && t(said)}
      </p>
      <p className="wrap-anywhere max-h-24 w-full overflow-y-auto rounded-md border bg-muted p-3 font-mono text-xs">
        {payload}
      </p>
    </div>
  );
}
