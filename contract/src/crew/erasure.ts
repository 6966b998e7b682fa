import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { requiredText } from '../kit/values/text.ts';

export const eraseMember = endpoint({
  method: 'POST',
  path: '/crew-members/:id/erasure',
  of: 'crew_members',
  summary:
    'Forgets somebody of the crew for good (LGPD), with the pictures of their papers; what was done stays',
  permission: may('crew-members', 'delete'),
  params: idParams,
  body: z.strictObject({ reason: requiredText(200, 3) }),
  reply: z.object({ id, erased_at: z.string(), papers: z.number().int() }),
});
