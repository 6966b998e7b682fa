import { may } from '@leme/contract/access/permission';
import { useCallback } from 'react';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { dayIn } from '../../../days/civil-day.ts';
import { useToday } from '../../../days/use-today.ts';
import type { At, BookingRights } from './offered-acts.ts';

/** What the person may do to bookings, and the moment one is looked at. */
export function useBookingRights() {
  const can = useCan();
  const { partner, user } = useSignedIn();
  const zone = useTimeZone();
  const today = useToday();
  const changes = can(may('bookings', 'update'));
  const sells = can(may('bookings', 'create'));
  const takesMoney = can(may('booking-payments', 'create'));
  const isPartner = partner !== null;
  return {
    /** A hold is its seller's own, unless one may change bookings; a partner's is that partner's. */
    rightsFor: useCallback(
      (createdBy: string | null): BookingRights => {
        const isOwn = createdBy === user.id || changes || isPartner;
        return { sells, changes, takesMoney, isPartner, isOwn };
      },
      [sells, changes, takesMoney, isPartner, user.id],
    ),
    at: useCallback(
      ({ starts_at }: { starts_at: string | null }, now: number): At => ({
        now,
        today,
        departure: starts_at && dayIn(zone, new Date(starts_at)),
      }),
      [today, zone],
    ),
  };
}
