import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { db } from '../../database/sql.ts';
import type { TenantTx } from '../../database/tenant-tx.ts';
import { newId } from '../../ids.ts';

const slots = [1, 2];
const leaseSeconds = 60;
const renewAfterMs = 20_000;
/** How many this process moves for a company: whom it would refuse anyway costs the database nothing. */
const moving = new Map<string, number>();

export type TransferLease = {
  /** Says that it is still used; often enough between two pieces of work. */
  renew(): Promise<void>;
  /** A second time changes nothing. */
  release(): Promise<void>;
};

/** One of the two transfers a company may have at a time, over all processes; a dead one's is free after a minute. */
export async function acquireTransferLease(tenantTx: TenantTx, { tenantId }: Actor): Promise<TransferLease> {
  const own = moving.get(tenantId) ?? 0;
  if (own >= slots.length) throw full();
  moving.set(tenantId, own + 1);
  const holder = newId();
  const leave = () => {
    const rest = (moving.get(tenantId) ?? 1) - 1;
    if (rest > 0) moving.set(tenantId, rest);
    else moving.delete(tenantId);
  };
  try {
    if (!(await claim(tenantTx, tenantId, holder))) throw full();
  } catch (error) {
    leave();
    throw error;
  }
  let keptAt = Date.now();
  let isFree = false;
  return {
    async renew() {
      if (Date.now() - keptAt < renewAfterMs) return;
      keptAt = Date.now();
      await tenantTx.write(tenantId, (tx) =>
        tx.change(
          db
            .updateTable('transfers')
            .set({ ends_at: lease() })
            .where('tenant_id', '=', tenantId)
            .where('holder', '=', holder),
        ),
      );
    },
    async release() {
      if (isFree) return;
      isFree = true;
      leave();
      await tenantTx.write(tenantId, (tx) =>
        tx.change(db.deleteFrom('transfers').where('tenant_id', '=', tenantId).where('holder', '=', holder)),
      );
    },
  };
}

async function claim(tenantTx: TenantTx, tenant_id: string, holder: string): Promise<boolean> {
  return await tenantTx.write(tenant_id, async (tx) => {
    for (const slot of slots) {
      const taken = await tx.change(
        db
          .insertInto('transfers')
          .values({ tenant_id, slot, holder, ends_at: lease() })
          .onConflict((conflict) =>
            conflict
              .columns(['tenant_id', 'slot'])
              .doUpdateSet({ holder, ends_at: sql<string>`excluded.ends_at` })
              .where(sql<boolean>`excluded.ends_at - transfers.ends_at > ${whole}`),
          ),
      );
      if (taken > 0) return true;
    }
    return false;
  });
}

const whole = sql`${leaseSeconds} * interval '1 second'`;

function lease() {
  return sql<string>`now() + ${whole}`;
}

function full(): Problem {
  return new Problem('too-many-requests', { params: { retry_after: 10 } });
}
