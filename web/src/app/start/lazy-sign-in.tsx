import { type ReactNode, useState } from 'react';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import type { AuthPageProps } from '../sign-in/auth-page.tsx';
import type { TenantLoginPageProps } from '../sign-in/tenant-login-page.tsx';
import { Splash } from './splash.tsx';
import { StartFailure } from './start-failure/start-failure.tsx';

const source = lazyModule(async () => {
  const [{ AuthPage: Own }, { TenantLoginPage: OfCompany }] = await Promise.all([
    import('../sign-in/auth-page.tsx'),
    import('../sign-in/tenant-login-page.tsx'),
  ]);
  return { Own, OfCompany };
});

/** Begins with what a visitor sees first; who is signed in does without it. */
export const fetchSignIn = source.fetch;

/** `/auth`, as soon as its code is there. */
export function AuthPage(props: AuthPageProps) {
  return <Coming>{({ Own }) => <Own {...props} />}</Coming>;
}

/** The sign-in page of one company, likewise. */
export function TenantLoginPage(props: TenantLoginPageProps) {
  return <Coming>{({ OfCompany }) => <OfCompany {...props} />}</Coming>;
}

type Pages = NonNullable<ReturnType<typeof source.current>>;

function Coming({ children }: { children: (pages: Pages) => ReactNode }) {
  const [isMissing, setMissing] = useState(false);
  const pages = useLazyModule(source, true, () => setMissing(true));
  if (pages) return children(pages);
  return isMissing ? <StartFailure /> : <Splash />;
}
