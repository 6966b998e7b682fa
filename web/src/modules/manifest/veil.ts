import { read } from '@leme/contract/access/permission';
import { useCan, useSignedIn } from '#kit/session.tsx';

/** What this viewer gets to see; the server sends null for the rest, so its columns and lines are left out. */
export type Veil = { money: boolean; phone: boolean; requirements: boolean };

export function useVeil(): Veil {
  const can = useCan();
  const { partner } = useSignedIn();
  return {
    money: partner === null,
    phone: partner?.kind !== 'supplier',
    requirements: can(read('passenger-health')),
  };
}
