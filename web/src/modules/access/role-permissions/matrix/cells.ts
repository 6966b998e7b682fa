import { decider, isEditable, mayStoreGrant, withinReach } from '@leme/contract/access/grants';
import type { listRoleDifferences } from '@leme/contract/access/people/rights-endpoints';
import { type Action, actions, keyOf, type PermissionKey } from '@leme/contract/access/permission';
import { nonEditable, resources, type Subject } from '@leme/contract/access/resources';
import { isFullAccess, type Role } from '@leme/contract/access/roles';
import type { ReplyOf } from '@leme/contract/kit/endpoint';

export type Differences = ReplyOf<typeof listRoleDifferences>;
export type Difference = Differences['data'][number];

/** Why a cell is fixed. */
export type Lock =
  | 'full'
  | 'manager'
  | 'own-role'
  | 'read-only'
  | 'platform'
  | 'partner'
  | 'module'
  | 'reads-users'
  | 'not-held';

/** One right of one role: what it is, what it was by default, who changed it, and whether it may be changed. */
export type Cell = {
  role: Role;
  resource: Subject;
  action: Action;
  /** With what is not saved yet. */
  isOn: boolean;
  byDefault: boolean;
  difference: Difference | undefined;
  isPending: boolean;
  lock: Lock | null;
};

/** What was chosen and not saved yet. */
export type Draft = ReadonlyMap<PermissionKey, boolean>;
export const noDraft: Draft = new Map();

/** Who looks at the rights. */
export type Looker = { role: Role; permissions: ReadonlySet<string>; mayChange: boolean };

type Asked = { role: Role; differences: Differences; draft: Draft; looker: Looker };
export type CellOf = (resource: Subject, action: Action) => Cell;

/** The differences of one role, by the right they are about. */
export function differencesOf({ data }: Differences, role: Role): ReadonlyMap<string, Difference> {
  const own = data.filter((difference) => difference.role === role);
  return new Map(own.map((each) => [`${each.resource}:${each.action}`, each]));
}

/** The default of a role, before modules. */
export function defaultOf(role: Role): (resource: Subject, action: Action) => boolean {
  const decide = decider({ role, differences: [], activeResources: null });
  return (resource, action) => decide(resource, action).granted;
}

/** The rights of a role, cell by cell. */
export function cellsOf({ role, differences, draft, looker }: Asked): CellOf {
  const stored = differencesOf(differences, role);
  const byDefault = defaultOf(role);
  const active = differences.active_resources && new Set(differences.active_resources);
  const storedAt = (resource: Subject, action: Action) =>
    stored.get(keyOf({ resource, action }))?.granted ?? byDefault(resource, action);
  const chosen = (resource: Subject, action: Action) =>
    draft.get(keyOf({ resource, action })) ?? storedAt(resource, action);
  const lines = resources.flatMap((resource) =>
    actions.map((action) => ({ resource, action, granted: chosen(resource, action) })),
  );
  const decide = decider({ role, differences: isEditable(role) ? lines : [], activeResources: active });
  // Who reads all users reads all their competencies, whatever stands here.
  const comesAlong = (resource: Subject, action: Action) =>
    resource === 'crew-competencies' && action === 'read' && decide('users', 'read').granted;
  return (resource, action) => {
    const isOn = decide(resource, action).granted;
    const isStored = storedAt(resource, action);
    const facts = {
      role,
      resource,
      action,
      looker,
      isActive: active?.has(resource) ?? true,
      comesAlong: comesAlong(resource, action),
      mayStay: isOn || isStored,
    };
    return {
      role,
      resource,
      action,
      isOn,
      byDefault: byDefault(resource, action),
      difference: stored.get(keyOf({ resource, action })),
      isPending: chosen(resource, action) !== isStored,
      lock: lockOf(facts),
    };
  };
}

type Facts = {
  role: Role;
  resource: Subject;
  action: Action;
  looker: Looker;
  isActive: boolean;
  comesAlong: boolean;
  /** It is there, or was before it was taken away here. */
  mayStay: boolean;
};

/** What nobody can change comes before what this person may not. */
function lockOf({ role, resource, action, looker, isActive, comesAlong, mayStay }: Facts): Lock | null {
  if (nonEditable.has(resource)) return 'platform';
  if (!withinReach(role, resource, action)) return 'partner';
  if (!isActive) return 'module';
  if (!isEditable(role)) return isFullAccess(role) ? 'full' : 'manager';
  if (!looker.mayChange) return 'read-only';
  if (looker.role === role) return 'own-role';
  if (comesAlong) return 'reads-users';
  return mayStay || mayStoreGrant(looker, role, { resource, action, granted: true }) ? null : 'not-held';
}
