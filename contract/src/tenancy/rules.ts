import type { Role } from '../access/roles.ts';

/**
 * The version of this contract. It rises when an older web application would misread an answer or send what is no longer
 * understood; `oldestContractVersion` follows when the server stops answering the older one.
 */
export const contractVersion = 1;
export const oldestContractVersion = 1;

export const buildObjections = ['insecure', 'contract-too-old', 'contract-too-new'] as const;
export type BuildObjection = (typeof buildObjections)[number];

/** Why a kept build may not be served; null when it may. */
export function objectionTo(build: { insecure: boolean; contract_version: number }): BuildObjection | null {
  if (build.insecure) return 'insecure';
  if (build.contract_version < oldestContractVersion) return 'contract-too-old';
  return build.contract_version > contractVersion ? 'contract-too-new' : null;
}

const restoring: readonly string[] = ['admin', 'saas_admin', 'saas_super_admin'] satisfies Role[];

/** Whether the role may restore an older build; the default of all companies is for the super administrator alone. */
export function mayRestore(role: string, place: 'company' | 'platform'): boolean {
  return place === 'company' ? restoring.includes(role) : role === 'saas_super_admin';
}

/** Build labels are year.month.day.hourminute, so their order as text is their order in time. */
export function isOlder(build: string, than: string): boolean {
  return build < than;
}
