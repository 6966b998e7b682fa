import { getStandings } from '@leme/contract/manifest/endpoints';
import { serve } from '#kit/http/serve';
import { redactionFor } from '#modules/bookings/public';
import { peopleOfBookings, standingBookings } from '../manifest-queries.ts';
import { personRow } from '../person-row.ts';

/** What a page asks when it hears who was marked: the marks, and not its whole day again. */
export const servesStandings = serve(getStandings, async ({ input, tx, actor }) => {
  const [bookings, people] = await Promise.all([
    standingBookings(tx, actor, input.ids),
    peopleOfBookings(tx, actor, input.ids),
  ]);
  const { identity } = redactionFor(actor);
  const partyOf = Map.groupBy(people, (person) => person.booking_id);
  return {
    data: bookings.map((booking) => ({
      ...booking,
      passengers: (partyOf.get(booking.id) ?? []).map((person) => {
        const { id, status, status_at, status_by, heads } = personRow(person, identity);
        return { id, status, status_at, status_by, heads };
      }),
    })),
  };
});
