import { isAllowed, may, read } from '@leme/contract/access/permission';
import type { Subject as Guarded } from '@leme/contract/access/resources';
import { searchRecords } from '@leme/contract/operations/search-endpoints';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/http/serve';
import { findNamed, findOthers } from './search-registers.ts';
import { findBookings, findDepartures } from './search-sailings.ts';

/** What the palette finds: each kind only for whoever may read it, a partner's own alone. */
export const servesRecordSearch = serve(
  searchRecords,
  async ({ input: { q }, tx, actor, clock, registers }) => {
    const named = (resource: 'customers' | 'boats' | 'suppliers', note: string) =>
      mayRead(actor, resource) ? findNamed(tx, actor, { register: registers.named(resource), note, q }) : [];
    const [bookings, customers, departures, boats, suppliers, others] = await Promise.all([
      mayRead(actor, 'bookings') ? findBookings({ tx, actor }, q, clock.now()) : [],
      named('customers', 'phone'),
      seesDepartures(actor) ? findDepartures({ tx, actor }, q, clock.now()) : [],
      named('boats', 'registration_no'),
      named('suppliers', 'phone'),
      findOthers({ tx, actor }, q, registers),
    ]);
    return { bookings, customers, departures, boats, suppliers, others };
  },
);

function mayRead(actor: Actor, resource: Guarded): boolean {
  return isAllowed(actor.permissions, read(resource));
}

function seesDepartures(actor: Actor): boolean {
  return isAllowed(actor.permissions, {
    anyOf: [may('sessions', 'read'), may('passenger-manifest', 'read'), may('sessions-manifest', 'read')],
  });
}
