import { bookings as declared } from '@leme/contract/bookings/bookings';
import { manifestPassengers } from '@leme/contract/bookings/passengers';
import { toldAs } from '@leme/contract/kit/resource/entity';
import type { Hooks } from '#kit/hooks';
import { record } from '#kit/resource/history/record';
import { stopsOfBoat } from './availability/stops-of-boat.ts';
import { companionPlaces, emptyPlaces } from './customers/companion-places.ts';
import {
  comingSailings,
  countBookings,
  emptyBookings,
  heldBookings,
  moveBookings,
} from './customers/person-bookings.ts';
import { heldCredits, moveCredits } from './customers/person-money.ts';
import { namesOfCustomers } from './customers/require-customer.ts';
import { firstSteps } from './first-steps.ts';
import { heldNotes, replaceNotes } from './payments/payment-notes.ts';
import { ahead, comes } from './sessions/coming-departures.ts';
import { bookingsOnHold, sailingOf } from './sessions/sailing.ts';
import { followsZone, zoneMoves } from './zone/zone-moves.ts';

/** What bookings do for customers, who know nothing of them. */
export const hooks: Hooks = {
  keeps: comingSailings,
  firstSteps,
  ahead,
  comes,
  tellsOfBoat: stopsOfBoat,

  async forgets(work, person) {
    const { tx, actor, now } = work;
    const { bookings, passengers } = await emptyBookings(work, person);
    const places = await emptyPlaces(work, await companionPlaces(work, person, bookings));
    const others = [...new Set(places.map(({ booking_id }) => booking_id))];
    const notes = await heldNotes(work, bookings, person.marks);
    await replaceNotes({ tx, actor }, notes, now);
    const touched = [...bookings, ...others];
    const steps = touched.map((id) => ({ id, action: 'erased' as const, kind: 'updated' as const }));
    record({ tx, actor }, declared, steps);
    const histories = [
      ...bookings.map((id) => ({ resource: declared.name, id })),
      ...places.map(({ booking_id, position }) => ({
        resource: declared.name,
        id: booking_id,
        only: { field: toldAs(manifestPassengers, 'position'), is: position },
      })),
    ];
    return { touched, histories, counts: { bookings: bookings.length, passengers } };
  },

  async holds(work, person) {
    const bookings = await heldBookings(work, person);
    const ids = bookings.map(({ id }) => id);
    return {
      bookings,
      companion_of: await companionPlaces(work, person, ids),
      payment_notes: await heldNotes(work, ids, person.marks),
      credits: await heldCredits(work, person, ids),
    };
  },

  async repoints(work, register, pair) {
    if (register !== 'customers') return;
    await moveCredits(work, pair);
    const moved = await moveBookings(work, pair);
    const names = await namesOfCustomers(work, [pair.from, pair.to]);
    const steps = moved.map(({ id, column }) => ({
      id,
      action: 'updated' as const,
      changes: { [column]: [names.get(pair.from), names.get(pair.to)] as const },
    }));
    record(work, declared, steps);
  },

  sailing: sailingOf,
  zoneMoves,
  followsZone,
  bookingsOnHold,

  refersTo: async (work, register, ids) => (register === 'customers' ? await countBookings(work, ids) : []),
};
