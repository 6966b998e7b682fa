import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';

/** A session as calendars know it, and a boat it may be put on. */
export type MovedSession = Calendar['sessions'][number];
export type PlaceBoat = Calendar['boats'][number];

/** Where a session would be that is not confirmed yet. */
export type Draft = {
  id: string;
  date: string;
  start_time: string;
  end_time: string;
  boat_ids: readonly string[];
};
