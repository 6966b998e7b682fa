import { peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import { toCents } from '@leme/contract/kit/money';
import { type Berth, type Fare, named, type Product, type Sailing } from './berth.ts';
import type { PartyPlan } from './company-plan.ts';
import { inventEmail, inventName, inventPhone, requirements } from './invented-people.ts';
import { addBooking, type Contact, type Share } from './plan-booking.ts';

/** A party the demo describes person by person. */
export function bookWrittenParty(berth: Berth, sailing: Sailing, party: PartyPlan): void {
  const fares = party.fares.map(([label, quantity]) => ({
    fare: fareNamed(sailing.product, label),
    quantity,
  }));
  addBooking(berth, sailing, {
    contact: contactFor(berth, party.customer_name, party.hasPhone),
    fares,
    status: sailing.hasEnded ? 'completed' : 'confirmed',
    payments: party.paid === 0 ? [] : [toCents(party.paid)],
    agent_id: party.agent && named(berth.agents, party.agent),
    special_requirements: party.special_requirements,
    attendance: party.attendance || null,
  });
}

/** Parties made up until the wanted seats are taken, exactly when all are wanted. */
export function bookMadeUpParties(berth: Berth, sailing: Sailing, wantedSeats: number): void {
  const { luck } = berth;
  const free = Math.min(wantedSeats, sailing.total_capacity);
  let places = sailing.people_limit ?? Number.POSITIVE_INFINITY;
  for (let left = free; left > 0; ) {
    const fares = withinPlaces(madeUpParty(berth, sailing.product, left), places - left);
    const seats = seatsOf(fares.map(({ fare, quantity }) => ({ quantity, pax_count: fare.pax_count })));
    if (seats > left) return;
    const isHeld = !sailing.hasStarted && luck.below(12) === 0;
    addBooking(berth, sailing, {
      contact: madeUpContact(berth),
      fares,
      status: isHeld ? 'on_hold' : sailing.hasEnded ? 'completed' : 'confirmed',
      payments: isHeld ? [] : madeUpPayments(berth, fares),
      agent_id: luck.below(4) === 0 ? luck.pick([...berth.agents.values()]) : null,
      special_requirements: luck.below(9) === 0 ? luck.pick(requirements) : null,
      attendance: null,
    });
    left -= seats;
    places -= peopleOf(fares);
  }
}

/** The party with as many babies as there are places beside the seats still to be sold. */
function withinPlaces(party: readonly Share[], spare: number): Share[] {
  let left = spare;
  return party.flatMap(({ fare, quantity }) => {
    if (fare.pax_count > 0) return [{ fare, quantity }];
    const fitting = Math.min(quantity, left);
    left -= fitting;
    return fitting === 0 ? [] : [{ fare, quantity: fitting }];
  });
}

/** Now and then a party that gave up, its money sent back, or a hold that ran out. */
export function bookLostParties(berth: Berth, sailing: Sailing): void {
  const { luck } = berth;
  for (const status of ['cancelled', 'expired'] as const) {
    if (luck.below(6) > 0) continue;
    const fares = madeUpParty(berth, sailing.product, sailing.total_capacity);
    const paid = status === 'cancelled' ? madeUpPayments(berth, fares) : [];
    addBooking(berth, sailing, {
      contact: madeUpContact(berth),
      fares,
      status,
      payments: [...paid, ...paid.map((cents) => -cents)],
      agent_id: null,
      special_requirements: null,
      attendance: null,
    });
  }
}

function madeUpParty({ luck }: Berth, product: Product, seats: number): Share[] {
  const [first] = product.fares;
  if (!first) throw new Error(`${product.name} has no fare`);
  if (product.sharing_mode === 'private') return [{ fare: first, quantity: 1 }];
  const adults = Math.min(1 + luck.below(4), seats);
  const others = product.fares.slice(1).flatMap((fare) => {
    const wanted = luck.below(fare.code === 'CHILD' ? 3 : 8);
    if (fare.code !== 'CHILD' && wanted > 1) return [];
    return wanted === 0 ? [] : [{ fare, quantity: wanted }];
  });
  return withinSeats([{ fare: first, quantity: adults }, ...others], seats);
}

/** The party as far as it finds seats; who needs none always comes along. */
function withinSeats(party: readonly Share[], seats: number): Share[] {
  let left = seats;
  return party.flatMap(({ fare, quantity }) => {
    const fitting = fare.pax_count === 0 ? quantity : Math.min(quantity, Math.floor(left / fare.pax_count));
    left -= fitting * fare.pax_count;
    return fitting === 0 ? [] : [{ fare, quantity: fitting }];
  });
}

/** Paid at once, in two parts, by half, or not at all; integer centavos. */
function madeUpPayments({ luck }: Berth, fares: readonly Share[]): number[] {
  const total = fares.reduce((cents, { fare, quantity }) => cents + quantity * toCents(fare.cost_price), 0);
  const half = Math.floor(total / 2);
  const ways = [[total], [total], [total], [half, total - half], [half], []];
  return luck.pick(ways).filter((cents) => cents > 0);
}

function fareNamed(product: Product, label: string): Fare {
  return named(new Map(product.fares.map((fare) => [fare.label, fare])), label);
}

function contactFor({ luck, plan }: Berth, name: string, hasPhone: boolean): Contact {
  return {
    customer_id: null,
    customer_name: name,
    customer_phone: hasPhone ? inventPhone(luck, plan.areaCode) : null,
    customer_email: null,
  };
}

/** A regular customer of the company, or somebody who came once. */
function madeUpContact(berth: Berth): Contact {
  const { luck, plan, customers } = berth;
  if (luck.below(3) === 0) {
    const { id, name, phone, email } = luck.pick(customers);
    return { customer_id: id, customer_name: name, customer_phone: phone, customer_email: email };
  }
  const customer_name = inventName(luck);
  const customer_email = luck.below(2) === 0 ? inventEmail(customer_name) : null;
  return {
    customer_id: null,
    customer_name,
    customer_phone: inventPhone(luck, plan.areaCode),
    customer_email,
  };
}
