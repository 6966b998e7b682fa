import { type Fault, faults } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { type PartyPerson, whoLeaves } from './who-leaves.ts';

type Wanted = { fare_type_id: string; quantity: number };
export type PartyRow = Wanted & { id: string; unit_price: number; pax_count: number };
type Fare = { id: string; cost_price: number; pax_count: number };

export type Party = {
  rows: readonly PartyRow[];
  people: readonly PartyPerson[];
  wanted: readonly Wanted[];
  /** Whom the person at the desk chose to leave. */
  leaving: readonly string[];
  /** Fares on sale: what a row that was not there before costs. */
  fares: readonly Fare[];
  newId: () => string;
};

export type PartyPlan = {
  changed: { id: string; quantity: number; cents: number }[];
  added: { id: string; fare_type_id: string; quantity: number; cents: number; unitCents: number }[];
  dropped: string[];
  /** Who leaves, and the row of each person who joins. */
  leaves: string[];
  joins: (string | null)[];
  /** By how much seats, people and price change. */
  seats: number;
  people: number;
  cents: number;
};

/** What a changed party means for rows, people, seats and price. Rows that stay keep their price and their people. */
export function planParty(party: Party): PartyPlan {
  const { matched, added } = matchRows(party);
  // A group of several has no fares to put its people on.
  if (party.rows.length === 0 && party.people.length > 1 && added.length > 0)
    throw faults([{ pointer: '/passengers', code: 'option' }]);
  const changes = party.rows.map((row) => ({ row, quantity: matched.get(row.id) ?? 0 }));
  const leaves = whoLeaves(party.people, party.leaving, changes);
  const delta = (by: (change: { row: PartyRow; more: number }) => number) =>
    changes.reduce((sum, { row, quantity }) => sum + by({ row, more: quantity - row.quantity }), 0);
  const news = added.map((row) => ({ ...row, cents: row.unitCents * row.quantity }));
  const kept = changes.filter(({ row, quantity }) => quantity !== row.quantity && quantity > 0);
  // A booking without fares takes one seat for its one person.
  const fareless = party.rows.length === 0 && added.length > 0 ? 1 : 0;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    changed: kept.map(({ row, quantity }) => ({
      id: row.id,
      quantity,
      cents: toCents(row.unit_price) * quantity,
    })),
    added: news.map(({ pax_count: _, ...row }) => row),
    dropped: changes.filter(({ quantity }) => quantity === 0).map(({ row }) => row.id),
    leaves,
    joins: [
      ...changes.flatMap(({ row, quantity }) =>
        Array<string>(Math.max(0, quantity - row.quantity)).fill(row.id),
      ),
      ...news.flatMap(({ id, quantity }) => Array<string>(quantity).fill(id)),
    ],
    seats:
      delta(({ row, more }) => more * row.pax_count) +
      sum(added.map(({ quantity, pax_count }) => quantity * pax_count)) -
      fareless,
    people: delta(({ more }) => more) + sum(added.map(({ quantity }) => quantity)) - fareless,
    cents: delta(({ row, more }) => more * toCents(row.unit_price)) + sum(news.map(({ cents }) => cents)),
  };
}

/** A group that was sold by its size and is of another now: it has no fares, and each of it takes a seat. */
export function planGroup({ people, leaving }: Pick<Party, 'people' | 'leaving'>, wanted: number): PartyPlan {
  const more = wanted - people.length;
  const leaves = whoLeaves(people, leaving, [
    { row: { id: null, quantity: people.length }, quantity: wanted },
  ]);
  return {
    changed: [],
    added: [],
    dropped: [],
    leaves,
    joins: Array<null>(Math.max(0, more)).fill(null),
    seats: more,
    people: more,
    cents: 0,
  };
}

function matchRows({ rows, wanted, fares, newId }: Party) {
  if (wanted.length === 0 && rows.length > 0)
    throw faults([{ pointer: '/passengers', code: 'too-small', params: { minimum: 1 } }]);
  const errors: Fault[] = [];
  const matched = new Map<string, number>();
  const added = wanted.flatMap(({ fare_type_id, quantity }, index) => {
    const row = rows.find((each) => each.fare_type_id === fare_type_id && !matched.has(each.id));
    if (row) {
      matched.set(row.id, quantity);
      return [];
    }
    const fare = fares.find(({ id }) => id === fare_type_id);
    if (fare) {
      const unitCents = toCents(fare.cost_price);
      return [{ id: newId(), fare_type_id, quantity, unitCents, pax_count: fare.pax_count }];
    }
    errors.push({ pointer: `/passengers/${index}/fare_type_id`, code: 'unknown' });
    return [];
  });
  if (errors.length > 0) throw faults(errors);
  return { matched, added };
}
