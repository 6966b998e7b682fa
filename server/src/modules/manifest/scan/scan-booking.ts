import { type Judgement, judgeScan, readScan, type Scan } from '@leme/contract/manifest/scan';
import { judgeManifestScan } from '@leme/contract/manifest/scan-endpoints';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { sessionsFor } from '#modules/bookings/public';
import { partyOf, scannedBooking } from './scan-queries.ts';

const unknown: Judgement = { ok: false, reason: 'unknown' };

/**
 * The judgement a device asks for when its day does not hold the code: the same function over what the actor may see.
 * A code of another company is told apart by its own text; no row of that company is read.
 */
export const servesScan = serve(judgeManifestScan, async ({ input, tx, actor }): Promise<Judgement> => {
  const scan = readScan(input.code);
  const question = {
    scan,
    tenant_id: actor.tenantId,
    date: input.date,
    session_id: input.session_id ?? null,
  };
  const first = judgeScan({ ...question, sessions: [] });
  if (first.ok || first.reason !== 'needs-server') return first;
  const session = await sessionOf(tx, actor, scan);
  if (!session) return unknown;
  return judgeScan({ ...question, sessions: [session] });
});

async function sessionOf(tx: Tx, actor: Actor, scan: Scan) {
  const booking = await scannedBooking(tx, actor, scan);
  if (!booking) return null;
  const [session, passengers] = await Promise.all([
    tx.first(sessionsFor(actor).where('s.id', '=', booking.session_id)),
    partyOf(tx, actor, booking.id),
  ]);
  if (!session) return null;
  return {
    ...session,
    product: { name: session.product_name ?? '' },
    bookings: [{ ...booking, cancelled: booking.status === 'cancelled', passengers }],
  };
}
