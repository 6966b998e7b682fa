import { isRole, partnerKind } from '@leme/contract/access/roles';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';

/** Whether this person sells for an agency: as that agent, at its prices, and without money. */
export function useIsAgent(): boolean {
  const { role } = useSignedIn();
  return isRole(role) && partnerKind(role) === 'agent';
}
