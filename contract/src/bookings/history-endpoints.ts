import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { historyPage } from '../kit/resource/history.ts';
import { instant } from '../kit/values/time.ts';
import { bookingDetail } from './life/booking-detail.ts';

export const getBooking = endpoint({
  method: 'GET',
  path: '/bookings/:id',
  of: 'bookings',
  summary: 'One booking, with how its price came about and the policy it was sold by',
  permission: read('bookings'),
  params: idParams,
  namesPeople: true,
  reply: bookingDetail,
});

export const bookingHistory = endpoint({
  method: 'GET',
  path: '/bookings/:id/history',
  of: 'bookings',
  summary:
    'Who changed what and when, newest first, with its payments, its people, their boats and attendance; `before` and `at` are those of the last step that was read',
  permission: read('bookings'),
  params: idParams,
  query: z
    .strictObject({ before: id.optional(), at: instant.optional() })
    .refine(({ before, at }) => (before === undefined) === (at === undefined), { error: 'together' }),
  namesPeople: true,
  reply: historyPage,
});

export const sessionHistory = endpoint({
  method: 'GET',
  path: '/sessions/:id/history',
  of: 'sessions',
  summary: 'Who changed what of a session and when, newest first',
  permission: read('sessions'),
  params: idParams,
  query: z.strictObject({ before: id.optional() }),
  reply: historyPage,
});
