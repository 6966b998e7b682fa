import { faults } from '@leme/contract/kit/problem';
import {
  deepestEvent,
  exportSecurityEvents,
  listSecurityEventPeople,
  listSecurityEvents,
} from '@leme/contract/operations/access-log-endpoints';
import { db } from '#kit/database/sql';
import { type Served, serve, serveTransfer } from '#kit/http/serve';
import type { EventLog } from '#kit/security/event-log';
import { countEvents, readEvents } from './access-log-queries.ts';
import { exportEvents } from './export-access-log.ts';

/** Who came in, who was kept out and who saw what of people, for the administrators of the company. */
export function accessLogEndpoints(events: EventLog): Served[] {
  return [
    // Not in one transaction with what it reads: writing what waits takes a turn of the company too.
    serveTransfer(listSecurityEvents, async ({ input, actor, tenantTx }) => {
      const { page, limit } = input;
      if (page * limit > deepestEvent)
        throw faults([
          { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(deepestEvent / limit) } },
        ]);
      // Whoever looks sees what happened until now.
      await events.settle();
      const [found, counted] = await tenantTx.read(actor.tenantId, (tx) =>
        Promise.all([
          readEvents(tx, actor, input, { limit: limit + 1, offset: (page - 1) * limit }),
          countEvents({ tx, actor }, input, deepestEvent),
        ]),
      );
      return {
        data: found.events.slice(0, limit),
        count: Math.min(counted, deepestEvent),
        countIsEstimate: counted > deepestEvent,
        page,
        limit,
        hasMore: found.events.length > limit,
        nextCursor: null,
      };
    }),

    serveTransfer(exportSecurityEvents, async ({ input, ...call }) => {
      await events.settle();
      return await exportEvents(call, input);
    }),

    serve(listSecurityEventPeople, async ({ tx, actor }) => ({
      data: await tx.rows(
        db
          .selectFrom('profiles')
          .select(['id', 'full_name as name'])
          .where('tenant_id', '=', actor.tenantId)
          .orderBy('full_name')
          .orderBy('id')
          .limit(2_000),
      ),
    })),
  ];
}
