import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { type ListAddress, unfiltered } from '#kit/resource/list/list-address.ts';

export const quickNames = ['today', 'options', 'owing', 'toReturn'] as const;
export type QuickName = (typeof quickNames)[number];

/** What a seller looks for several times a day, as addresses of the list. */
export function quickChoices(today: string): Record<QuickName, ListAddress> {
  return {
    today: { starts_at: `${today}..${today}`, status: 'on_hold,confirmed,completed', sort: 'starts_at' },
    // A cart of a seller at the counter ends in minutes and is nobody's promise.
    options: {
      hold_expires_at: `..${today}`,
      hold_kind: 'option',
      status: 'on_hold',
      sort: 'hold_expires_at',
    },
    owing: {
      starts_at: `${today}..`,
      status: 'on_hold,confirmed',
      money: 'no-deposit,partial,overdue',
      sort: 'starts_at',
    },
    toReturn: { money: 'to-return' },
  };
}

const unnarrowed: ListAddress = { ...unfiltered(bookingList), sort: undefined, view: undefined };

/** The parts of an address that make it one of these, and nothing beside. */
export function addressOfQuick(choice: ListAddress): ListAddress {
  return { ...unnarrowed, ...choice };
}

/** Whether an address narrows the list by just that. */
export function isQuick(choice: ListAddress, address: ListAddress): boolean {
  return Object.entries(addressOfQuick(choice))
    .filter(([name]) => !['sort', 'view', 'page', 'offset', 'cursor'].includes(name))
    .every(([name, value]) => value === address[name]);
}
