import { z } from 'zod';
import { read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';

export const readBookingFilters = endpoint({
  method: 'GET',
  path: '/bookings/filters',
  summary:
    'What the list of bookings is filtered by: how many there are of each state, money and channel, and the first products, agents and sellers by name',
  permission: read('bookings'),
  reply: z.object({
    facets: z.record(z.string(), z.record(z.string(), z.number().int())),
    options: z.record(
      z.string(),
      z.array(z.object({ id, label: z.string(), colour: z.string().nullable().optional() })),
    ),
  }),
});
