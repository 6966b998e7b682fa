import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { createTexts } from '../../texts/texts.ts';

/** The Pix of what is owed: to be read by a camera, or to be copied. */
export function PixPanel({ code, amount }: { code: string; amount: number }) {
  const t = useText(createTexts);
  const toast = useToast();
  const { money } = useFormat();
  const modules = useMemo(() => modulesOf(code), [code]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.show({ title: t('copied') }),
      () => toast.show({ tone: 'danger', title: t('notCopied') }),
    );
  return (
    <section
      aria-label={t('pix')}
      className="grid gap-3 rounded-md border p-3 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <QrDrawing modules={modules} name={t('pixOf', { amount: money(amount) })} className="w-44" />
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">{t('pixOf', { amount: money(amount) })}</h3>
        <p className="break-all rounded-md border bg-muted p-2 font-mono text-xs">{code}</p>
        <Button className="justify-self-start max-md:h-11" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('copyPix')}
        </Button>
      </div>
    </section>
  );
}
