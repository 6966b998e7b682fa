import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { requiredText } from '../../kit/values/text.ts';
import { alertTypes } from '../alerts/alert-list.ts';
import { orderStates } from './order-states.ts';

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/work-orders/:id/reopening',
  of: 'work_orders',
  summary:
    'What was closed and is not right after all goes on in an order of its own, linked to the closed one, with its boat, engine, people and checklist; `reason` is what that says',
  permission: may('work-orders', 'create'),
  params: idParams,
  body: z.strictObject({ reason: requiredText(500, 3) }),
  reply: z.object({ id, code: z.string() }),
  status: 201,
});

const linked = z.object({ id, code: z.string(), title: z.string(), status: z.enum(orderStates) });

export const readOrderLinks = endpoint({
  method: 'GET',
  path: '/work-orders/:id/links',
  of: 'work_orders',
  summary:
    'What an order was opened for, what it goes on from and what goes on from it, and what of its parts is lacking',
  permission: may('work-orders', 'read'),
  params: idParams,
  reply: z.object({
    alert: z
      .object({
        id,
        type: z.enum(alertTypes),
        description: z.string(),
        params: z.string().nullable(),
        is_pending: z.boolean(),
      })
      .nullable(),
    reopens: linked.nullable(),
    reopened_as: z.array(linked),
    /** It is in the book of its boat. */
    is_booked: z.boolean(),
  }),
});
export type OrderLinks = ReplyOf<typeof readOrderLinks>;
