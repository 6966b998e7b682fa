import { sql } from 'kysely';
import { db } from '../database/sql.ts';
import type { Tx } from '../database/transaction.ts';
import { newId } from '../ids.ts';

export type SystemLine = {
  tenantId: string;
  /** Nobody where an operator acted, whom the company cannot look up. */
  userId?: string;
  action: string;
  page?: string;
  details: Readonly<Record<string, unknown>>;
  userAgent?: string | undefined;
};

/** A line in the log of a company, which only grows. */
export function writeSystemLog(
  tx: Tx,
  { tenantId, userId, action, page, details, userAgent }: SystemLine,
): void {
  tx.send(
    db.insertInto('system_logs').values({
      tenant_id: tenantId,
      id: newId(),
      ...(userId && { user_id: userId }),
      action,
      ...(page && { page }),
      details: JSON.stringify(details),
      user_agent: userAgent?.slice(0, 400) ?? null,
      // Lines of one transaction keep their order.
      created_at: sql`clock_timestamp()`,
    }),
  );
}
