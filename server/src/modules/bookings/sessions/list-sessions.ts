import { getSession, listSessions } from '@leme/contract/bookings/endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { serve } from '#kit/http/serve';
import { partsOf, readSession, sessionRow, sessionsFor } from './session-queries.ts';

export const servesSessionList = serve(listSessions, async ({ input, tx, actor, clock }) => {
  const date = input.date ?? dayIn(actor.timezone, clock.now());
  const rows = await tx.rows(
    sessionsFor(actor)
      .where('s.date', '=', date)
      .$if(input.product_id !== undefined, (query) =>
        query.where('s.product_id', '=', input.product_id ?? ''),
      )
      .orderBy('s.start_time')
      .orderBy('s.id'),
  );
  const ids = rows.map(({ id }) => id);
  const parts = await partsOf(tx, actor.tenantId, ids);
  const sessions = rows.map((row) => sessionRow(row, parts));
  return { date, data: input.status ? sessions.filter(({ status }) => status === input.status) : sessions };
});

export const servesSession = serve(getSession, ({ input, tx, actor }) => readSession(tx, actor, input.id));
