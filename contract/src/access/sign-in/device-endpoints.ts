import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';

/** How long a device may still send what it queued after it was last online with its person signed in. */
export const deviceTokenHours = 72;

/** What a device may still send then: what was seen and done at the quay and at sea. Whoever holds one of these has such a device. */
export const deviceRights = [
  'attendance:create',
  'logbook:create',
  'quick-fuel:create',
  'quick-fuel:update',
  'departure-override:create',
] as const;

export const prepareDevice = endpoint({
  method: 'POST',
  path: '/auth/device',
  summary:
    'What kept builds ask for by itself and newer ones get with the session: the key of the outbox of this device (32 bytes, base64), and for whoever checks passengers in, keeps the logbook or notes fuel a cookie good for sending that later. Null for operators, who leave nothing on a device',
  permission: 'signed-in',
  repeat: 'harmless',
  reply: z.object({ user_id: id, key: z.string().nullable() }),
});
