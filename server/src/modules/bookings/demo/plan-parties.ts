import { peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import { toCents } from '@leme/contract/kit/values/money';
import { named } from '../../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../../demo/fake-people.ts';
import { addBooking, type Contact, type Share } from './plan-booking.ts';
import type { PartyPlan } from './sailing-plan.ts';
import type { Fare, Product, Sailing, Schedule } from './schedule.ts';

const requirements = [
  'Alergia a camarão',
  'Cadeira de rodas',
  '4 vegetarianos; 1 sem glúten',
  'Gestante de 5 meses',
  'Enjoa com facilidade',
  'Não sabe nadar',
  'Aniversário: bolo a bordo',
] as const;

/** A party the demo describes person by person. */
export function bookWrittenParty(schedule: Schedule, sailing: Sailing, party: PartyPlan): void {
  const fares = party.fares.map(([label, quantity]) => ({
    fare: fareNamed(sailing.product, label),
    quantity,
  }));
  addBooking(schedule, sailing, {
    contact: contactFor(schedule, party.customer_name, party.hasPhone),
    fares,
    status: sailing.hasEnded ? 'completed' : 'confirmed',
    payments: party.paid === 0 ? [] : [toCents(party.paid)],
    agent_id: party.agent && named(schedule.agents, party.agent),
    special_requirements: party.special_requirements,
    attendance: party.attendance || null,
  });
}

/** Parties made up until the wanted seats are taken, exactly when all are wanted. */
export function bookMadeUpParties(schedule: Schedule, sailing: Sailing, wantedSeats: number): void {
  const { random } = schedule;
  const free = Math.min(wantedSeats, sailing.total_capacity);
  let places = sailing.people_limit ?? Number.POSITIVE_INFINITY;
  for (let left = free; left > 0; ) {
    const fares = withinPlaces(madeUpParty(schedule, sailing.product, left), places - left);
    const seats = seatsOf(fares.map(({ fare, quantity }) => ({ quantity, pax_count: fare.pax_count })));
    if (seats > left) return;
    const isHeld = !sailing.hasStarted && random.below(12) === 0;
    addBooking(schedule, sailing, {
      contact: madeUpContact(schedule),
      fares,
      status: isHeld ? 'on_hold' : sailing.hasEnded ? 'completed' : 'confirmed',
      payments: isHeld ? [] : madeUpPayments(schedule, fares),
      agent_id: random.below(4) === 0 ? random.pick([...schedule.agents.values()]) : null,
      special_requirements: random.below(9) === 0 ? random.pick(requirements) : null,
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
export function bookLostParties(schedule: Schedule, sailing: Sailing): void {
  const { random } = schedule;
  for (const status of ['cancelled', 'expired'] as const) {
    if (random.below(6) > 0) continue;
    const fares = madeUpParty(schedule, sailing.product, sailing.total_capacity);
    const paid = status === 'cancelled' ? madeUpPayments(schedule, fares) : [];
    addBooking(schedule, sailing, {
      contact: madeUpContact(schedule),
      fares,
      status,
      payments: [...paid, ...paid.map((cents) => -cents)],
      agent_id: null,
      special_requirements: null,
      attendance: null,
    });
  }
}

function madeUpParty({ random }: Schedule, product: Product, seats: number): Share[] {
  const [first] = product.fares;
  if (!first) throw new Error(`${product.name} has no fare`);
  if (product.sharing_mode === 'private') return [{ fare: first, quantity: 1 }];
  const adults = Math.min(1 + random.below(4), seats);
  const others = product.fares.slice(1).flatMap((fare) => {
    const wanted = random.below(fare.code === 'CHILD' ? 3 : 8);
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
function madeUpPayments({ random }: Schedule, fares: readonly Share[]): number[] {
  const total = fares.reduce((cents, { fare, quantity }) => cents + quantity * toCents(fare.cost_price), 0);
  const half = Math.floor(total / 2);
  const ways = [[total], [total], [total], [half, total - half], [half], []];
  return random.pick(ways).filter((cents) => cents > 0);
}

function fareNamed(product: Product, label: string): Fare {
  return named(new Map(product.fares.map((fare) => [fare.label, fare])), label);
}

function contactFor({ random, company }: Schedule, name: string, hasPhone: boolean): Contact {
  return {
    customer_id: null,
    customer_name: name,
    customer_phone: hasPhone ? fakePhone(random, company.areaCode) : null,
    customer_email: null,
  };
}

/** A regular customer of the company, or somebody who came once. */
function madeUpContact(schedule: Schedule): Contact {
  const { random, company, customers } = schedule;
  if (random.below(3) === 0) {
    const { id, name, phone, email } = random.pick(customers);
    return { customer_id: id, customer_name: name, customer_phone: phone, customer_email: email };
  }
  const customer_name = fakeName(random);
  const customer_email = random.below(2) === 0 ? fakeEmail(customer_name) : null;
  return {
    customer_id: null,
    customer_name,
    customer_phone: fakePhone(random, company.areaCode),
    customer_email,
  };
}
