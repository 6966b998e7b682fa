import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { expect, test } from 'vitest';
import { listAddressReader } from '#kit/resource/list/list-address.ts';
import { addressOfQuick, isQuick, quickChoices, quickNames } from './quick-choices.ts';

const read = listAddressReader(bookingList);

test('a quick choice is an address the list understands whole, and only its own', () => {
  const choices = quickChoices('2031-02-08');
  for (const name of quickNames) {
    const address = read(addressOfQuick(choices[name]));
    expect(address, name).toMatchObject(choices[name]);
    expect(quickNames.filter((each) => isQuick(choices[each], address))).toEqual([name]);
  }
});

test('another filter beside it makes it another list', () => {
  const { toReturn } = quickChoices('2031-02-08');
  expect(isQuick(toReturn, read({ ...toReturn, q: 'Ana' }))).toBe(false);
  expect(isQuick(toReturn, read({ ...toReturn, sort: 'created_at' }))).toBe(true);
});
