import { newAddresses } from '@leme/contract/access/people/users';
import { Problem } from '@leme/contract/kit/problem';
import type { Work } from '#kit/work';
import { count, throttleKey } from '../sign-in/throttle.ts';

/**
 * Counts one more address somebody writes to that nobody here had, by the person and by the company; answers 0, or for how
 * many seconds no more may be added. A try counts too: whoever goes through addresses is stopped as who writes to them.
 */
export async function waitForAddress({ tx, actor }: Work): Promise<number> {
  const { tenantId: tenant_id, userId } = actor;
  const own = await count(
    tx,
    { tenant_id, key: throttleKey('new-addresses', userId) },
    { most: newAddresses.byPerson, seconds: newAddresses.seconds },
  );
  if (own > 0) return own;
  return await count(
    tx,
    { tenant_id, key: throttleKey('new-addresses') },
    { most: newAddresses.byCompany, seconds: newAddresses.seconds },
  );
}

/** The same, refused at once. */
export async function requireNewAddress(work: Work): Promise<void> {
  const retry_after = await waitForAddress(work);
  if (retry_after > 0) throw new Problem('too-many-new-addresses', { params: { retry_after } });
}
