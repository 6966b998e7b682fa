import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { expect, test } from 'vitest';
import { entityResolver } from '#kit/form/lazy/entity/entity-resolver.ts';
import {
  type BookingValues,
  bookingFields,
  changedFields,
  emptyBooking,
  faresOfEdit,
  groupFare,
  isNobody,
  newBooking,
  paysTooMuch,
  seatsWanted,
  totalCents,
  valuesOfBooking,
} from './booking-values.ts';

const fares = [
  { id: 'adult', label: 'Adulto', cost_price: 180.1, pax_count: 1 },
  { id: 'couple', label: 'Casal', cost_price: 300, pax_count: 2 },
  { id: 'baby', label: 'Bebê', cost_price: 0, pax_count: 0 },
];
const counts = (adult: number, couple: number, baby: number) => [
  { fare_type_id: 'adult', quantity: adult },
  { fare_type_id: 'couple', quantity: couple },
  { fare_type_id: 'baby', quantity: baby },
];
const good = { ...emptyBooking(fares), customer_name: 'Maria', passengers: counts(2, 1, 1) };

test('price and seats follow the fares', () => {
  expect(totalCents(fares, counts(3, 1, 2))).toBe(84_030);
  expect(seatsWanted(fares, counts(3, 1, 2))).toBe(5);
  expect(seatsWanted(fares, counts(0, 0, 0))).toBe(0);
});

test('only counted fares and money that came in are sent', () => {
  const sent = newBooking('s', good);
  expect(sent.passengers).toEqual(counts(2, 1, 1));
  expect(sent.payment).toBeNull();
  expect(newBooking('s', { ...good, passengers: counts(0, 1, 0) }).passengers).toEqual([
    { fare_type_id: 'couple', quantity: 1 },
  ]);
  const paid = { ...good, payment: { amount: 50, method: 'dinheiro' as const } };
  expect(newBooking('s', paid).payment).toEqual({ amount: 50, method: 'dinheiro' });
});

test('of a group its people are counted, and nothing else is sent of its party', () => {
  const group = { customer_name: 'Escola', people: 8, booking_passengers: [] } as unknown as BookingRow;
  const shown = faresOfEdit(group, fares, 'Pessoas do grupo');
  expect(shown).toEqual([{ id: groupFare, label: 'Pessoas do grupo', cost_price: 0, pax_count: 1 }]);
  const values = valuesOfBooking(group, shown);
  expect(values.passengers).toEqual([{ fare_type_id: groupFare, quantity: 8 }]);
  const sent = changedFields({ ...values, passengers: [{ fare_type_id: groupFare, quantity: 10 }] });
  expect(sent).toMatchObject({ people: 10 });
  expect('passengers' in sent).toBe(false);
  expect(faresOfEdit({ ...group, people: 1 }, fares, '')).toEqual(fares);
});

const faultsOf = async (values: BookingValues) => {
  const judge = entityResolver<BookingValues>(bookings, bookingFields, (typed) => ({
    passengers: isNobody(typed) && 'nobody',
  }));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await judge(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

test('an empty form names what it needs', async () => {
  expect(await faultsOf({ ...emptyBooking(fares), passengers: counts(0, 0, 0) })).toEqual({
    customer_name: 'Preencha este campo',
    passengers: 'nobody',
  });
  expect(await faultsOf(good)).toEqual({});
});

test('a booking begins with one person of the first fare that takes a seat', () => {
  const [adult, couple, baby] = fares;
  const countsOf = (given: typeof fares) => emptyBooking(given).passengers.map(({ quantity }) => quantity);
  expect(countsOf(fares)).toEqual([1, 0, 0]);
  expect(countsOf([baby, couple, adult].flatMap((fare) => fare ?? []))).toEqual([0, 1, 0]);
  expect(countsOf(fares.slice(2))).toEqual([0]);
});

test('telephone and e-mail are checked only when given', async () => {
  const wrong = { ...good, customer_name: 'M', customer_phone: '123', customer_email: 'maria@' };
  expect(await faultsOf(wrong)).toEqual({
    customer_name: 'Use pelo menos 2 caracteres',
    customer_phone: 'Telefone inválido',
    customer_email: 'Email inválido',
  });
});

test('no more is paid than the party costs, to the cent', () => {
  const pays = (amount: number | null) => ({ ...good, payment: { amount, method: 'pix' as const } });
  expect([null, 660.2, 660.21].map((amount) => paysTooMuch(pays(amount), 66_020))).toEqual([
    false,
    false,
    true,
  ]);
});

test.each(['a..b@x.co', 'joão@x.co', 'a@b'])(
  'the address %s, which the server refuses, is refused at once',
  async (customer_email) => {
    expect(await faultsOf({ ...good, customer_email })).toEqual({ customer_email: 'Email inválido' });
  },
);
