import { Problem } from '@leme/contract/kit/problem';
import { requestList, requestMoves } from '@leme/contract/tenancy/requests/company-requests';
import { askForCompany, moveRequest } from '@leme/contract/tenancy/requests/request-endpoints';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve, serveOpen } from '#kit/http/serve';
import { newId, platformTenantId } from '#kit/ids';
import { serveView } from '#kit/resource/view/serve-view';

/** As many requests a day as are kept of one address: whoever sends more is answered alike. */
const mostADay = 3;

type Needs = { authTx: AuthTx; tenantTx: TenantTx };

/** Who asked for a company of their own, and what came of it. The rows are the platform's own. */
export function servesRequests({ authTx, tenantTx }: Needs): Served[] {
  return [
    serveOpen(askForCompany, async ({ input, clock }) => {
      const now = clock.now();
      await authTx.write(platformTenantId, async (tx) => {
        await takeTurns(tx, input.email);
        if (await isFull(tx, input.email, now)) return;
        tx.send(
          db
            .insertInto('company_requests')
            .values({ tenant_id: platformTenantId, id: newId(), created_at: now.toString(), ...input }),
        );
      });
      return { message: 'request-received' as const };
    }),

    ...serveView(requestList, {
      reads: { read: (_tenant, work) => tenantTx.read(platformTenantId, work) },
      base: () => sql`select r.id, r.created_at, r.company, r.name, r.status, r.email, r.phone, r.city, r.boats,
          r.message, r.notes, r.version, r.search
        from company_requests r where r.tenant_id = ${platformTenantId}`,
    }),

    {
      ...serve(moveRequest, async ({ input, tx, actor }) => {
        const { id, version, status, notes } = input;
        const from = Object.entries(requestMoves).flatMap(([state, to]) =>
          to.includes(status) ? [state] : [],
        );
        const changed = await tx.change(
          db
            .updateTable('company_requests')
            .set({ status, notes, version: version + 1 })
            .where('tenant_id', '=', actor.tenantId)
            .where('id', '=', id)
            .where('version', '=', version)
            .where('status', '=', sql<string>`any(${from}::text[])`),
        );
        if (changed > 0) return { status, version: version + 1 };
        const current = await tx.first(
          db
            .selectFrom('company_requests')
            .select(['status', 'notes', 'version'])
            .where('tenant_id', '=', actor.tenantId)
            .where('id', '=', id),
        );
        if (!current) throw new Problem('not-found');
        if (current.version !== version)
          throw new Problem('stale-version', { params: { current, yours: { status, notes } } });
        throw new Problem('move-forbidden');
      }),
      ofPlatform: true,
    },
  ];
}

/** Requests of one address come one behind the other: two at once would each find the day half empty. */
async function takeTurns(tx: Tx, email: string): Promise<void> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${`company-requests ${email}`}, 0))`;
  await tx.rows({ compile: () => turn.compile(db) });
}

/** Whether as many as are kept came from this address within a day. */
async function isFull(tx: Tx, email: string, now: Temporal.Instant): Promise<boolean> {
  const kept = await tx.rows(
    db
      .selectFrom('company_requests')
      .select('id')
      .where('tenant_id', '=', platformTenantId)
      .where('email', '=', email)
      .where('created_at', '>', now.subtract({ hours: 24 }).toString())
      .limit(mostADay),
  );
  return kept.length >= mostADay;
}
