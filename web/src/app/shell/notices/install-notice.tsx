import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { type InstallOffer, rememberDismissal, watchInstall } from './install-prompt.ts';

const InstallBanner = lazyPart(
  async () => (await import('../../lazy/install/install-banner.tsx')).InstallBanner,
);

/** Offers to install the application once the browser can. */
export function InstallNotice() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => watchInstall(setOffer), []);
  if (!offer) return null;
  const dismiss = () => {
    rememberDismissal();
    setOffer(null);
  };
  return (
    <Suspense fallback={null}>
      <InstallBanner offer={offer} onDismiss={dismiss} />
    </Suspense>
  );
}
