import { Suspense } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';

const ActingBanner = lazyPart(async () => (await import('../../lazy/acting/acting-banner.tsx')).ActingBanner);

/** Always in sight while an operator works inside a company, who alone fetches it. */
export function ActingNotice() {
  const { acting } = useSignedIn();
  return (
    acting && (
      <Suspense fallback={null}>
        <ActingBanner />
      </Suspense>
    )
  );
}
