import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { tellAccess } from '../people/auth-session/shut-out.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** Takes secret and recovery codes away; answers how many had been confirmed. */
export async function forgetSecondFactor(
  tx: Tx,
  whose: { tenant_id: string; user_id: string },
): Promise<number> {
  const { tenant_id, user_id } = whose;
  forgetRecoveryCodes(tx, whose);
  const gone = await tx.rows(
    db
      .deleteFrom('auth_second_factors')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .returning('confirmed_at'),
  );
  tellAccess(tx, tenant_id, user_id);
  return gone.filter(({ confirmed_at }) => confirmed_at !== null).length;
}
