import type { Subject } from './resources.ts';

export const actions = ['read', 'create', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

export type Need = { resource: Subject; action: Action };

/** What an endpoint or a page asks of the caller; `operator` is any account of the platform's own tenant. */
export type Permission = 'public' | 'signed-in' | 'operator' | Need | { anyOf: readonly Need[] };

/** A granted right as it travels and is looked up: `bookings:read`. */
export type PermissionKey = `${Subject}:${Action}`;

export function may(resource: Subject, action: Action): Need {
  return { resource, action };
}

export function read(resource: Subject): Need {
  return may(resource, 'read');
}

export function keyOf(need: Need): PermissionKey {
  return `${need.resource}:${need.action}`;
}

/**
 * Whether the granted rights satisfy a permission. Whether somebody is signed in at all is settled before a set of
 * rights exists, hence 'signed-in' is true here.
 */
export function isAllowed(granted: ReadonlySet<string>, permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  if (permission === 'operator') return false;
  if ('anyOf' in permission) return permission.anyOf.some((need) => granted.has(keyOf(need)));
  return granted.has(keyOf(permission));
}
