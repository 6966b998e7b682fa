import type { Permission } from '@leme/contract/access/permission';
import { isAllowed } from '@leme/contract/access/permission';
import { staysOpen } from '@leme/contract/access/plans/subscription';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '../actor.ts';

/** Lets the request through or says why not. A denied person learns the resource, the own role and how much is granted. */
export function guard(endpoint: Endpoint, actor: Actor | null): void {
  const { permission, method, boards } = endpoint;
  if (permission === 'public') return;
  requireWhole(actor, endpoint);
  // What a device queued at the pier is not given up because nobody could look up a right.
  if (boards && method !== 'GET' && !actor.rightsKnown)
    throw new Problem('unavailable', { params: { retry_after: 1 } });
  if (typeof permission !== 'string' && !actor.modulesKnown)
    throw new Problem('unavailable', { params: { retry_after: 1 } });
  const allowed = permission === 'operator' ? actor.isOperator : isAllowed(actor.permissions, permission);
  if (!allowed) throw denied(permission, actor);
}

/** Lets a machine through whose token is good for what the endpoint asks. */
export function guardMachine({ scope }: Endpoint, { machine }: Actor): void {
  if (!machine || (scope !== undefined && !machine.scopes.has(scope))) throw new Problem('token-refused');
}

type Held = Pick<Endpoint, 'whilePasswordIsTemporary' | 'whileSecondFactorIsMissing'>;

/**
 * Refuses who is not signed in, and whoever has yet to set a password of the own or a second factor, but for what that
 * takes. Each address beside the contract asks it as well.
 */
export function requireWhole(actor: Actor | null, but: Held = {}): asserts actor is Actor {
  if (!actor) throw new Problem('signed-out');
  if (actor.mustChangePassword && !but.whilePasswordIsTemporary) throw new Problem('password-temporary');
  if (actor.mustSetSecondFactor && !but.whileSecondFactorIsMissing)
    throw new Problem('second-factor-missing');
}

/** Refuses a write of a company whose subscription has lapsed, unless it is one that never waits for a plan. */
export function requireSubscription({ method, permission }: Endpoint, actor: Actor | null): void {
  if (actor?.isReadOnly && method !== 'GET' && !staysOpen(permission))
    throw new Problem('subscription-lapsed');
}

function denied(permission: Permission, actor: Actor): Problem {
  const needs = typeof permission === 'string' ? [] : 'anyOf' in permission ? permission.anyOf : [permission];
  return new Problem('forbidden', {
    params: { resource: needs[0]?.resource ?? null, role: actor.role, permissions: actor.permissions.size },
  });
}
