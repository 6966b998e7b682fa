import { suppliers } from '@leme/contract/fleet/suppliers';
import { pixCode } from '@leme/contract/kit/pix';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { pixTexts } from './texts/texts.ts';

/** A code asks for a city and a supplier has none; banks show that of the key. */
const anyCity = 'BRASIL';

type EntryPixProps = { supplier_id: string; amount: number };

/** What is left of a bill as a code to scan, where whom it is owed to has a Pix key. */
export function EntryPix({ supplier_id, amount }: EntryPixProps) {
  const t = useText(pixTexts);
  const { data } = useRow(suppliers, supplier_id);
  if (!data?.pix_key) return null;
  const name = String(data.name);
  const key = pixKeyOf(String(data.pix_key));
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('title')}</h3>
      {key ? (
        <Code code={pixCode({ key, name, city: anyCity, amount, txid: null })} name={name} amount={amount} />
      ) : (
        <Banner tone="warning">{t('noKey', { name })}</Banner>
      )}
    </section>
  );
}

function Code({ code, name, amount }: { code: string; name: string; amount: number }) {
  const t = useText(pixTexts);
  const { money } = useFormat();
  const toast = useToast();
  const modules = useMemo(() => modulesOf(code), [code]);
  const copy = async () => {
    await navigator.clipboard.writeText(code).then(
      () => toast.show({ title: t('copied') }),
      () => toast.show({ tone: 'danger', title: t('notCopied') }),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QrDrawing modules={modules} name={t('image', { name, amount: money(amount) })} className="w-48" />
      <div className="grid min-w-0 flex-1 gap-2">
        <span className="wrap-anywhere">{name}</span>
        <strong className="text-xl tabular-nums">{money(amount)}</strong>
        <Button className="justify-self-start" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
