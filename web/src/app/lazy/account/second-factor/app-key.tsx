import encodeQR from 'qr';
import { useMemo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { accountTexts } from '../texts/texts.ts';
import { CopyButton } from './copy-button.tsx';
import type { Begun } from './use-second-factor.ts';

/** White around the code; readers need four modules of it. */
const border = 4;

/** The key for an application: as a QR code, as a link for the phone one holds, and in groups of four to be typed. */
export function AppKey({ begun: { key, uri } }: { begun: Begun }) {
  const t = useText(accountTexts);
  const groups = key.replace(/.{4}(?!$)/g, '$& ');
  return (
    <div className="grid gap-3">
      <p>
        <span className="font-semibold">{t('scan')}</span> <span className="text-muted-fg">{t('apps')}</span>
      </p>
      <QrDrawing text={uri} name={t('qr')} />
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

/** Black on white in every theme: cameras read nothing else as surely. */
function QrDrawing({ text, name }: { text: string; name: string }) {
  const { side, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border, ecc: 'medium' });
    const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { side: rows.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-60 max-w-full justify-self-center rounded-md border"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
