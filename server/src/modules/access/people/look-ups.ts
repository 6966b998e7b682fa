import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { brokenConstraint } from '#kit/database/database-fault';
import { writeSystemLog } from '#kit/watch/system-log';
import { count, giveBack, type Limit, takeBack, throttleKey } from '../sign-in/throttle.ts';

/** So often an hour somebody is told that an address is in use where nobody of the own company can look. */
const limit: Limit = { most: 20, seconds: 3600 };

/**
 * What it takes to be told of an address whether it is in use elsewhere. One look is taken before an address is looked at,
 * so that of many at once no more than the limit are told, and kept for the next where it was free. Each is a short
 * transaction of its own, which holds nothing that others wait for.
 */
export function openLookUps(authTx: AuthTx, actor: Actor) {
  const counter = {
    tenant_id: actor.homeTenantId,
    key: throttleKey('addresses in use elsewhere', actor.userId),
  };
  let hasLook = false;
  let told = 0;
  let retry_after = 0;
  return {
    /** Whether the next address may be looked at. */
    async may(): Promise<boolean> {
      if (!hasLook && retry_after === 0) {
        retry_after = await authTx.write(counter.tenant_id, async (tx) => {
          const wait = await count(tx, counter, limit);
          if (wait > 0) takeBack(tx, counter);
          return wait;
        });
        hasLook = retry_after === 0;
      }
      return hasLook;
    },
    refusal: () => new Problem('too-many-requests', { params: { retry_after } }),
    /** The address turned out to be in use elsewhere. */
    tell(): void {
      hasLook = false;
      told += 1;
    },
    /** Gives back what was not needed; what was told is a line in the company's log, without the addresses. */
    async end(): Promise<void> {
      if (hasLook) await authTx.write(counter.tenant_id, async (tx) => giveBack(tx, counter));
      if (told === 0) return;
      const { tenantId, userId, homeTenantId, email } = actor;
      const isForeign = tenantId !== homeTenantId;
      await authTx.write(tenantId, async (tx) =>
        writeSystemLog(tx, {
          tenantId,
          ...(!isForeign && { userId }),
          action: 'ENDERECO_EM_USO',
          page: 'users',
          details: { addresses: told, ...(isForeign && { operator: email }) },
        }),
      );
    },
  };
}

/** Does what takes an address, and answers for a taken one only so often, with a line; of the own company always. */
export async function pressing<T>(
  { authTx, actor, isOwn }: { authTx: AuthTx; actor: Actor; isOwn: () => Promise<boolean> },
  press: () => Promise<T>,
): Promise<T> {
  const looks = openLookUps(authTx, actor);
  if (!(await looks.may())) throw looks.refusal();
  try {
    return await press();
  } catch (error) {
    if (isInUse(error) && !(await isOwn())) looks.tell();
    throw error;
  } finally {
    await looks.end();
  }
}

function isInUse(error: unknown): boolean {
  if (error instanceof Problem) return error.problem === 'email-in-use';
  return brokenConstraint(error) === 'login_emails_pkey';
}
