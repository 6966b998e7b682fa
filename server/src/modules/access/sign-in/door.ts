import { Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { isKnown } from '../device/known-device.ts';
import { warnOnce } from './sign-in-warning.ts';
import { count, forget, fromNetwork, type Limit, takeBack, throttleKey } from './throttle.ts';

/** By account and network, so that nobody can lock an administrator out from elsewhere. */
const near: Limit = { most: 5, seconds: 15 * 60 };
/** By account over all networks: locks nobody out, but asks more. */
const far: Limit = { most: 50, seconds: 3600 };
/** Nobody guesses 256 bits; it is the work that is bounded, and an old mail may be opened again. */
const links: Limit = { most: 20, seconds: 15 * 60 };

/** Somebody who gives the password of an account, which need not exist. */
export type Knock = {
  tenant_id: string;
  email: string;
  address: string;
  /** What the browser shows of accounts it is known to; `all` where a session or a link from a mail vouches for it. */
  known: readonly string[] | 'all';
  now: Temporal.Instant;
};
type Account = { id: string; password_hash: string | null };

const nearOf = ({ tenant_id, email, address }: Knock) => ({ tenant_id, key: fromNetwork(email, address) });
const farOf = ({ tenant_id, email }: Knock) => ({ tenant_id, key: throttleKey(email, 'everywhere') });

/**
 * Stands before every password: counts the attempt as a failure and answers the account whose password may now be
 * looked at, undefined where there is none. An account nobody has is counted alike.
 */
export async function knock<A extends Account>(
  authTx: AuthTx,
  who: Knock,
  accountOf: (tx: Tx) => Promise<A | undefined>,
): Promise<A | undefined> {
  // A refusal is answered and not thrown inside, or what was counted would be rolled back.
  const answer = await authTx.write(who.tenant_id, async (tx) => {
    const wait = await count(tx, nearOf(who), near);
    if (wait > 0) return new Problem('too-many-requests', { params: { retry_after: wait } });
    const longWait = await count(tx, farOf(who), far);
    const account = await accountOf(tx);
    if (longWait === 0 || isVouchedFor(who, account)) return { account };
    await warnOnce(tx, who, account);
    return new Problem('known-device-only', { params: { retry_after: longWait } });
  });
  if (answer instanceof Problem) throw answer;
  return answer.account;
}

/** Whether a session, a link or a device that has signed in before says that it is the person. */
export function isVouchedFor({ known }: Knock, account: Account | undefined): boolean {
  return known === 'all' || isKnown(known, account);
}

/** The password was right: what was counted at the door is forgotten, with the transaction that lets in. */
export function letIn(tx: Tx, who: Knock): void {
  forget(tx, nearOf(who));
  takeBack(tx, farOf(who));
}

/** The password was right and something else is missing: the attempt counts as none, and those before it stay. */
export function letBe(tx: Tx, who: Knock): void {
  takeBack(tx, nearOf(who));
  takeBack(tx, farOf(who));
}

/** Stands before the use of a link: too many from one network that were no good, and none is looked at for a while. */
export async function tryLink<T>(authTx: AuthTx, address: string, use: () => Promise<T>): Promise<T> {
  const counter = { tenant_id: platformTenantId, key: fromNetwork('link', address) };
  const wait = await authTx.write(platformTenantId, (tx) => count(tx, counter, links));
  if (wait > 0) throw new Problem('too-many-requests', { params: { retry_after: wait } });
  const letBe = () => authTx.write(platformTenantId, async (tx) => takeBack(tx, counter));
  try {
    const used = await use();
    await letBe();
    return used;
  } catch (error) {
    if (!(error instanceof Problem && error.problem === 'link-invalid')) await letBe();
    throw error;
  }
}
