import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';

export function useMayCheckIn(): boolean {
  return useCan()(may('attendance', 'create'));
}
