import type { tenantBySubdomain } from '@leme/contract/access/endpoints';
import { useEffect, useState } from 'react';
import { call } from '#kit/api.ts';
import type { SessionState } from '#kit/session-state.ts';
import { fetchEntrance } from './sign-in/late-entrance.tsx';
import type { CompanyBrand } from './sign-in/tenant-login-page.tsx';

/** The name a company's address would begin with; which names are pages instead, only the application knows. */
export function possibleSlug(pathname: string): string | null {
  const first = pathname.split('/')[1] ?? '';
  return /^(?!auth(-|$)|reset-password$|landing$)[a-z0-9][a-z0-9-]{0,62}$/.test(first) ? first : null;
}

const patienceMs = 5_000;

/** Whose sign-in page a visitor sees: a company, none (the application decides), or not known yet. */
export function useEntrance(
  slug: string | null,
  state: SessionState['state'],
): CompanyBrand | 'none' | 'unknown' {
  const [entrance, setEntrance] = useState<CompanyBrand | 'none' | 'unknown'>('unknown');
  const isVisitor = state === 'signed-out';
  // Outside system: the server knows the companies.
  useEffect(() => {
    if (slug === null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => setEntrance('none'), patienceMs);
    if (isVisitor) {
      void fetchEntrance();
      call<typeof tenantBySubdomain>(
        'GET /saas-tenants/by-subdomain/:subdomain',
        { subdomain: slug },
        { signal: giveUp.signal },
      ).then(setEntrance, () => giveUp.signal.aborted || setEntrance('none'));
    }
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [slug, isVisitor]);
  return entrance;
}
