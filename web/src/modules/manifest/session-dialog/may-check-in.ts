import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/session.tsx';

export function useMayCheckIn(): boolean {
  return useCan()(may('attendance', 'create'));
}
