import { partnerMay } from './partner-rules.ts';
import { type Action, actions, keyOf, may, type PermissionKey } from './permission.ts';
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
  if (superAdminResources.has(resource)) return role === 'saas_super_admin';
  if (platformResources.has(resource)) return role === 'saas_super_admin' || role === 'saas_admin';
  const kind = partnerKind(role);
  return kind === null || partnerMay(kind, resource, action);
}

function heldByRole(
  role: Role,
  differences: readonly Grant[],
): (resource: Subject, action: Action) => boolean {
  if (isFullAccess(role)) return () => true;
  if (isManager(role)) return (resource) => !managersLack.has(resource);
  const defaults = defaultGrants[role];
  const held = new Set<PermissionKey>(defaults === 'rule' ? [] : defaults);
  for (const row of isEditable(role) ? differences : []) {
    if (row.granted) held.add(keyOf(row));
    else held.delete(keyOf(row));
  }
  return (resource, action) => held.has(keyOf(may(resource, action)));
}

/**
 * The rights a person really has. `differences` are the company's `role_permissions` for the role; `activeResources`
 * are those of its modules, `null` for platform operators, whom no module limits.
 */
export function effectivePermissions(input: {
  role: Role;
  differences: readonly Grant[];
  activeResources: ReadonlySet<Subject> | null;
}): ReadonlySet<PermissionKey> {
  const { role } = input;
  const active = isPlatformRole(role) ? null : input.activeResources;
  const isHeld = heldByRole(role, input.differences);
  const granted = new Set<PermissionKey>();
  for (const resource of resources) {
    if (active && !active.has(resource)) continue;
    for (const action of actions) {
      if (isHeld(resource, action) && withinReach(role, resource, action))
        granted.add(keyOf({ resource, action }));
    }
  }
  if (opensCompetencies(role, granted, active)) granted.add('crew-competencies:read');
  return granted;
}

/** Who reads all users reads all their competencies; others need the right on their own. */
function opensCompetencies(
  role: Role,
  granted: ReadonlySet<PermissionKey>,
  active: ReadonlySet<Subject> | null,
): boolean {
  if (role === 'saas_user' || !granted.has('users:read')) return false;
  return withinReach(role, 'crew-competencies', 'read') && (active?.has('crew-competencies') ?? true);
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

/** What the accounts of `FALLBACK_ADMIN_EMAILS` hold while the look-up of permissions fails. */
export const fallbackGrants: readonly Grant[] = [
  { resource: 'crew-rosters', action: 'read', granted: true },
  { resource: 'dashboard', action: 'read', granted: true },
  { resource: 'users', action: 'read', granted: true },
];
