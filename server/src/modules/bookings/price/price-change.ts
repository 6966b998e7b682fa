import { toReais } from '@leme/contract/kit/values/money';
import type { TimedWork } from '#kit/work';
import type { Fare } from '../party/fares.ts';
import type { PartyPlan, PartyRow } from '../party/plan-party.ts';
import { type Line, linesOf } from './adjustments.ts';
import { type Departure, departureToSell } from './departure-to-sell.ts';
import { priceParty, type SoldParty } from './price-party.ts';
import { refuseParty } from './refuse-party.ts';
import { soldAs } from './sold-as.ts';

type Counted = { fare_type_id: string; quantity: number };
type Changing = { id: string; session_id: string };
/** A party as it was; `size` of a group that was sold by it alone. */
type Change = { rows: readonly PartyRow[]; size?: number | undefined; session: Departure };

/** A party as it shall be, at today's prices for whom it did not have before. */
export async function faresToday(
  work: TimedWork,
  booking: Changing,
  { rows, wanted, fares }: { rows: readonly PartyRow[]; wanted: readonly Counted[]; fares: readonly Fare[] },
): Promise<{ fares: Fare[]; session: Departure; today: SoldParty | null }> {
  const session = await departureToSell(work, booking.session_id);
  const known = wanted.filter(({ fare_type_id }) => fares.some(({ id }) => id === fare_type_id));
  const isNew = known.some(({ fare_type_id }) => !rows.some((row) => row.fare_type_id === fare_type_id));
  if (known.length === 0 || (!isNew && session.sharing_mode !== 'private'))
    return { fares: [...fares], session, today: null };
  if (isNew) refuseParty(known, fares);
  const today = await priceParty(work, session, { ...(await soldAs(work, booking.id)), passengers: known });
  const unit = new Map(today.party.map(({ fare_type_id, unitCents }) => [fare_type_id, unitCents]));
  const priced = fares.map((fare) => {
    const cents = unit.get(fare.id);
    return cents === undefined ? fare : { ...fare, cost_price: toReais(cents) };
  });
  return { fares: priced, session, today };
}

/** What a group of another size costs today, beside the departure it is in. */
export async function groupToday(work: TimedWork, booking: Changing, people: number) {
  const session = await departureToSell(work, booking.session_id);
  const today = await priceParty(work, session, {
    ...(await soldAs(work, booking.id)),
    passengers: [],
    people,
  });
  return { session, today };
}

/**
 * What a changed party changes beside its fares: the price of a group by what its size costs more or less today, and what is
 * missing to the smallest charge; a total never falls below nothing.
 */
export async function linesOfChange(
  work: TimedWork,
  booking: Changing & { total_price: number | null },
  change: Change & { plan: PartyPlan; today: SoldParty | null },
): Promise<Line[]> {
  const { rows, size, plan, session, today } = change;
  const before = Math.round((booking.total_price ?? 0) * 100);
  const group =
    today && session.sharing_mode === 'private'
      ? await groupChange(work, booking, { rows, size, session, today })
      : 0;
  const stored = await linesOf(work, booking.id);
  const missed = stored.reduce(
    (cents, { kind, amount }) => cents + (kind === 'minimum' ? Math.round(amount * 100) : 0),
    0,
  );
  const least = today?.trace.facts.product.min_charge ?? 0;
  const after = before + plan.cents + group;
  // Without today's price nothing is known of the smallest charge: what was missing stays.
  const minimum = today ? Math.max(0, least - (after - missed)) - missed : 0;
  const lines: Line[] = [
    { kind: 'group', cents: group, reason: null },
    { kind: 'minimum', cents: minimum, reason: null },
  ];
  const below = after + minimum;
  return below < 0 ? [...lines, { kind: 'correction', cents: -below, reason: null }] : lines;
}

async function groupChange(
  work: TimedWork,
  booking: Changing,
  { rows, size, session, today }: Change & { today: SoldParty },
): Promise<number> {
  const passengers = rows.map(({ fare_type_id, quantity }) => ({ fare_type_id, quantity }));
  const people = size === undefined ? {} : { people: size };
  const former = await priceParty(work, session, {
    ...(await soldAs(work, booking.id)),
    passengers,
    ...people,
  });
  return groupOf(today) - groupOf(former);
}

const groupOf = ({ lines }: SoldParty) =>
  lines.reduce((cents, line) => cents + (line.kind === 'group' ? line.cents : 0), 0);
