import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';

export const takeExchangeBack = endpoint({
  method: 'POST',
  path: '/work-orders/:id/exchange-reversal',
  of: 'work_orders',
  summary:
    'Gives a departure the boat back it was sold on, in place of the one it sails with, while that boat is free; it stays ashore for the order, and the departure is listed again',
  permission: may('sessions', 'update'),
  params: idParams,
  body: z.strictObject({
    session_id: id,
    version: z.number().int().min(1),
    /** The boat it was given instead. */
    boat_id: id,
    sends_letter: z.boolean().default(false),
    /** Whoever of the crew could not work then is freed; else it is refused (`crew-conflict`). */
    frees_crew: z.boolean().default(false),
  }),
  reply: z.object({ session_id: id, version: z.number().int(), boat_ids: z.array(id) }),
});
