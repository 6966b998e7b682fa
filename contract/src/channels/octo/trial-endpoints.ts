import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';

const trialStep = z.object({
  step: z.enum(['availability', 'reserve', 'confirm', 'cancel']),
  method: z.string(),
  /** Below the address of OCTO. */
  path: z.string(),
  /** As JSON. */
  request: z.string(),
  answer: z.string(),
  status: z.number().int(),
  ms: z.number().int(),
});
export type TrialStep = z.output<typeof trialStep>;

export const tryPartner = endpoint({
  method: 'POST',
  path: '/channel-partners/:id/trial',
  of: 'channel_partners',
  summary:
    'Asks OCTO as this partner would, as a test: availability, reservation, confirmation, cancellation; nobody’s seat is taken. Ends with the first refusal',
  permission: may('reservas-externas', 'update'),
  params: idParams,
  body: z.strictObject({ product_id: id.optional() }),
  reply: z.object({
    steps: z.array(trialStep).max(4),
    /** Why not all four were asked: nothing is for sale, or the last one was refused. */
    ended: z.enum(['no-product', 'no-departure', 'refused']).nullable(),
  }),
});
export type Trial = z.output<(typeof tryPartner)['reply']>;
