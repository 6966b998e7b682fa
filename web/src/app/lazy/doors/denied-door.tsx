import { routeFor } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { Denied } from '#kit/auth-session/denied.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLostText } from '#kit/form/typed-text.ts';
import { onLive } from '#kit/live/live-changes.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { useTitle } from '../../start/use-title.ts';
import { doorsTexts } from './texts/texts.ts';

const WhyDenied = lazyPart(async () => (await import('#modules/access/why-denied/why-denied.tsx')).WhyDenied);

/** "Acesso negado" in the place of a page, with what was typed into it and, for who reads users, which line decides. */
export function DeniedDoor({ resource }: { resource: string | null }) {
  const t = useText(kitTexts);
  const { href, pathname } = useLocation();
  const title = t('denied');
  useTitle(title);
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  // Outside system: the stream, which tells when the right comes back.
  useEffect(() => onLive(() => undefined), []);
  return (
    <>
      <TypedText />
      <Denied resource={resource} address={typedAddress(href)} />
      {resource && <Why key={pathname} resource={resource} action={routeFor(pathname).action ?? 'read'} />}
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

function Why({ resource, action }: { resource: string; action: string }) {
  const t = useText(doorsTexts);
  const ofKit = useText(kitTexts);
  const { acting } = useSignedIn();
  const mayRead = useCan()(read('users'));
  const [isAsked, setAsked] = useState(false);
  // An operator is nobody of the company that was entered.
  if (!mayRead || acting) return null;
  return (
    <div className="grid justify-items-center px-6 pb-8">
      {isAsked ? (
        <Suspense fallback={<Skeleton variant="text" label={ofKit('loading')} />}>
          <WhyDenied resource={resource} action={action} />
        </Suspense>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('whyDenied')}
        </Button>
      )}
    </div>
  );
}
