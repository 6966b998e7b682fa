import type { prepareDevice as prepareDeviceEndpoint } from '@leme/contract/access/device-endpoints';
import type { AuthSession } from '@leme/contract/access/endpoints';
import { call } from '#kit/api.ts';
import { forgetDays } from '#kit/device/days.ts';
import { keepKey } from '#kit/device/keys.ts';
import { isSignedInAs } from '#kit/session-store.ts';

/**
 * Gets what this device needs while it is without a connection: the key of the person's outbox, and by a cookie the leave
 * to send it later. What somebody else opened on it goes.
 */
export async function prepareDevice({ user, tenant, acting, permissions }: AuthSession): Promise<void> {
  if (acting || tenant.is_platform) return;
  const { key } = await call<typeof prepareDeviceEndpoint>('POST /auth/device', {}, { background: true });
  if (!key) return;
  const owner = `${user.id}.${tenant.id}`;
  try {
    await keepKey(owner, key, () => isSignedInAs(owner));
    await forgetDays((row) => row.owner !== owner);
  } catch {
    // A browser that keeps nothing: the outbox says so itself.
    return;
  }
  // So that the browser does not clear a queue to make room; it may say no.
  if (permissions.includes('attendance:create')) await navigator.storage?.persist?.().catch(() => false);
}
