import {
  assignableRoles,
  isPlatformRole,
  isRole,
  type PartnerKind,
  partnerKind,
  type Role,
} from '../roles.ts';

/** How many people may be given another role at once. */
export const mostMoved = 50;

/** Who changes people: the facts of an actor that count. */
export type Keeper = {
  userId: string;
  role: Role;
  partner: { kind: PartnerKind; id: string } | null;
  /** Whether the company holds the module Full Admin. */
  holdsFullAdmin: boolean;
  /** Roles that hold what is denied to the keeper. */
  withheld: readonly Role[];
  /** Whether it is the platform's own people that are kept: other roles stand there than in a company. */
  ofPlatform: boolean;
};

export type Kept = { id: string; role: string | null; supplier_id: string | null; agent_id: string | null };

/**
 * The roles a keeper may give here, highest first: those of the platform in the platform, the others elsewhere, and none
 * that holds what is denied to the keeper.
 */
export function rolesToGive({ role, holdsFullAdmin, ofPlatform, withheld }: Keeper): readonly Role[] {
  return assignableRoles(role, holdsFullAdmin).filter(
    (each) => isPlatformRole(each) === ofPlatform && !withheld.includes(each),
  );
}

/**
 * Whether a keeper may change, shut out or remove a person: never himself, only whose present role he may give, and a
 * partner's keeper only people of the same partner. Who holds no role may be kept by whoever gives any.
 */
export function mayKeep(keeper: Keeper, person: Kept): boolean {
  if (person.id === keeper.userId || !isSamePartner(keeper, person)) return false;
  const given = rolesToGive(keeper);
  return isRole(person.role) ? given.includes(person.role) : given.length > 0;
}

/** A partner's keeper sees people of that partner alone. */
export function isSamePartner({ partner }: Pick<Keeper, 'partner'>, person: Kept): boolean {
  if (!partner) return true;
  return (partner.kind === 'supplier' ? person.supplier_id : person.agent_id) === partner.id;
}

/** The column that says for which partner somebody of the role works; null for a role of the company's own. */
export function partnerColumn(role: Role): 'supplier_id' | 'agent_id' | null {
  const kind = partnerKind(role);
  return kind && (kind === 'supplier' ? 'supplier_id' : 'agent_id');
}

/** The one role of which somebody active must stay: without it nobody could let anybody in. */
export function keyRole(ofPlatform: boolean): Role {
  return ofPlatform ? 'saas_super_admin' : 'admin';
}
