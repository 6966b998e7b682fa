import { expect, test } from 'vitest';
import { bookingFaults, bookingFields, emptyBooking, seatsWanted, totalCents } from './booking-values.ts';

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
  const sent = bookingFields('s', good);
  expect(sent.passengers).toEqual(counts(2, 1, 1));
  expect(sent.payment).toBeNull();
  expect(bookingFields('s', { ...good, passengers: counts(0, 1, 0) }).passengers).toEqual([
    { fare_type_id: 'couple', quantity: 1 },
  ]);
  const paid = { ...good, payment: { amount: 50, method: 'dinheiro' as const } };
  expect(bookingFields('s', paid).payment).toEqual({ amount: 50, method: 'dinheiro' });
});

test('an empty form names what it needs', () => {
  const nobody = { ...emptyBooking(fares), passengers: counts(0, 0, 0) };
  expect(bookingFaults(nobody, fares).map(({ field, code }) => [field, code])).toEqual([
    ['customer_name', 'required'],
    ['passengers', 'needPassenger'],
  ]);
  expect(bookingFaults(good, fares)).toEqual([]);
});

test('a booking begins with one person of the first fare that takes a seat', () => {
  const [adult, couple, baby] = fares;
  const countsOf = (given: typeof fares) => emptyBooking(given).passengers.map(({ quantity }) => quantity);
  expect(countsOf(fares)).toEqual([1, 0, 0]);
  expect(countsOf([baby, couple, adult].flatMap((fare) => fare ?? []))).toEqual([0, 1, 0]);
  expect(countsOf(fares.slice(2))).toEqual([0]);
});

test('telephone, e-mail and payment are checked only when given', () => {
  const wrong = {
    ...good,
    customer_name: 'M',
    customer_phone: '123',
    customer_email: 'maria@',
    payment: { amount: 660.21, method: 'pix' as const },
  };
  expect(bookingFaults(wrong, fares).map(({ code }) => code)).toEqual([
    'shortName',
    'badPhone',
    'badEmail',
    'aboveTotal',
  ]);
});

test.each(['a..b@x.co', 'joão@x.co', 'a@b'])(
  'the address %s, which the server refuses, is refused at once',
  (customer_email) => {
    expect(bookingFaults({ ...good, customer_email }, fares)).toEqual([
      { field: 'customer_email', code: 'badEmail' },
    ]);
  },
);
