import { read } from '@leme/contract/access/permission';
import { useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';

/** What this viewer gets to see; the server sends null for the rest, so its columns and lines are left out. */
export type VisibleFields = {
  money: boolean;
  phone: boolean;
  requirements: boolean;
  /** Documents and birth dates. */
  identity: boolean;
};

export function useVisibleFields(): VisibleFields {
  const can = useCan();
  const { partner } = useSignedIn();
  return useMemo(() => {
    const requirements = can(read('passenger-health'));
    return {
      money: partner === null,
      phone: partner?.kind !== 'supplier',
      requirements,
      identity: requirements && partner === null,
    };
  }, [can, partner]);
}
