import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { chargesTexts } from './texts/texts.ts';

/** A Pix text as a code to scan, to be printed as well, and how it is copied. */
export function usePixCode(payload: string, amount: number) {
  const t = useText(chargesTexts);
  const { money } = useFormat();
  const toast = useToast();
  const modules = useMemo(() => modulesOf(payload), [payload]);
  const copy = async () => {
    await navigator.clipboard.writeText(payload).then(
      () => toast.show({ title: t('copied') }),
      () => toast.show({ tone: 'danger', title: t('notCopied') }),
    );
  };
  const drawing = (
    <QrDrawing modules={modules} name={t('image', { amount: money(amount) })} className="w-72" />
  );
  return { drawing, copy };
}

export function PayloadText({ payload }: { payload: string }) {
  return (
    <p className="wrap-anywhere max-h-24 w-full overflow-y-auto rounded-md border bg-muted p-3 font-mono text-xs">
      {payload}
    </p>
  );
}
