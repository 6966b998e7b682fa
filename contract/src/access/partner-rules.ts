import type { Action } from './permission.ts';
import type { Subject } from './resources.ts';
import type { PartnerKind } from './roles.ts';

/** Which rows of a resource a partner reaches. `own-boats` compares `owner_supplier_id`, `own-bookings` `agent_id`. */
export type RowRule = 'own-boats' | 'own-sessions' | 'own-bookings' | 'own-customers' | 'same-partner';

type Rules = {
  supplier?: 'own-boats' | 'own-sessions' | 'same-partner';
  agent?: 'own-bookings' | 'own-customers' | 'same-partner';
};

/** A resource or a kind that is missing here is closed to every role of that kind, its admins too. */
export const partnerRules: Readonly<Partial<Record<Subject, Rules>>> = {
  boats: { supplier: 'own-boats' },
  sessions: { supplier: 'own-sessions' },
  'sessions-manifest': { supplier: 'own-sessions' },
  'passenger-manifest': { supplier: 'own-sessions', agent: 'own-bookings' },
  attendance: { supplier: 'own-sessions' },
  bookings: { agent: 'own-bookings' },
  customers: { agent: 'own-customers' },
  users: { supplier: 'same-partner', agent: 'same-partner' },
};

export function partnerRule(resource: Subject, kind: PartnerKind): RowRule | 'none' {
  return partnerRules[resource]?.[kind] ?? 'none';
}

/** What partners may do beside reading: a supplier keeps its boats current, an agent sells, both tend their users. */
const partnerWrites: Readonly<Record<PartnerKind, Partial<Record<Subject, readonly Action[]>>>> = {
  supplier: { boats: ['update'], users: ['create', 'update', 'delete'] },
  agent: {
    bookings: ['create', 'update'],
    customers: ['create', 'update'],
    users: ['create', 'update', 'delete'],
  },
};

/** The most a partner of this kind can hold, whatever role or table says. */
export function partnerMay(kind: PartnerKind, resource: Subject, action: Action): boolean {
  if (partnerRule(resource, kind) === 'none') return false;
  return action === 'read' || (partnerWrites[kind][resource]?.includes(action) ?? false);
}
