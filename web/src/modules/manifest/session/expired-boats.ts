import type { ManifestSession } from '@leme/contract/manifest/endpoints';

/** `: Netuno, Maré Alta`, the boats without a good paper; empty where the departure has one boat, null where there is none. */
export function expiredBoats(boats: ManifestSession['boats']): string | null {
  const expired = boats.filter(({ has_expired_paper }) => has_expired_paper);
  if (expired.length === 0) return null;
  return boats.length > 1 ? `: ${expired.map(({ boat_name }) => boat_name).join(', ')}` : '';
}
