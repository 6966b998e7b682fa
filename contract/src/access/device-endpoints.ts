import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';

/** How long a device may still send what it queued after it was last online with its person signed in. */
export const crewHours = 72;

export const prepareDevice = endpoint({
  method: 'POST',
  path: '/auth/device',
  summary:
    'Prepares the device for being without a connection: the key of its outbox (32 bytes, base64), and for whoever checks passengers in a cookie good for sending them later. Null for an operator in a company, who leaves nothing on a device',
  permission: 'signed-in',
  repeat: 'harmless',
  reply: z.object({ user_id: id, key: z.string().nullable() }),
});
