import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Goes to another address in place of this one. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  // Outside system: the browser's history.
  useEffect(() => void router.navigate({ href: to, replace: true }), [router, to]);
  return null;
}
