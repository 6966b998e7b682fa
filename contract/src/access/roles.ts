/** Every role of the product, highest rank first. */
export const roles = [
  'saas_super_admin',
  'saas_admin',
  'saas_manager',
  'saas_user',
  'admin',
  'supplier_admin',
  'agent_admin',
  'manager',
  'supplier_manager',
  'agent_manager',
  'supplier_user',
  'agent_user',
  'marinheiro',
  'user',
  'supplier',
] as const;

export type Role = (typeof roles)[number];
export type PartnerKind = 'supplier' | 'agent';

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** The highest of the given roles; names that are no role are passed over, nothing left gives `null`. */
export function highestRole(held: Iterable<string>): Role | null {
  const names = new Set(held);
  return roles.find((role) => names.has(role)) ?? null;
}

/** Whether the role belongs to the platform's own staff, who stand outside every company. */
export function isPlatformRole(role: Role): boolean {
  return role.startsWith('saas_');
}

const fullAccess: ReadonlySet<Role> = new Set([
  'saas_super_admin',
  'saas_admin',
  'admin',
  'supplier_admin',
  'agent_admin',
]);

const managers: ReadonlySet<Role> = new Set(['saas_manager', 'manager', 'supplier_manager', 'agent_manager']);

/** Roles that hold every right their scope, partner and modules leave them. */
export function isFullAccess(role: Role): boolean {
  return fullAccess.has(role);
}

/** Roles that hold every right but the administration of settings and rights. */
export function isManager(role: Role): boolean {
  return managers.has(role);
}

/** Whether a role sees only the rows of a supplier or an agent, and of which of the two. */
export function partnerKind(role: Role): PartnerKind | null {
  if (role.startsWith('supplier')) return 'supplier';
  return role.startsWith('agent') ? 'agent' : null;
}

/** Where what a role is called stands in the texts of access; a person may hold none. */
export function roleKey(role: string | null | undefined): `access.choice.role.${Role}` | 'role.none' {
  return isRole(role) ? `access.choice.role.${role}` : 'role.none';
}

const staff: readonly Role[] = ['admin', 'manager', 'marinheiro', 'user'];
const tenantRoles: readonly Role[] = roles.filter((role) => !isPlatformRole(role));

const assignable: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  saas_super_admin: roles,
  saas_admin: roles.filter((role) => role !== 'saas_super_admin'),
  saas_manager: ['saas_user', ...staff],
  saas_user: staff,
  admin: tenantRoles,
  manager: staff,
  supplier_admin: ['supplier_manager', 'supplier_user', 'supplier'],
  supplier_manager: ['supplier_user', 'supplier'],
  agent_admin: ['agent_manager', 'agent_user'],
  agent_manager: ['agent_user'],
};

/**
 * The roles a person may give to others, highest first. `null` is a role not known yet. The module Full Admin counts
 * for the company's own people only: a partner gives none but the roles of its kind.
 */
export function assignableRoles(actor: Role | null, holdsFullAdmin: boolean): readonly Role[] {
  if (actor === null) return ['admin', 'manager', 'user'];
  const listed = assignable[actor];
  if (listed) return listed;
  return holdsFullAdmin && partnerKind(actor) === null ? staff : [];
}
