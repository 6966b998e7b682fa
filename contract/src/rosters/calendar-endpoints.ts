import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';

const permission = may('crew-rosters', 'read');

export const readCrewCalendar = endpoint({
  method: 'GET',
  path: '/crew-calendars',
  summary:
    'Whether one subscribed to a calendar of one’s own duties, and since when; its address is not told again',
  permission,
  reply: z.object({ calendar: z.object({ id, created_at: z.string() }).nullable() }),
});

export const createCrewCalendar = endpoint({
  method: 'POST',
  path: '/crew-calendars',
  summary:
    'A calendar of one’s own duties, by an address that is told this once; the one before opens nothing any more',
  permission,
  // Nobody keeps its answer; asked again it gives another address.
  repeat: 'harmless',
  reply: z.object({ id, created_at: z.string(), token: z.string() }),
  status: 201,
});

export const revokeCrewCalendar = endpoint({
  method: 'POST',
  path: '/crew-calendars/:id/revocation',
  of: 'crew_calendars',
  summary: 'The address of a calendar of one’s own opens nothing any more',
  permission,
  repeat: 'harmless',
  params: idParams,
  reply: z.object({ id }),
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/calendars/:name',
  summary:
    'The duties of whoever holds its token (`{token}.ics`), of published weeks, as iCalendar: no customer, no telephone; unknown and revoked alike are not there',
  permission: 'public',
  // Calendars ask every quarter of an hour, and a company has one address.
  limit: 600,
  params: z.object({ name: z.string().max(120) }),
  reply: z.object({}),
  gives: 'file',
});
