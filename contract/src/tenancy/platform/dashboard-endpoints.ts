import { z } from 'zod';
import { read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { companyLooks } from '../companies/company-looks.ts';
import { listedStates } from '../companies/listed-states.ts';

/** How many months are drawn. */
export const monthsDrawn = 12;

export const readPlatformDashboard = endpoint({
  method: 'GET',
  path: '/saas-dashboard',
  summary:
    'How many companies stand where, what wants a look, and what was opened and stopped by month, in counts alone',
  permission: read('saas-dashboard'),
  reply: z.object({
    states: z
      .array(z.object({ status: z.enum(listedStates), companies: z.int() }))
      .length(listedStates.length),
    looks: z.array(z.object({ look: z.enum(companyLooks), companies: z.int() })).length(companyLooks.length),
    /** Of all companies on the operator's day. */
    check_ins: z.int(),
    /** Letters, of the last seven days. */
    mails_failed: z.int(),
    new_requests: z.int(),
    /** The last is not over. */
    months: z.array(z.object({ month: z.string(), opened: z.int(), stopped: z.int() })).length(monthsDrawn),
  }),
});
