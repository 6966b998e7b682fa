import type { Hooks } from '#kit/hooks';
import { announce } from '#kit/realtime/announce';
import { companionPlaces, emptyPlaces } from './companion-places.ts';
import { heldNotes, replaceNotes } from './payment-notes.ts';
import {
  comingSailings,
  countBookings,
  emptyBookings,
  heldBookings,
  moveBookings,
} from './person-bookings.ts';

/** What bookings do for customers, who know nothing of them. */
export const hooks: Hooks = {
  keeps: comingSailings,

  async forgets(work, person) {
    const { tx, actor, now } = work;
    const { bookings, passengers } = await emptyBookings(work, person);
    const others = await emptyPlaces(work, await companionPlaces(work, person, bookings));
    const notes = await heldNotes(work, bookings, person.marks);
    await replaceNotes(tx, actor, notes, now);
    const touched = [...bookings, ...others];
    announce(tx, actor, 'bookings', 'updated', touched);
    return { touched, counts: { bookings: bookings.length, passengers } };
  },

  async holds(work, person) {
    const bookings = await heldBookings(work, person);
    const ids = bookings.map(({ id }) => id);
    return {
      bookings,
      companion_of: await companionPlaces(work, person, ids),
      payment_notes: await heldNotes(work, ids, person.marks),
    };
  },

  async repoints(work, register, pair) {
    if (register !== 'customers') return;
    const bookings = await moveBookings(work, pair);
    announce(work.tx, work.actor, 'bookings', 'updated', bookings);
  },

  refersTo: async (work, register, ids) => (register === 'customers' ? await countBookings(work, ids) : []),
};
