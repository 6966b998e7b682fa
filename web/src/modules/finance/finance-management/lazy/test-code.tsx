import { pixCode } from '@leme/contract/kit/pix';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { financeManagementTexts } from '../texts/texts.ts';

const testAmount = 0.01;

/** One centavo to try the key with, as customers will see it. */
export function TestCode({
  pix_key,
  pix_name,
  pix_city,
}: Record<'pix_key' | 'pix_name' | 'pix_city', string>) {
  const t = useText(financeManagementTexts);
  const { tenant } = useSignedIn();
  const key = pixKeyOf(pix_key);
  const name = (pix_name.trim() || tenant.name).toUpperCase();
  const city = pix_city.trim().toUpperCase();
  const modules = useMemo(
    () => (key && city ? modulesOf(pixCode({ key, name, city, amount: testAmount, txid: null })) : null),
    [key, name, city],
  );
  if (!modules) return <p className="text-muted-fg">{t('noTestCode')}</p>;
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <QrDrawing modules={modules} name={t('testCode')} className="w-40" />
      <figcaption className="min-w-0 flex-1">{t('testCode')}</figcaption>
    </figure>
  );
}
