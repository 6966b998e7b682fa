import type {
  getStandings,
  ManifestBooking,
  PassengerManifest,
  Standing,
} from '@leme/contract/manifest/endpoints';
import { mostStandings } from '@leme/contract/manifest/rules';
import type { QueryKey } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { withBookings } from '../../attendance.ts';
import { noteAnswers } from './kept-days.ts';

const mostTries = 3;

/**
 * Asks where the bookings that were marked stand, and puts that into the day and into what this device keeps of it.
 * Answers false when all of the day has to be asked for: it shows more of a booking than was said, or less.
 */
export async function takeInMarks(queryKey: QueryKey, marked: ReadonlySet<string>): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const query = queryClient.getQueryCache().find<PassengerManifest>({ queryKey });
    const day = query?.state.data;
    if (!query || !day || query.state.status === 'error' || query.state.fetchStatus === 'paused')
      return false;
    if (query.state.fetchStatus === 'fetching') {
      // What is on its way may have been asked for before the mark.
      await query.promise?.catch(() => undefined);
      continue;
    }
    const bookings = day.data.flatMap((session) => session.bookings).filter(({ id }) => marked.has(id));
    if (bookings.length === 0) return true;
    if (bookings.length > mostStandings) return false;
    const { dataUpdateCount, dataUpdatedAt } = query.state;
    const ids = bookings.map(({ id }) => id).join();
    const { data } = await call<typeof getStandings>(
      'GET /passenger-manifest/bookings',
      { ids },
      { background: true },
    );
    await new Promise<void>(afterPointerUp);
    // A tap was answered or the day was asked for meanwhile: which of the two is newer nobody can tell.
    if (query.state.dataUpdateCount !== dataUpdateCount || query.state.fetchStatus !== 'idle') continue;
    const answers = answersTo(bookings, data);
    if (!answers) return false;
    const put = (booking: ManifestBooking) => ({ ...booking, ...answers[booking.id] });
    queryClient.setQueryData<PassengerManifest>(
      queryKey,
      (before) => before && withBookings(before, marked, put),
      { updatedAt: dataUpdatedAt },
    );
    const owner = ownerHere();
    if (owner) await noteAnswers(owner, [day.date], answers).catch(() => undefined);
    return true;
  }
  return false;
}

/** What was said, by booking; nothing when a booking left the day or has other people by now. */
function answersTo(bookings: readonly ManifestBooking[], said: readonly Standing[]) {
  const standings = new Map(said.map((standing) => [standing.id, standing]));
  const answers: Record<string, Pick<ManifestBooking, 'checkin' | 'no_show' | 'passengers'>> = {};
  for (const { id, passengers: known } of bookings) {
    const standing = standings.get(id);
    if (standing?.passengers.length !== known.length) return null;
    const { checkin, no_show, passengers: stand } = standing;
    const passengers = known.map((person) => ({ ...person, ...stand.find((each) => each.id === person.id) }));
    if (known.some((person) => !stand.some((each) => each.id === person.id))) return null;
    answers[id] = { checkin, no_show, passengers };
  }
  return answers;
}
