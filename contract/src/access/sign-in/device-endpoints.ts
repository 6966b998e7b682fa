import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';

/** How long a device may still send what it queued after it was last online with its person signed in. */
export const deviceTokenHours = 72;

export const prepareDevice = endpoint({
  method: 'POST',
  path: '/auth/device',
  summary:
    'What kept builds ask for by itself and newer ones get with the session: the key of the outbox of this device (32 bytes, base64), and for whoever checks passengers in a cookie good for sending them later. Null for operators, who leave nothing on a device',
  permission: 'signed-in',
  repeat: 'harmless',
  reply: z.object({ user_id: id, key: z.string().nullable() }),
});
