import type { tenantBySubdomain } from '@leme/contract/access/endpoints';
import { useEffect, useState } from 'react';
import { call } from '#kit/api/api.ts';
import type { AuthSessionState } from '#kit/auth-session/auth-session-state.ts';
import type { CompanyBrand } from '../sign-in/tenant-login-page.tsx';
import { fetchSignIn } from './lazy-sign-in.tsx';

/** The name a company's address would begin with; which names are pages instead, only the application knows. */
export function possibleSlug(pathname: string): string | null {
  const first = pathname.split('/')[1] ?? '';
  return /^(?!auth(-|$)|reset-password$|landing$)[a-z0-9][a-z0-9-]{0,62}$/.test(first) ? first : null;
}

const timeoutMs = 5_000;

/** Whose sign-in page a visitor sees: a company, none (the application decides), or not known yet. */
export function useSignInCompany(
  slug: string | null,
  state: AuthSessionState['state'],
): CompanyBrand | 'none' | 'unknown' {
  const [entrance, setEntrance] = useState<CompanyBrand | 'none' | 'unknown'>('unknown');
  const isVisitor = state === 'signed-out';
  // Outside system: the server knows the companies.
  useEffect(() => {
    if (slug === null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => setEntrance('none'), timeoutMs);
    if (isVisitor) {
      void fetchSignIn();
      call<typeof tenantBySubdomain>(
        'GET /saas-tenants/by-subdomain/:subdomain',
        { subdomain: slug },
        { signal: giveUp.signal },
      ).then(
        // At a former address the application leads on.
        (company) => setEntrance(company.subdomain === slug ? company : 'none'),
        () => giveUp.signal.aborted || setEntrance('none'),
      );
    }
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [slug, isVisitor]);
  return entrance;
}
