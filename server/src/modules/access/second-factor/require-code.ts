import { users } from '@leme/contract/access/people/users';
import { Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { record } from '#kit/resource/history/record';
import { isVouchedFor, type Knock, letBe } from '../sign-in/door.ts';
import { count, forget, type Limit, throttleKey } from '../sign-in/throttle.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { tellOfSecondFactor } from './second-factor-mail.ts';
import { stepOf } from './totp.ts';

/**
 * Over all networks: whoever guesses here has the password already, and of a million codes three are right at a time. Where
 * the person is known counts for itself, so that nobody elsewhere holds up a device of theirs or a link from a mail.
 */
const guesses: Limit = { most: 10, seconds: 3600 };

export type Holder = {
  id: string;
  full_name: string;
  password_hash: string | null;
  has_second_factor: boolean;
};
type Asked = { who: Knock; holder: Holder; code: string | undefined };
type Outcome = 'right' | Problem;

/**
 * Stands behind every right password: where the person has a second factor it takes a code of the application, which is
 * good once, or a recovery code. That one is needed is said only here, so nobody without the password learns of it.
 */
export async function requireCode(authTx: AuthTx, { who, holder, code }: Asked): Promise<void> {
  if (!holder.has_second_factor) return;
  const { tenant_id } = who;
  if (!code?.trim()) {
    // The password was right and something is missing: neither a failure nor a way in.
    await authTx.write(tenant_id, async (tx) => letBe(tx, who));
    throw new Problem('code-needed');
  }
  // A refusal is answered and not thrown inside, or what was counted would be rolled back.
  const outcome = await authTx.write(tenant_id, (tx) => tryCode(tx, { who, holder, code }));
  if (outcome !== 'right') throw outcome;
}

async function tryCode(tx: Tx, { who, holder, code }: Asked & { code: string }): Promise<Outcome> {
  const { tenant_id, email, now } = who;
  const where = isVouchedFor(who, holder) ? 'code where known' : 'code';
  const counter = { tenant_id, key: throttleKey(email, where) };
  const wait = await count(tx, counter, guesses);
  if (wait > 0) return new Problem('too-many-requests', { params: { retry_after: wait } });
  const whose = { tenant_id, user_id: holder.id };
  const digits = code.replace(/\s/g, '');
  const isOfApplication = /^\d{6}$/.test(digits);
  const isRight = isOfApplication
    ? await takeStep(tx, { ...whose, code: digits, now })
    : await spendRecoveryCode(tx, { ...whose, code, now });
  if (!isRight) return new Problem('code-wrong');
  forget(tx, counter);
  if (!isOfApplication) {
    const actor = { tenantId: tenant_id, userId: holder.id, fullName: holder.full_name };
    record({ tx, actor }, users, { id: holder.id, action: 'updated', after: { recovery_codes: 'used' } });
    await tellOfSecondFactor(tx, { ...whose, email, now }, 'code_used');
  }
  return 'right';
}

/** Takes a code of the application: it and those before it are used up, whoever else comes with one at the same moment. */
async function takeStep(
  tx: Tx,
  {
    tenant_id,
    user_id,
    code,
    now,
  }: { tenant_id: string; user_id: string; code: string; now: Temporal.Instant },
): Promise<boolean> {
  const factor = await tx.first(
    db
      .selectFrom('auth_second_factors')
      .select('secret')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('confirmed_at', 'is not', null),
  );
  if (!factor) return false;
  const step = stepOf(factor.secret, code, now);
  if (step === undefined) return false;
  const taken = await tx.change(
    db
      .updateTable('auth_second_factors')
      .set({ used_step: step })
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('secret', '=', factor.secret)
      .where((row) => row.or([row('used_step', 'is', null), row('used_step', '<', step)])),
  );
  return taken === 1;
}
