import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Denied } from '#kit/auth-session/denied.tsx';
import { useLostText } from '#kit/form/typed-text.ts';
import { onLive } from '#kit/live/live-changes.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { useTitle } from '../../start/use-title.ts';
import { doorsTexts } from './texts/texts.ts';

/** "Acesso negado" in the place of a page, with what was typed into it. */
export function DeniedDoor({ resource }: { resource: string | null }) {
  const t = useText(kitTexts);
  const { href } = useLocation();
  const title = t('denied');
  useTitle(title);
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  // Outside system: the stream, which tells when the right comes back.
  useEffect(() => onLive(() => undefined), []);
  return (
    <>
      <TypedText />
      <Denied resource={resource} address={typedAddress(href)} />
    </>
  );
}

/** What somebody was typing when the right was taken, as long as this page stands. */
function TypedText() {
  const t = useText(doorsTexts);
  const text = useLostText();
  const [isCopied, setCopied] = useState(false);
  if (text === null) return null;
  const copy = async () => {
    // Where the browser refuses, the text stands there to be marked by hand.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="grid gap-2 p-4">
      <Banner
        tone="warning"
        action={<Button onClick={() => void copy()}>{t(isCopied ? 'typedCopied' : 'copyTyped')}</Button>}
      >
        {t('typedLost')}
      </Banner>
      <p className="wrap-anywhere max-h-48 overflow-auto whitespace-pre-wrap text-start text-sm">{text}</p>
    </div>
  );
}
