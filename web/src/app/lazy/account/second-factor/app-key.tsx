import { useMemo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { accountTexts } from '../texts/texts.ts';
import { CopyButton } from './copy-button.tsx';
import type { Begun } from './use-second-factor.ts';

/** The key for an application: as a QR code, as a link for the phone one holds, and in groups of four to be typed. */
export function AppKey({ begun: { key, uri } }: { begun: Begun }) {
  const t = useText(accountTexts);
  const modules = useMemo(() => modulesOf(uri), [uri]);
  const groups = key.replace(/.{4}(?!$)/g, '$& ');
  return (
    <div className="grid gap-3">
      <p>
        <span className="font-semibold">{t('scan')}</span> <span className="text-muted-fg">{t('apps')}</span>
      </p>
      <QrDrawing modules={modules} name={t('qr')} className="w-60 justify-self-center border" />
      <a href={uri} className={`${actionLink} justify-self-start md:hidden`}>
        {t('openApp')}
      </a>
      <p className="text-muted-fg">{t('byHand')}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="font-mono text-base tracking-wider" translate="no">
          {groups}
        </code>
        <CopyButton text={key} label={t('copyKey')} />
      </p>
    </div>
  );
}
