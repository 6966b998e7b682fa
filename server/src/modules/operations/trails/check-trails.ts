import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { ring } from './alarms.ts';
import type { Noted } from './noted-seals.ts';
import { type Block, blocksOf, misfitOf, type Trail, trailNames } from './trails.ts';

const blocksAtOnce = 20;

/**
 * Looks at every block of a company from the first: rows changed, gone, or put behind the seal, blocks gone, and blocks
 * other than those noted outside of the database. A transaction holds some blocks, never a whole trail. Answers how
 * many changes are new.
 */
export async function checkTrails(tenantTx: TenantTx, tenantId: string, noted: Noted): Promise<number> {
  let found = 0;
  for (const trail of trailNames) found += await checkTrail(tenantTx, { tenantId, trail }, noted[trail]);
  return found;
}

type Whose = { tenantId: string; trail: Trail };
type Part = { last: Block | undefined; rung: number; isEnd: boolean };

async function checkTrail(tenantTx: TenantTx, whose: Whose, noted: Noted[Trail]): Promise<number> {
  let found = 0;
  for (let part: Part = { last: undefined, rung: 0, isEnd: false }; !part.isEnd; found += part.rung) {
    const { last } = part;
    part = await tenantTx.write(whose.tenantId, (tx) => checkPart(tx, whose, { start: last, noted }));
  }
  return found;
}

async function checkPart(
  tx: Tx,
  { tenantId, trail }: Whose,
  { start, noted }: { start: Block | undefined; noted: Noted[Trail] },
): Promise<Part> {
  let [last, rung] = [start, 0];
  const ringFor = async (block: number, found_hash: string) => {
    if (await ring(tx, tenantId, { trail, block, found_hash })) rung += 1;
  };
  const from = (start?.number ?? 0) + 1;
  const blocks = await blocksOf(tx, tenantId, trail, { from, limit: blocksAtOnce });
  for (const block of blocks) {
    const awaited = (last?.number ?? 0) + 1;
    if (block.number !== awaited) await ringFor(awaited, 'gone');
    const misfit = await misfitOf(tx, { tenantId, trail }, block, last);
    if (misfit !== null) await ringFor(block.number, misfit);
    const isOther = noted?.number === block.number && noted.hash !== block.hash;
    if (isOther) await ringFor(block.number, block.hash);
    last = block;
  }
  const isEnd = blocks.length < blocksAtOnce;
  if (isEnd && noted && noted.number > (last?.number ?? 0)) await ringFor(noted.number, 'gone');
  return { last, rung, isEnd };
}
