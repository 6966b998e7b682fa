import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { SessionCard, SessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { groupBy } from '#kit/browser/group-by.ts';
import { isMark, type Queued, type QueuedEvent } from '../../attendance/outbox/queue-rules.ts';

/** The cards of a day whose people are known: counted here as the server counts them. */
export function cardsOf({ date, today, data }: PassengerManifest): SessionsManifest {
  return { date, today, data: data.map(cardOf) };
}

function cardOf({ bookings, ...session }: ManifestSession): SessionCard {
  const states = bookings.flatMap(({ passengers }) => passengers.map(({ status }) => status));
  return {
    ...session,
    bookings: bookings.length,
    passengers: states.length,
    aboard: states.filter((status) => status === 'checked_in').length,
    absent: states.filter((status) => status === 'no_show').length,
    customers: bookings.map(({ id, customer_name }) => ({ booking_id: id, name: customer_name })),
  };
}

/** The cards with what was tapped on this device and is not through yet. */
export function optimisticCards(
  cards: readonly SessionCard[],
  queue: readonly Queued[],
): readonly SessionCard[] {
  if (queue.length === 0) return cards;
  const bySession = groupBy(queue.filter(isMark), ({ session_id }) => session_id);
  return cards.map((card) => {
    const taps = bySession.get(card.id);
    return taps ? paintCard(card, taps) : card;
  });
}

function paintCard(card: SessionCard, taps: readonly QueuedEvent[]): SessionCard {
  const people = [...groupBy(taps, (tap) => tap.manifest_passenger_id).values()];
  const change = (status: QueuedEvent['status']) =>
    people.filter((own) => own.at(-1)?.status === status).length -
    people.filter((own) => own[0]?.was === status).length;
  return { ...card, aboard: card.aboard + change('checked_in'), absent: card.absent + change('no_show') };
}
