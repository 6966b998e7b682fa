/** What a lead says of how many want to come; null is what nobody filled in. */
export type PassengerCounts = {
  group_size?: number | null;
  passenger_count: number | null;
  adult_count: number | null;
  child_count: number | null;
};

/** Who wants to come, as it is told: as one number, as adults and children, or null for nobody. */
export type Passengers =
  | { told: 'together'; count: number }
  | { told: 'apart'; adults: number; children: number }
  | null;

/** The words passengers are told in; each takes how many there are. */
export type PassengerWords = {
  together: (count: number) => string;
  adults: (count: number) => string;
  children: (count: number) => string;
  /** What stands between adults and children. */
  between: string;
  nobody: string;
};

/** How many want to come: the size of the group where it is filled in, else their number, else adults and children. */
export function totalPassengers(lead: PassengerCounts): number {
  return lead.group_size ?? lead.passenger_count ?? (lead.adult_count ?? 0) + (lead.child_count ?? 0);
}

/**
 * Who wants to come. A product that is not shared is told as one number, every other as adults and children; a lead of
 * which only the number is known has no other way to tell it.
 */
export function passengersOf(lead: PassengerCounts, isPrivate: boolean): Passengers {
  const [count, adults, children] = [totalPassengers(lead), lead.adult_count ?? 0, lead.child_count ?? 0];
  if (!isPrivate && adults + children > 0) return { told: 'apart', adults, children };
  return count > 0 ? { told: 'together', count } : null;
}

/** Passengers in words; a part of nobody is left out. */
export function passengersText(passengers: Passengers, words: PassengerWords): string {
  if (passengers === null) return words.nobody;
  if (passengers.told === 'together') return words.together(passengers.count);
  const { adults, children } = passengers;
  return [adults > 0 ? words.adults(adults) : '', children > 0 ? words.children(children) : '']
    .filter((part) => part !== '')
    .join(words.between);
}
