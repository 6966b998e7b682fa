import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { companyZone } from './company-zone.ts';

const zone = fieldSchema(companyZone.fields.timezone);

export const previewZone = endpoint({
  method: 'GET',
  path: '/settings/time-zone',
  summary:
    'Which departures to come leave at another instant by the clock of a zone, with how many bookings; those first to leave by name',
  permission: read('settings'),
  query: z.strictObject({ timezone: zone }),
  reply: z.object({
    /** The zone as it is. */
    timezone: z.string(),
    departures: z.int(),
    bookings: z.int(),
    first: z.array(
      z.object({
        id,
        product: z.string(),
        date: z.string(),
        start_time: z.string(),
        /** When it leaves now, and when it would. */
        leaves: z.string(),
        would_leave: z.string(),
        bookings: z.int(),
      }),
    ),
  }),
});

export const changeZone = endpoint({
  method: 'PUT',
  path: '/settings/time-zone',
  summary:
    'Changes the clock of the company: departures to come keep date and hour and leave at the instants of that clock, all in one go; what has begun stays',
  permission: may('settings', 'update'),
  body: z.strictObject({
    timezone: zone,
    /** The zone it was read with: of two at once the second is told. */
    was: z.string().max(60),
  }),
  reply: z.object({ timezone: z.string(), moved: z.int() }),
});
