import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { isRinging, ring } from './alarms.ts';
import { blocksOf, endOf, hashOf, misfitOf, rowsOf, type Trail, trailNames } from './trails.ts';

const settledAfterSeconds = 60;
const mostRows = 1_000;

type Outcome = { sealed: number; rang: boolean };

/**
 * Seals what a company's trails have grown by into blocks, each holding the hash of the one before. The newest block is
 * looked at first; while something found is open nothing is sealed.
 */
export async function sealTrails(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<Outcome> {
  let sum = 0;
  for (const trail of trailNames) {
    for (let sealed = mostRows; sealed === mostRows; sum += sealed) {
      const done = await tenantTx.write(tenantId, (tx) => sealNext(tx, tenantId, trail, now));
      if (done === 'ringing') return { sealed: sum, rang: true };
      sealed = done;
    }
  }
  return { sealed: sum, rang: false };
}

async function sealNext(
  tx: Tx,
  tenantId: string,
  trail: Trail,
  now: Temporal.Instant,
): Promise<number | 'ringing'> {
  const [last] = await blocksOf(tx, tenantId, trail, 'newest');
  if (last) {
    const [before] = await blocksOf(tx, tenantId, trail, { from: last.number - 1, limit: 1 });
    const found = await misfitOf(
      tx,
      { tenantId, trail },
      last,
      before?.number === last.number ? undefined : before,
    );
    if (found !== null) await ring(tx, tenantId, { trail, block: last.number, found_hash: found });
  }
  if (await isRinging(tx, tenantId)) return 'ringing';
  const rows = await rowsOf(tx, tenantId, trail, {
    after: last ? endOf(last) : null,
    before: now.subtract({ seconds: settledAfterSeconds }).toString(),
    limit: mostRows,
  });
  const end = rows.at(-1);
  if (!end) return 0;
  tx.send(
    db.insertInto('seal_blocks').values({
      tenant_id: tenantId,
      trail,
      number: (last?.number ?? 0) + 1,
      last_at: end.at,
      last_id: end.id,
      row_count: rows.length,
      hash: hashOf(last?.hash ?? '', rows),
    }),
  );
  return rows.length;
}
