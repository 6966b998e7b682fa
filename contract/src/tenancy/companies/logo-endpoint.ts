import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';

export const readLogo = endpoint({
  method: 'GET',
  path: '/logos/:name',
  summary: 'The logo of a company, by a name that is told with the company alone; it never changes',
  permission: 'public',
  params: z.object({ name: z.string().max(100) }),
  reply: z.object({}),
  gives: 'file',
});
