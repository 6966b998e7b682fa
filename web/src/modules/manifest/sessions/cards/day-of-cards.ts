import { freeToSell, sessionBadge } from '@leme/contract/bookings/rules';
import { fold } from '@leme/contract/kit/language/fold';
import { placesOf as departurePlaces, type Places } from '@leme/contract/manifest/departures';
import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';
import type { Gap, SessionsManifestSearch } from '../sessions-manifest-search.ts';

/** Whether a session that is still to sail or under way lacks what it cannot sail without. */
export function lacks(card: SessionCard, gap: Gap, now: number): boolean {
  const badge = sessionBadge(card, now);
  if (badge === 'cancelled' || badge === 'finished') return false;
  return gap === 'boat' ? card.boats.length === 0 : !card.guide_name;
}

/** Whether every word typed begins or stands somewhere in product, boat or customer name. */
export function isFound(card: SessionCard, typed: string): boolean {
  const wanted = fold(typed);
  if (wanted === '') return true;
  const customers = card.customers.map(({ name }) => name);
  const names = [card.product.name, ...card.boats.map(({ boat_name }) => boat_name), ...customers];
  return names.some((name) => fold(name).includes(wanted));
}

/** The cards the filters leave. */
export function filterCards(
  cards: readonly SessionCard[],
  { product, status, q, missing }: SessionsManifestSearch,
  now: number,
): SessionCard[] {
  return cards.filter(
    (card) =>
      (product === undefined || card.product.id === product) &&
      (status === undefined || card.status === status) &&
      (missing === undefined || lacks(card, missing, now)) &&
      isFound(card, q ?? ''),
  );
}

export type DayTotals = {
  sessions: number;
  passengers: number;
  aboard: number;
  free: number;
  withoutBoat: number;
  withoutGuide: number;
};

/** The day in numbers; free are the seats that can still be sold, of departures to come. */
export function totalsOfDay(cards: readonly SessionCard[], now: number): DayTotals {
  const sum = (of: (card: SessionCard) => number) => cards.reduce((total, card) => total + of(card), 0);
  const isToCome = (card: SessionCard) => sessionBadge(card, now) === 'scheduled';
  return {
    sessions: cards.length,
    passengers: sum(({ passengers }) => passengers),
    aboard: sum(({ aboard }) => aboard),
    free: sum((card) => (isToCome(card) ? freeToSell(card) : 0)),
    withoutBoat: cards.filter((card) => lacks(card, 'boat', now)).length,
    withoutGuide: cards.filter((card) => lacks(card, 'guide', now)).length,
  };
}

/** Where the line of the hour stands and which departure is next; -1 when none is to come. */
export function placesOf(cards: readonly SessionCard[], now: number): Places {
  return departurePlaces(
    cards.map(({ status, starts_at, departed_at, passengers: expected, aboard, absent }) => ({
      status,
      starts_at,
      departed_at,
      expected,
      settled: aboard + absent,
    })),
    now,
  );
}
