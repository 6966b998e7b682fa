import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';

/** Partners are told of no alert and of no departure, whatever role they have. */
export function requireStaff({ partner }: Actor, resource = 'alerts'): void {
  if (partner) throw new Problem('forbidden', { params: { resource } });
}
