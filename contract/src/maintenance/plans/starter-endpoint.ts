import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { starterNames } from './starter-plans.ts';

export const addStarterPlans = endpoint({
  method: 'POST',
  path: '/maintenance-tasks/starters',
  summary:
    'Usual plans to begin with, in the language of whoever chooses them, all or none; one whose name is there already is left out',
  permission: may('maintenance-tasks', 'create'),
  body: z.strictObject({
    plans: z.array(z.enum(starterNames)).min(1).max(starterNames.length),
    locale: z.enum(locales).default('pt-BR'),
  }),
  reply: z.object({ added: z.number().int() }),
  status: 201,
});
