import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export type RedirectProps = { to: string; keepsSearch?: boolean | undefined };

/** Goes to another address in place of this one; `keepsSearch` takes along what stands behind the question mark. */
export function Redirect({ to, keepsSearch = false }: RedirectProps) {
  const router = useRouter();
  // Outside system: the browser's history.
  useEffect(() => {
    const search = keepsSearch ? router.latestLocation.searchStr : '';
    void router.navigate({ href: `${to}${search}`, replace: true });
  }, [router, to, keepsSearch]);
  return null;
}
