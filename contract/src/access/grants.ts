import { partnerMay } from './partner-rules.ts';
import { type Action, actions, keyOf, type PermissionKey } from './permission.ts';
import { nonEditable, platformResources, resources, type Subject, superAdminResources } from './resources.ts';
import { isFullAccess, isManager, isPlatformRole, partnerKind, type Role } from './roles.ts';

export type Grant = { resource: Subject; action: Action; granted: boolean };

const managersLack: ReadonlySet<Subject> = new Set([
  'system-config',
  'role-permissions',
  'user-roles',
  'access-log',
]);

const supplierReads: readonly PermissionKey[] = [
  'boats:read',
  'sessions:read',
  'sessions-manifest:read',
  'passenger-manifest:read',
  'attendance:read',
];

/**
 * What a role holds before any difference. The full roles and the managers are rules, not lists. `saas_user` is the
 * platform's support desk: it opens accounts for companies and looks at three more screens.
 */
export const defaultGrants: Readonly<Record<Role, 'rule' | readonly PermissionKey[]>> = {
  saas_super_admin: 'rule',
  saas_admin: 'rule',
  saas_manager: 'rule',
  saas_user: ['dashboard:read', 'users:read', 'users:create', 'users:update', 'products:read', 'leads:read'],
  admin: 'rule',
  supplier_admin: 'rule',
  agent_admin: 'rule',
  manager: 'rule',
  supplier_manager: 'rule',
  agent_manager: 'rule',
  supplier_user: supplierReads,
  agent_user: ['bookings:read', 'customers:read', 'passenger-manifest:read'],
  marinheiro: [
    'sessions-manifest:read',
    'passenger-manifest:read',
    'passenger-health:read',
    'logbook:read',
    'logbook:create',
    'logbook:update',
    'quick-fuel:read',
    'quick-fuel:create',
    'quick-fuel:update',
    'crew-rosters:read',
    'crew-competencies:read',
    'attendance:create',
    'booking-payments:create',
  ],
  user: ['dashboard:read', 'sessions-manifest:read', 'passenger-manifest:read'],
  supplier: supplierReads,
};

/** Whether differences of a company apply to the role; rules and the platform's own roles stay as they are. */
export function isEditable(role: Role): boolean {
  return defaultGrants[role] !== 'rule' && !isPlatformRole(role);
}

/** The most a role can ever hold: platform, super administrator and partner limits, which win over everything. */
export function withinReach(role: Role, resource: Subject, action: Action): boolean {
  return beyondReach(role, resource, action) === null;
}

type Limit = 'super-admin-only' | 'platform-only' | 'partner';

function beyondReach(role: Role, resource: Subject, action: Action): Limit | null {
  if (superAdminResources.has(resource)) return role === 'saas_super_admin' ? null : 'super-admin-only';
  if (platformResources.has(resource))
    return role === 'saas_super_admin' || role === 'saas_admin' ? null : 'platform-only';
  const kind = partnerKind(role);
  return kind === null || partnerMay(kind, resource, action) ? null : 'partner';
}

/**
 * What decided a right, in the order it is asked: the rule or the default of the role, a difference of the company, an
 * exception of the person, the reach of the role, the modules of the company. `reads-users` is the one right that comes
 * with another.
 */
export type Reason = 'rule' | 'default' | 'difference' | 'exception' | Limit | 'module' | 'reads-users';
export type Decision = { granted: boolean; by: Reason };

/** What decides the rights of a person. */
export type RightsOf = {
  role: Role;
  /** The company's `role_permissions` for the role. */
  differences: readonly Grant[];
  /** The person's `user_permissions` that have not ended. */
  exceptions?: readonly Grant[];
  /** Those of the company's modules; `null` for platform operators, whom no module limits. */
  activeResources: ReadonlySet<Subject> | null;
};

/** Who may be given exceptions: a role of rules takes none, or takes rights away alone. */
export function exceptionsFor(role: Role): 'both' | 'denials' | 'none' {
  if (isFullAccess(role) || isPlatformRole(role)) return 'none';
  return isManager(role) ? 'denials' : 'both';
}

/** The rights that exceptions take from a person of the role. */
export function deniedBy(role: Role, exceptions: readonly Grant[]): ReadonlySet<PermissionKey> {
  if (exceptionsFor(role) === 'none') return new Set();
  return new Set(exceptions.filter(({ granted }) => !granted).map(keyOf));
}

/** Whether a role holds one of these rights, by its rule or by what a company made of it, whatever its modules are. */
export function holdsAny(role: Role, differences: readonly Grant[], rights: ReadonlySet<string>): boolean {
  const held: ReadonlySet<string> = effectivePermissions({ role, differences, activeResources: null });
  return !held.isDisjointFrom(rights);
}

/** What a person may do and which line decided it, for every resource and action. */
export function decider(input: RightsOf): (resource: Subject, action: Action) => Decision {
  const { role } = input;
  const active = isPlatformRole(role) ? null : input.activeResources;
  const held = heldBy(input);
  const decide = (resource: Subject, action: Action): Decision => {
    const decision = held(resource, action);
    if (!decision.granted) return decision;
    const limit = beyondReach(role, resource, action);
    if (limit) return { granted: false, by: limit };
    return active && !active.has(resource) ? { granted: false, by: 'module' } : decision;
  };
  return (resource, action) => {
    const decision = decide(resource, action);
    const opens = resource === 'crew-competencies' && action === 'read' && role !== 'saas_user';
    if (decision.granted || !opens || !decide('users', 'read').granted) return decision;
    // Who reads all users reads all their competencies; others need the right on their own.
    const isThere = withinReach(role, resource, action) && (active?.has(resource) ?? true);
    return isThere ? { granted: true, by: 'reads-users' } : decision;
  };
}

function heldBy({
  role,
  differences,
  exceptions = [],
}: RightsOf): (resource: Subject, action: Action) => Decision {
  if (isFullAccess(role)) return () => ({ granted: true, by: 'rule' });
  const takes = exceptionsFor(role);
  const lines = new Map<PermissionKey, Decision>();
  for (const row of isEditable(role) ? differences : [])
    lines.set(keyOf(row), { granted: row.granted, by: 'difference' });
  for (const row of takes === 'none' ? [] : exceptions)
    if (takes === 'both' || !row.granted) lines.set(keyOf(row), { granted: row.granted, by: 'exception' });
  const byDefault = heldByDefault(role);
  return (resource, action) => lines.get(keyOf({ resource, action })) ?? byDefault(resource, action);
}

/** What a role holds where nobody changed anything. */
function heldByDefault(role: Role): (resource: Subject, action: Action) => Decision {
  if (isManager(role)) return (resource) => ({ granted: !managersLack.has(resource), by: 'rule' });
  const defaults = defaultGrants[role];
  const held = new Set<PermissionKey>(defaults === 'rule' ? [] : defaults);
  return (resource, action) => ({ granted: held.has(keyOf({ resource, action })), by: 'default' });
}

/** The rights a person really has. */
export function effectivePermissions(input: RightsOf): ReadonlySet<PermissionKey> {
  const decide = decider(input);
  const granted = new Set<PermissionKey>();
  for (const resource of resources)
    for (const action of actions)
      if (decide(resource, action).granted) granted.add(keyOf({ resource, action }));
  return granted;
}

/** The answer of `get_user_effective_permissions`. */
export function grantList(granted: ReadonlySet<PermissionKey>): readonly Grant[] {
  return resources.flatMap((resource) =>
    actions
      .filter((action) => granted.has(keyOf({ resource, action })))
      .map((action) => ({ resource, action, granted: true })),
  );
}

/** Whether an actor may store a difference for another role: never for the own one, never a right not held. */
export function mayStoreGrant(
  actor: { role: Role; permissions: ReadonlySet<string> },
  role: Role,
  grant: Grant,
): boolean {
  if (actor.role === role || !isEditable(role) || nonEditable.has(grant.resource)) return false;
  if (!grant.granted) return true;
  return actor.permissions.has(keyOf(grant)) && withinReach(role, grant.resource, grant.action);
}

type Holder = { role: Role; permissions: ReadonlySet<string> };
type Right = { resource: Subject; action: Action };

/** What an actor may set for a person: never for oneself, never about a right not held, and only what the role can take. */
export function mayStoreException(actor: Holder, role: Role, grant: Grant): boolean {
  const takes = exceptionsFor(role);
  if (takes === 'none' || nonEditable.has(grant.resource)) return false;
  if (!grant.granted) return mayEndException(actor, grant);
  return (
    takes === 'both' && actor.permissions.has(keyOf(grant)) && withinReach(role, grant.resource, grant.action)
  );
}

/**
 * Whether an actor may take a right from a person, or an exception about it back: who holds the right. A full role holds it
 * while its module is switched off too, or nobody could.
 */
export function mayEndException({ role, permissions }: Holder, right: Right): boolean {
  const isByRule = isFullAccess(role) && withinReach(role, right.resource, right.action);
  return isByRule || permissions.has(keyOf(right));
}

/** What the accounts of `FALLBACK_ADMIN_EMAILS` hold while the look-up of permissions fails. */
export const fallbackGrants: readonly Grant[] = [
  { resource: 'crew-rosters', action: 'read', granted: true },
  { resource: 'dashboard', action: 'read', granted: true },
  { resource: 'users', action: 'read', granted: true },
];
