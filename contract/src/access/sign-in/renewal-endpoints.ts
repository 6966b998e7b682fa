import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { codeText } from './second-factor.ts';

export const renewAccess = endpoint({
  method: 'POST',
  path: '/auth/renewal',
  summary:
    'Gives a signed-in person another seven days of access for the password and, where there is one, a code',
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({ password: z.string().min(1).max(1024), code: codeText.optional() }),
  reply: z.object({ access_expires_at: z.string() }),
});
