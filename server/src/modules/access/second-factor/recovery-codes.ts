import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@leme/contract/access/sign-in/second-factor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** Without what is taken for one another on paper: no i, l, o, u; 32 letters, five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const letters = 12;

type Whose = { tenant_id: string; user_id: string };

/** Sixty bits: `k3m9-x2pq-7whd`. */
function newCode(): string {
  const code = [...randomBytes(letters)].map((byte) => alphabet[byte % 32]).join('');
  return code.replace(/(.{4})(?!$)/g, '$1-');
}

/** Spaces, hyphens and capitals do not count, nor do letters that look like a digit. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Nobody guesses sixty bits, so one round of hashing is enough; the same code of two people has two hashes. */
function hashOf({ tenant_id, user_id }: Whose, code: string): string {
  return createHash('sha256')
    .update([tenant_id, user_id, plain(code)].join('|'))
    .digest('base64url');
}

/** Puts ten new codes in place of those there were, and answers them: the only time they are known. */
export async function replaceRecoveryCodes(tx: Tx, whose: Whose): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  forgetRecoveryCodes(tx, whose);
  await tx.change(
    db
      .insertInto('auth_recovery_codes')
      .values(codes.map((code) => ({ ...whose, code_hash: hashOf(whose, code) }))),
  );
  return codes;
}

export function forgetRecoveryCodes(tx: Tx, { tenant_id, user_id }: Whose): void {
  tx.send(
    db.deleteFrom('auth_recovery_codes').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id),
  );
}

/** Uses a code up; of two who come with the same one, one does. */
export async function spendRecoveryCode(
  tx: Tx,
  whose: Whose & { code: string; now: Temporal.Instant },
): Promise<boolean> {
  const spent = await tx.change(
    db
      .updateTable('auth_recovery_codes')
      .set({ used_at: whose.now.toString() })
      .where('tenant_id', '=', whose.tenant_id)
      .where('user_id', '=', whose.user_id)
      .where('code_hash', '=', hashOf(whose, whose.code))
      .where('used_at', 'is', null),
  );
  return spent === 1;
}
